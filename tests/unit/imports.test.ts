import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ESLint, Linter } from 'eslint'
import { afterEach, beforeEach, expect, it } from 'vitest'

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
  write('tsconfig.json', '{}')
  write('src/app/store.ts', 'export const store = 1')
  write('src/features/a/a.ts', 'export const a = 1')
  write('src/features/b/b.ts', 'export const b = 1')
  write('src/components/C.ts', 'export const c = 1')
  write('functions/f.ts', 'export const f = 1')
  write('scripts/s.ts', 'export const s = 1')
  write('imagery/m.ts', 'export const m = 1')
  write('src/app/paths.ts', 'export const paths = 1')
  write('src/features/quote/fields.ts', "import '../../app/paths.ts'")
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${text}\n`)
}

const brokenRules = (): string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      cruiser,
      'src',
      'functions',
      'imagery',
      '--config',
      resolve('.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const result = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return [...new Set(result.summary.violations.map(({ rule }) => rule.name))]
}

it('a sound tree breaks no rule', () => {
  write('src/app/page.ts', "import '../features/a/a.ts'\nimport '../components/C.ts'")
  expect(brokenRules()).toEqual([])
})

it.each([
  ['features-below-app', 'src/features/a/x.ts', "import '../../app/store.ts'"],
  ['features-apart', 'src/features/a/x.ts', "import '../b/b.ts'"],
  ['components-without-domain', 'src/components/x.ts', "import '../features/a/a.ts'"],
  ['content-and-lib-at-the-bottom', 'src/lib/x.ts', "import '../components/C.ts'"],
  ['server-apart', 'src/features/quote/server/x.ts', "import '../fields.ts'"],
  ['imagery-apart', 'imagery/x.ts', "import '../scripts/s.ts'"],
  ['no-missing', 'src/lib/x.ts', "import './nothing.ts'"],
])('%s is found', (rule, path, text) => {
  write(path, text)
  expect(brokenRules()).toEqual([rule])
})

it('a circle is found', () => {
  write('src/lib/x.ts', "import './y.ts'\nexport const x = 1")
  write('src/lib/y.ts', "import './x.ts'\nexport const y = 1")
  expect(brokenRules()).toEqual(['no-cycle'])
})

it('the raw hooks of react-redux are refused by lint', async () => {
  const config = (await new ESLint().calculateConfigForFile('src/features/x/X.tsx')) as Linter.Config
  const rules = { 'no-restricted-imports': config.rules?.['no-restricted-imports'] ?? 'off' }
  const messages = new Linter().verify("import { useSelector } from 'react-redux'", [{ rules }])
  expect(messages.map(({ message, severity }) => [severity, message])).toEqual([
    [2, expect.stringContaining('Use the typed hooks of src/app/hooks.ts.')],
  ])
})
