import { spawnSync } from 'node:child_process'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import seededCode from '../../support/fixtures/seededCode.json'
import { seedFolder } from '../../support/seedFolder.ts'

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  return `import '${path.startsWith('.') ? path : `./${path}`}'`
}

/** One seeded breach a file. */
const { breaches } = seededCode

const imported = Object.fromEntries(breaches.map((breach) => [breach.imported, 'export const a = 1']))

// That allowed imports pass is shown by the project's own.
it('each forbidden import is found', () => {
  const seeded = Object.fromEntries(
    breaches.map((breach) => [breach.file, importOf(breach.file, breach.imported)]),
  )
  const faults = { 'src/lib/nothing.ts': "import './none.ts'", 'src/lib/c.ts': "import './d.ts'" }
  const circle = { 'src/lib/d.ts': "import './c.ts'" }
  const cwd = seedFolder({ 'tsconfig.json': '{}', ...imported, ...seeded, ...faults, ...circle })
  const config = resolve('.dependency-cruiser.cjs')
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, 'src', 'functions', 'scripts', '--config', config, '--output-type', 'json'],
    { cwd, encoding: 'utf8' },
  )
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  expect(summary.violations.map(({ rule, from }) => [rule.name, from]).sort()).toEqual(
    [
      ...breaches.map(({ rule, file }) => [rule, file]),
      ['no-missing', 'src/lib/nothing.ts'],
      ['no-cycle', 'src/lib/c.ts'],
    ].sort(),
  )
})
