import { resolve } from 'node:path'
import { ESLint, Linter } from 'eslint'
import ts from 'typescript'
import { parser } from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import seededCode from '../../support/fixtures/seededCode.json'

/** Reads the project's configuration once. */
const eslint = new ESLint()
const configOf = (file: string) => eslint.calculateConfigForFile(file) as Promise<Linter.Config>

/** What lint says of code in a file, by one of its rules. */
const faultsIn = async (rule: string, code: string, file = 'src/features/x/X.tsx'): Promise<string[]> => {
  const config = await configOf(file)
  const rules = { [rule]: config.rules?.[rule] ?? 'off' }
  return new Linter()
    .verify(code, [{ rules, languageOptions: { ecmaVersion: 2024 } }])
    .map(({ message }) => message)
}

const literalsIn = (code: string, file?: string) => faultsIn('no-restricted-syntax', code, file)

it.each(seededCode.tokens)('a literal design token outside the theme is refused: $name', async ({ code }) => {
  expect(await literalsIn(code)).toEqual(
    expect.arrayContaining(['Take this value from the theme (src/app/theme/tokens.ts).']),
  )
})

it('the raw hooks of react-redux are refused', async () => {
  expect(await faultsIn('no-restricted-imports', "import { useSelector } from 'react-redux'")).toEqual([
    expect.stringContaining('Use the typed hooks of src/domain/state/hooks.ts.'),
  ])
})

it.each(['const port = process.env.PORT', "process['env']", 'const { argv, env: variables } = process'])(
  'variables are read in two modules only: %s',
  async (code) => {
    expect(await faultsIn('no-restricted-properties', code, 'scripts/x.ts')).toHaveLength(1)
    expect(await faultsIn('no-restricted-properties', code, 'scripts/environment.ts')).toEqual([])
  },
)

describe('text that a translator moves', () => {
  /** The rule asks for types, so the code is a program of its own. */
  const faultsOf = async (jsx: string): Promise<number> => {
    const filename = resolve('src/features/x/X.tsx')
    const code = `
      const texts = { a: 'A', b: 'B' }
      export const X = ({ text, count, isOpen }: { text: string; count: number; isOpen: boolean }) => ${jsx}
    `
    const source = ts.createSourceFile(filename, code, ts.ScriptTarget.ESNext, true)
    const options = { noLib: true, jsx: ts.JsxEmit.Preserve }
    const host = {
      ...ts.createCompilerHost(options),
      getSourceFile: (name: string) => (name === filename ? source : undefined),
    }
    const programs = [ts.createProgram([filename], options, host)]
    const config = await configOf(filename)
    const rules = { 'local/own-element': config.rules?.['local/own-element'] ?? 'off' }
    const languageOptions = { parser, parserOptions: { programs } }
    const plugins = { local: config.plugins?.local ?? {} }
    const files = ['**/*.tsx']
    const found = new Linter().verify(code, [{ files, plugins, rules, languageOptions }], { filename })
    expect(found.filter(({ fatal }) => fatal)).toEqual([])
    return found.length
  }

  it.each(seededCode.movedTexts)('is refused without an element of its own: %s', async (jsx) => {
    expect(await faultsOf(jsx)).toBe(1)
  })

  it.each(seededCode.foundTexts)('passes where React finds it again: %s', async (jsx) => {
    expect(await faultsOf(jsx)).toBe(0)
  })
})
