import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs a command of package.json by its file; what it said and how it ended. */
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', cwd: join(import.meta.dirname, '..') })

it('npm run render names the views when it does not know one', () => {
  const { status, stderr } = run('render/render.ts', '--views', 'above')
  expect(stderr).toContain('Not known: above. Views: hero, front, back, detail.')
  expect(status).toBe(1)
})

it('npm run models has nothing to do: the model is that of the drawing', () => {
  const { status, stdout } = run('export/models.ts', 'bt-20')
  expect(stdout).toContain('bt-20  up to date')
  expect(status).toBe(0)
})

it('npm run videos names the machines with a video when it is asked for another', () => {
  const { status, stderr } = run('video/videos.ts', 'mc-999')
  expect(stderr).toMatch(/No product has such a video: mc-999\. These have: .*mc-280/)
  expect(status).toBe(1)
})

it('npm run sheet lays a family side by side, and names the families when it does not know one', () => {
  expect(run('contactSheets/contactSheets.ts', 'printers').stdout).toContain(
    '.cache/sheets/printers.webp  5 machines',
  )
  const { status, stderr } = run('contactSheets/contactSheets.ts', 'scales')
  expect(stderr).toMatch(/Not known: scales\. Families: money-counter, .*printers/)
  expect(status).toBe(1)
})

const python = spawnSync('python3', ['--version'])
it.skipIf(python.status !== 0).each([
  ['the inputs of a material are found in Blender 3 and 4', 'shader_inputs_test.py'],
  ['Blender denoises a render itself when its build can', 'denoiser_test.py'],
])('%s', (_, file) => {
  const { status, stderr } = spawnSync('python3', ['-B', `tests/${file}`], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '..'),
  })
  expect(stderr).toMatch(/OK\s*$/)
  expect(status).toBe(0)
})
