import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A copy of the project with content that cannot be read. The scripts import some of these files. */

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'broken-'))
  for (const name of ['package.json', 'vite.config.ts', 'functions', 'scripts', 'src'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true }))

/** What check and build print of a file that was spoilt. */
const reportsOf = (path: string, spoil: (text: string) => string) => {
  const file = join(root, path)
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, spoil(sound))
  const scripts = ['scripts/checkContent/main.ts', 'scripts/build.ts']
  const reports = scripts.map((script) => {
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })
    return { status, stderr }
  })
  writeFileSync(file, sound)
  return reports
}

it.each(['data/glossary.json', 'texts/figureNames.json', 'texts/services.json', 'texts/size.json'])(
  'check and build name the place of a missing comma in %s, and what to do',
  (name) => {
    const path = `src/content/${name}`
    for (const { status, stderr } of reportsOf(path, (text) => text.replace(',', ''))) {
      expect(stderr).toMatch(new RegExp(`^${path}\n  line \\d+, column \\d+: .*\n    is not valid JSON;`))
      expect(stderr).toContain('1 fault in the content.')
      expect(status).toBe(1)
    }
  },
)

it.each([
  ['data/countries.ts', "code: 'SG',", "code: 'SG'", "flag: '/media/flag/singapore.svg',"],
  ['data/categories.ts', "'Retail'", '‘Retail’', "{ id: 'retail', name: ‘Retail’ },"],
  ['site.ts', "'Veritally'", "'Veritally's'", "name: 'Veritally's',"],
])('check and build name the place of a mistake in %s, and what to do', (name, sound, spoilt, value) => {
  const path = `src/content/${name}`
  const lines = readFileSync(path, 'utf8').replace(sound, spoilt).split('\n')
  const line = lines.findIndex((text) => text.trim() === value) + 1
  for (const { status, stderr } of reportsOf(path, (text) => text.replace(sound, spoilt))) {
    expect(stderr).toContain(`${path}\n  line ${line}: ${JSON.stringify(value)}\n    cannot be read; look`)
    expect(stderr).toContain('1 fault in the content.')
    expect(status).toBe(1)
  }
})
