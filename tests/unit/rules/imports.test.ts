import { spawnSync } from 'node:child_process'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { seedFolder } from '../../support/seedFolder.ts'

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  return `import '${path.startsWith('.') ? path : `./${path}`}'`
}

/** One seeded breach a file. */
const breaches: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['entries-imports', 'src/main.tsx', 'functions/a.ts'],
  ['entries-imports', 'src/x.ts', 'tests/a.ts'],
  ['entries-imports', 'src/y.ts', 'imagery/a.ts'],
  ['known-folders', 'src/utils/x.ts', 'src/lib/a.ts'],
  ['known-folders', 'src/domain/fresh/x.ts', 'src/lib/a.ts'],
  ['app-imports', 'src/app/x.ts', 'functions/a.ts'],
  ['features-imports', 'src/features/a/x.ts', 'src/app/store.ts'],
  ['features-apart', 'src/features/b/x.ts', 'src/features/a/a.ts'],
  ['parts-imports', 'src/parts/a/x.ts', 'src/features/a/a.ts'],
  ['quoteList-imports', 'src/domain/quoteList/y.ts', 'src/domain/country/a.ts'],
  ['country-imports', 'src/domain/country/x.ts', 'src/features/a/a.ts'],
  ['routing-imports', 'src/domain/routing/y.ts', 'src/domain/country/a.ts'],
  ['products-imports', 'src/domain/products/x.ts', 'src/domain/routing/a.ts'],
  ['state-imports', 'src/domain/state/y.ts', 'src/domain/routing/a.ts'],
  ['browser-imports', 'src/ui/browser/x.ts', 'src/ui/a.ts'],
  ['ui-imports', 'src/ui/y.ts', 'src/domain/country/a.ts'],
  ['contract-imports', 'src/domain/contract/x.ts', 'src/ui/a.ts'],
  ['content-imports', 'src/content/y.ts', 'src/domain/products/a.ts'],
  ['functions-imports', 'functions/x.ts', 'src/ui/a.ts'],
  ['functions-imports', 'functions/y.ts', 'scripts/a.ts'],
  ['relay-lib-imports', 'functions/relay/lib/x.ts', 'functions/relay/requests/a.ts'],
  ['relay-requests-imports', 'functions/relay/requests/x.ts', 'functions/relay/delivery/a.ts'],
  ['relay-delivery-imports', 'functions/relay/delivery/x.ts', 'functions/relay/watch/a.ts'],
  ['relay-watch-imports', 'functions/relay/watch/x.ts', 'functions/relay/http/a.ts'],
  ['relay-http-imports', 'functions/relay/http/x.ts', 'functions/relay/services/a.ts'],
  ['relay-folders', 'functions/relay/x.ts', 'functions/relay/lib/a.ts'],
  ['scripts-imports', 'scripts/x.ts', 'imagery/a.ts'],
  ['lib-imports', 'src/lib/y.ts', 'imagery/a.ts'],
]

const imported = Object.fromEntries(breaches.map(([, , file]) => [file, 'export const a = 1']))

/** The rules that a tree of files breaks, and where; sorted. */
const brokenRules = (files: Readonly<Record<string, string>>): string[][] => {
  const folder = seedFolder(files)
  const config = resolve('.dependency-cruiser.cjs')
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, 'src', 'functions', 'scripts', '--config', config, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8' },
  )
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  return summary.violations.map(({ rule, from }) => [rule.name, from]).sort()
}

// That allowed imports pass is shown by the project's own.
it('each forbidden import is found', () => {
  const seeded = Object.fromEntries(breaches.map(([, file, other]) => [file, importOf(file, other)]))
  const faults = { 'src/lib/nothing.ts': "import './none.ts'", 'src/lib/c.ts': "import './d.ts'" }
  const circle = { 'src/lib/d.ts': "import './c.ts'" }
  expect(brokenRules({ 'tsconfig.json': '{}', ...imported, ...seeded, ...faults, ...circle })).toEqual(
    [
      ...breaches.map(([rule, file]) => [rule, file]),
      ['no-missing', 'src/lib/nothing.ts'],
      ['no-cycle', 'src/lib/c.ts'],
    ].sort(),
  )
})
