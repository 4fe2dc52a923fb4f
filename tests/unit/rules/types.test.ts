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

/** The parsed files of TypeScript's libraries, packages and `src`, by their names, for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>()

const programHost = (options: ts.CompilerOptions, seeded: string): ts.CompilerHost => {
  const plain = ts.createCompilerHost(options)
  return {
    ...plain,
    getSourceFile: (name, ...rest) => {
      if (name === seeded) return plain.getSourceFile(name, ...rest)
      if (!parsed.has(name)) parsed.set(name, plain.getSourceFile(name, ...rest))
      return parsed.get(name)
    },
  }
}

/** The compiler's messages for code under the options of a `tsconfig` file. */
const faultsIn = (options: string, code: string): string[] => {
  const config = ts.getParsedCommandLineOfConfigFile(resolve(options), {}, host)
  const file = join(folder, 'seeded.ts')
  writeFileSync(file, `${code}\n`)
  const { options: compilerOptions = {} } = config ?? {}
  const program = ts.createProgram([file], compilerOptions, programHost(compilerOptions, file))
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('types by place', () => {
  it.each([
    ['src/tsconfig.json', 'window.name'],
    ['functions/tsconfig.json', 'process.pid'],
    ['tsconfig.node.json', 'process.pid'],
  ])('%s knows %s', (options, code) => {
    expect(faultsIn(options, `export const seeded = ${code}`)).toEqual([])
  })

  it.each([
    ['src/tsconfig.json', 'process.pid', "Cannot find name 'process'"],
    ['functions/tsconfig.json', 'window.name', "Cannot find name 'window'"],
    ['functions/tsconfig.json', 'document.title', "Cannot find name 'document'"],
  ])('%s does not know %s', (options, code, message) => {
    expect(faultsIn(options, `export const seeded = ${code}`)).toEqual([expect.stringContaining(message)])
  })
})

it('useAppSelector takes selectors of what the store has, and no others', () => {
  const selectors = [
    'selectCountry',
    '(state) => state.country',
    '(state) => state.nothing',
    '(state: { nothing: number }) => state.nothing',
    '(state: { country: number }) => state.country',
  ]
  const code = [
    `/// <reference path="${resolve('src/domain/machines/virtual.d.ts')}" />`,
    `import '${resolve('src/app/store.ts')}'`,
    `import { selectCountry } from '${resolve('src/domain/country/countrySlice.ts')}'`,
    `import { useAppSelector } from '${resolve('src/domain/state/hooks.ts')}'`,
    ...selectors.map(
      (selector, index) => `export const useSeeded${index} = () => useAppSelector(${selector})`,
    ),
  ]
  expect(faultsIn('src/tsconfig.json', code.join('\n'))).toEqual([
    expect.stringContaining("Property 'nothing' does not exist on type 'RootState'"),
    expect.stringContaining("Property 'nothing' is missing"),
    expect.stringContaining("'string' is not assignable to type 'number'"),
  ])
})
