import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ESLint, Linter } from 'eslint'
import { expect, it } from 'vitest'

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

const sound = {
  'tsconfig.json': '{}',
  'src/app/store.ts': 'export const store = 1',
  'src/features/a/a.ts': 'export const a = 1',
  'src/features/b/b.ts': 'export const b = 1',
  'src/components/C.ts': 'export const c = 1',
  'functions/f.ts': 'export const f = 1',
  'scripts/s.ts': 'export const s = 1',
  'imagery/m.ts': 'export const m = 1',
  'src/app/paths.ts': 'export const paths = 1',
  'src/features/quote/fields.ts': "import '../../app/paths.ts'",
  'src/lib/a.ts': 'export const a = 1',
  'src/lib/b.ts': "import './a.ts'",
  'src/app/page.ts': "import '../features/a/a.ts'\nimport '../components/C.ts'",
}

const faults = [
  ['features-below-app', 'src/features/a/x.ts', "import '../../app/store.ts'"],
  ['features-apart', 'src/features/a/y.ts', "import '../b/b.ts'"],
  ['components-without-domain', 'src/components/x.ts', "import '../features/a/a.ts'"],
  ['content-and-lib-at-the-bottom', 'src/lib/x.ts', "import '../components/C.ts'"],
  ['server-apart', 'src/features/quote/server/x.ts', "import '../fields.ts'"],
  ['imagery-apart', 'imagery/x.ts', "import '../scripts/s.ts'"],
  ['no-missing', 'src/lib/y.ts', "import './nothing.ts'"],
  ['no-cycle', 'src/lib/a.ts', "import './b.ts'"],
] as const

/** The rules that a tree of files breaks, and where; sorted. */
const brokenRules = (files: Readonly<Record<string, string>>): string[][] => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const config = resolve('.dependency-cruiser.cjs')
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, 'src', 'functions', 'imagery', '--config', config, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  return summary.violations.map(({ rule, from }) => [rule.name, from]).sort()
}

it('a sound tree breaks no rule', () => {
  expect(brokenRules(sound)).toEqual([])
})

it('each forbidden import is found, and no other', () => {
  const seeded = Object.fromEntries(faults.map(([, path, text]) => [path, text]))
  expect(brokenRules({ ...sound, ...seeded })).toEqual(faults.map(([rule, path]) => [rule, path]).sort())
})

it('the raw hooks of react-redux are refused by lint', async () => {
  const config = (await new ESLint().calculateConfigForFile('src/features/x/X.tsx')) as Linter.Config
  const rules = { 'no-restricted-imports': config.rules?.['no-restricted-imports'] ?? 'off' }
  const messages = new Linter().verify("import { useSelector } from 'react-redux'", [{ rules }])
  expect(messages.map(({ message, severity }) => [severity, message])).toEqual([
    [2, expect.stringContaining('Use the typed hooks of src/app/hooks.ts.')],
  ])
})
