import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { seedFolder } from '../../support/seedFolder.ts'

const knip = resolve('node_modules/knip/bin/knip.js')

/** What knip reports of a tree of files under the project's own rules, as `file: name`; sorted. */
const unusedIn = (files: Readonly<Record<string, string>>): string[] => {
  const folder = seedFolder(files)
  copyFileSync('knip.json', join(folder, 'knip.json'))
  const options = ['--reporter', 'json', '--no-config-hints']
  const { stdout } = spawnSync(process.execPath, [knip, ...options], { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(stdout) as {
    files: string[]
    issues: { file: string; exports: { name: string }[] }[]
  }
  return [
    ...report.files,
    ...report.issues.flatMap(({ file, exports }) => exports.map(({ name }) => `${file}: ${name}`)),
  ].sort()
}

const slice = 'src/features/a/menuSlice.ts'

it('an action or a selector that nothing uses is found, and a file', () => {
  const files = {
    'package.json': '{ "name": "seeded", "type": "module" }',
    'bench/package.json': '{ "name": "bench" }',
    'src/main.tsx': `import { opened, selectMenu } from './features/a/menuSlice.ts'\nopened(selectMenu)`,
    'src/features/a/forgotten.ts': 'export const a = 1',
    [slice]: `
      const menuSlice = createSlice({ reducers: { opened, closed }, selectors: { selectMenu, selectItem } })
      export const { opened, closed } = menuSlice.actions
      export const { selectMenu, selectItem } = menuSlice.selectors`,
  }
  expect(unusedIn(files)).toEqual(['src/features/a/forgotten.ts', `${slice}: closed`, `${slice}: selectItem`])
})
