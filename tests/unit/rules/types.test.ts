import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}

/** The compiler's messages for code in a project of the repository. */
const faultsIn = (project: string, code: string): string[] => {
  const config = ts.getParsedCommandLineOfConfigFile(resolve(project, 'tsconfig.json'), {}, host)
  const file = join(folder, `${project}.ts`)
  writeFileSync(file, `${code}\n`)
  const program = ts.createProgram([file], config?.options ?? {})
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('types by place', () => {
  it.each([
    ['src', 'window.name'],
    ['functions', 'process.pid'],
    ['scripts', 'process.pid'],
  ])('%s knows %s', (project, code) => {
    expect(faultsIn(project, `export const seeded = ${code}`)).toEqual([])
  })

  it.each([
    ['src', 'process.pid', "Cannot find name 'process'"],
    ['functions', 'window.name', "Cannot find name 'window'"],
    ['functions', 'document.title', "Cannot find name 'document'"],
  ])('%s does not know %s', (project, code, message) => {
    expect(faultsIn(project, `export const seeded = ${code}`)).toEqual([expect.stringContaining(message)])
  })
})

it('useAppSelector takes selectors of what slices declare, and no others', () => {
  const selectors = [
    'selectCountry',
    '(state) => state.country.selected',
    '(state) => state.nothing',
    '(state: { nothing: number }) => state.nothing',
    '(state: { country: number }) => state.country',
  ]
  const code = [
    `import { selectCountry } from '${resolve('src/domain/country/countrySlice.ts')}'`,
    `import { useAppSelector } from '${resolve('src/domain/state/hooks.ts')}'`,
    ...selectors.map(
      (selector, index) => `export const useSeeded${index} = () => useAppSelector(${selector})`,
    ),
  ]
  expect(faultsIn('src', code.join('\n'))).toEqual([
    expect.stringContaining("Property 'nothing' does not exist on type 'RootState'"),
    expect.stringContaining("Property 'nothing' is missing"),
    expect.stringContaining("'CountryState' is not assignable to type 'number'"),
  ])
})
