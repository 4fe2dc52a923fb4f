import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A copy of the project with content that is not JSON. The scripts import some of these files. */

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'broken-'))
  for (const name of ['package.json', 'vite.config.ts', 'functions', 'scripts', 'src'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true }))

it.each(['data/glossary.json', 'texts/figureNames.json', 'texts/services.json', 'texts/size.json'])(
  'check and build name the place of a missing comma in %s, and what to do',
  (name) => {
    const path = `src/content/${name}`
    const file = join(root, path)
    const sound = readFileSync(file, 'utf8')
    writeFileSync(file, sound.replace(',', ''))
    for (const script of ['scripts/checkContent/main.ts', 'scripts/build.ts']) {
      const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })
      expect(stderr).toMatch(new RegExp(`^${path}\n  line \\d+, column \\d+: .*\n    is not valid JSON;`))
      expect(stderr).toContain('1 fault in the content.')
      expect(status).toBe(1)
    }
    writeFileSync(file, sound)
  },
)
