import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { seedFolder } from '../../support/seedFolder.ts'

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}

/** The compiler's messages for code under the options of a `tsconfig` file. */
const faultsIn = (config: string, code: string): string[] => {
  const { options = {} } = ts.getParsedCommandLineOfConfigFile(resolve(config), {}, host) ?? {}
  const file = join(seedFolder({ 'seeded.ts': code }), 'seeded.ts')
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options))
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
