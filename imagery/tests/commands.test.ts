import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readProducts } from '../lib/products.ts'
import { modelledProducts } from '../machines/modelled.ts'

/** Runs a command of package.json by its file; what it said and how it ended. */
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', cwd: join(import.meta.dirname, '..') })

it('npm run render names the views when it does not know one', () => {
  const { status, stderr } = run('render/render.ts', '--views', 'above')
  expect(stderr).toContain('Not known: above. Views: hero, front, back, detail.')
  expect(status).toBe(1)
})

it.each(modelledProducts().slice(-1))(
  'npm run models has nothing to do: %s is that of its drawing',
  (slug) => {
    const { status, stdout } = run('export/models.ts', slug)
    expect(stdout).toContain(`${slug}  up to date`)
    expect(status).toBe(0)
  },
)

it('npm run videos names the machines with a video when it is asked for another', () => {
  const { status, stderr } = run('video/videos.ts', 'mc-999')
  expect(stderr).toContain('No product has such a video: mc-999. These have: ')
  expect(status).toBe(1)
})

it('npm run sheet lays a family side by side, and names the families when it does not know one', () => {
  const families = Map.groupBy(readProducts(), ({ category, subcategory }) => subcategory ?? category)
  const [family = '', products = []] = [...families][0] ?? []
  expect(run('contactSheets/contactSheets.ts', family).stdout).toContain(
    `.cache/sheets/${family}.webp  ${products.length} machines`,
  )
  const { status, stderr } = run('contactSheets/contactSheets.ts', 'scales')
  expect(stderr).toContain(`Not known: scales. Families: ${[...families.keys()].join(', ')}.`)
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
