import { spawnSync } from 'node:child_process'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { seedFolder } from '../../support/seedFolder.ts'

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

/** A file that each layer may import from. */
const target = {
  app: 'src/app/store.ts',
  feature: 'src/features/a/a.ts',
  country: 'src/domain/country/a.ts',
  products: 'src/domain/products/a.ts',
  routing: 'src/domain/routing/a.ts',
  ui: 'src/ui/a.ts',
  lib: 'src/lib/a.ts',
  functions: 'functions/a.ts',
  relayLib: 'functions/relay/lib/a.ts',
  requests: 'functions/relay/requests/a.ts',
  delivery: 'functions/relay/delivery/a.ts',
  watch: 'functions/relay/watch/a.ts',
  http: 'functions/relay/http/a.ts',
  services: 'functions/relay/services/a.ts',
  scripts: 'scripts/a.ts',
  imagery: 'imagery/a.ts',
  tests: 'tests/a.ts',
} as const

type Layer = keyof typeof target

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  return `import '${path.startsWith('.') ? path : `./${path}`}'`
}

/** One seeded breach a file. */
const breaches: readonly (readonly [rule: string, file: string, layer: Layer])[] = [
  ['entries-imports', 'src/main.tsx', 'functions'],
  ['entries-imports', 'src/x.ts', 'tests'],
  ['entries-imports', 'src/y.ts', 'imagery'],
  ['known-folders', 'src/utils/x.ts', 'lib'],
  ['known-folders', 'src/domain/fresh/x.ts', 'lib'],
  ['app-imports', 'src/app/x.ts', 'functions'],
  ['features-imports', 'src/features/a/x.ts', 'app'],
  ['features-apart', 'src/features/b/x.ts', 'feature'],
  ['parts-imports', 'src/parts/a/x.ts', 'feature'],
  ['quoteList-imports', 'src/domain/quoteList/y.ts', 'country'],
  ['country-imports', 'src/domain/country/x.ts', 'feature'],
  ['routing-imports', 'src/domain/routing/y.ts', 'country'],
  ['products-imports', 'src/domain/products/x.ts', 'routing'],
  ['state-imports', 'src/domain/state/y.ts', 'routing'],
  ['browser-imports', 'src/ui/browser/x.ts', 'ui'],
  ['ui-imports', 'src/ui/y.ts', 'country'],
  ['contract-imports', 'src/domain/contract/x.ts', 'ui'],
  ['content-imports', 'src/content/y.ts', 'products'],
  ['functions-imports', 'functions/x.ts', 'ui'],
  ['functions-imports', 'functions/y.ts', 'scripts'],
  ['relay-lib-imports', 'functions/relay/lib/x.ts', 'requests'],
  ['relay-requests-imports', 'functions/relay/requests/x.ts', 'delivery'],
  ['relay-delivery-imports', 'functions/relay/delivery/x.ts', 'watch'],
  ['relay-watch-imports', 'functions/relay/watch/x.ts', 'http'],
  ['relay-http-imports', 'functions/relay/http/x.ts', 'services'],
  ['relay-folders', 'functions/relay/x.ts', 'relayLib'],
  ['scripts-imports', 'scripts/x.ts', 'imagery'],
  ['lib-imports', 'src/lib/y.ts', 'imagery'],
]

const targets = Object.fromEntries(Object.values(target).map((file) => [file, 'export const a = 1']))

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
  const seeded = Object.fromEntries(breaches.map(([, file, layer]) => [file, importOf(file, target[layer])]))
  const faults = { 'src/lib/nothing.ts': "import './none.ts'", 'src/lib/c.ts': "import './d.ts'" }
  const circle = { 'src/lib/d.ts': "import './c.ts'" }
  expect(brokenRules({ 'tsconfig.json': '{}', ...targets, ...seeded, ...faults, ...circle })).toEqual(
    [
      ...breaches.map(([rule, file]) => [rule, file]),
      ['no-missing', 'src/lib/nothing.ts'],
      ['no-cycle', 'src/lib/c.ts'],
    ].sort(),
  )
})
