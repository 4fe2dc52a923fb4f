import { spawnSync } from 'node:child_process'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { seedFolder } from '../../support/seedFolder.ts'

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

/** A file that each layer may import from. */
const target = {
  app: 'src/app/store.ts',
  feature: 'src/features/a/a.ts',
  parts: 'src/parts/a/a.ts',
  quoteList: 'src/domain/quoteList/a.ts',
  country: 'src/domain/country/a.ts',
  products: 'src/domain/products/a.ts',
  routing: 'src/domain/routing/a.ts',
  state: 'src/domain/state/a.ts',
  ui: 'src/ui/a.ts',
  browser: 'src/ui/browser/a.ts',
  contract: 'src/domain/contract/a.ts',
  content: 'src/content/a.ts',
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
  bench: 'bench/a.ts',
} as const

type Layer = keyof typeof target

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  return `import '${path.startsWith('.') ? path : `./${path}`}'`
}

const base: readonly Layer[] = ['contract', 'content', 'lib']
const middle: readonly Layer[] = [
  ...(['quoteList', 'country', 'products'] as const),
  ...(['routing', 'state', 'ui', 'browser'] as const),
]

/** A tree in which each layer imports all that it may. */
const allowed: readonly (readonly [file: string, layers: readonly Layer[]])[] = [
  ['src/main.tsx', ['app', ...middle, ...base]],
  ['src/prerender.tsx', ['app', ...middle, ...base]],
  ['src/app/page.ts', ['feature', 'parts', ...middle, ...base]],
  ['src/features/b/b.ts', ['parts', ...middle, ...base]],
  ['src/parts/b/b.ts', ['parts', ...middle, ...base]],
  ['src/domain/quoteList/b.ts', ['products', 'routing', 'state', 'ui', 'browser', ...base]],
  ['src/domain/country/b.ts', ['state', 'ui', 'browser', 'content', 'lib']],
  ['src/domain/routing/b.ts', ['products', 'state', 'ui', 'browser', 'content', 'lib']],
  ['src/domain/products/b.ts', ['content', 'lib']],
  ['src/domain/state/b.ts', ['content', 'lib']],
  ['src/ui/b.ts', ['browser', 'lib']],
  ['src/ui/browser/b.ts', ['lib']],
  ['src/domain/contract/b.ts', ['lib']],
  ['src/content/b.ts', ['lib']],
  ['src/lib/b.ts', ['lib']],
  ['functions/relay/requests/b.ts', ['relayLib', 'contract', 'content', 'lib']],
  ['functions/relay/delivery/b.ts', ['requests', 'relayLib']],
  ['functions/relay/watch/b.ts', ['delivery', 'requests', 'relayLib']],
  ['functions/relay/http/b.ts', ['watch', 'delivery', 'requests', 'relayLib']],
  ['functions/relay/services/b.ts', ['http', 'watch', 'delivery', 'requests', 'relayLib']],
  ['functions/b.ts', ['services', 'http', 'functions', 'contract', 'content', 'lib']],
  ['scripts/b.ts', ['functions', 'app', 'feature', ...middle, ...base]],
]

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

const sound = {
  'tsconfig.json': '{}',
  ...Object.fromEntries(Object.values(target).map((file) => [file, 'export const a = 1'])),
  ...Object.fromEntries(
    allowed.map(([file, layers]) => [file, layers.map((layer) => importOf(file, target[layer])).join('\n')]),
  ),
}

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

it('each forbidden import is found, and no allowed one is', () => {
  const seeded = Object.fromEntries(breaches.map(([, file, layer]) => [file, importOf(file, target[layer])]))
  const faults = { 'src/lib/nothing.ts': "import './none.ts'", 'src/lib/c.ts': "import './d.ts'" }
  const circle = { 'src/lib/d.ts': "import './c.ts'" }
  expect(brokenRules({ ...sound, ...seeded, ...faults, ...circle })).toEqual(
    [
      ...breaches.map(([rule, file]) => [rule, file]),
      ['no-missing', 'src/lib/nothing.ts'],
      ['no-cycle', 'src/lib/c.ts'],
    ].sort(),
  )
})
