import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, it } from 'vitest'

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

it.each([
  ['src/tsconfig.json', ['window.name'], ['process.pid']],
  ['functions/tsconfig.json', ['process.pid'], ['window.name', 'document.title']],
  ['tsconfig.node.json', ['process.pid', 'window.name'], []],
])('%s knows %j and not %j', (options, known, unknown) => {
  const code = [...known, ...unknown].map((value, index) => `export const seeded${index} = ${value}`)
  const names = unknown.map((value) => value.split('.')[0])
  expect(faultsIn(options, code.join('\n'))).toEqual(
    names.map((name) => expect.stringContaining(`Cannot find name '${name}'`) as string),
  )
})
