import { resolve } from 'node:path'
import { ESLint, Linter } from 'eslint'
import ts from 'typescript'
import { parser } from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

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

describe('a literal design token outside the theme', () => {
  const literalsIn = (code: string, file?: string) => faultsIn('no-restricted-syntax', code, file)

  it.each([
    ['a duration', "const x = { transition: 'opacity 200ms ease-out' }"],
    ['a duration in seconds', 'const x = { animation: `${grow} 8s linear` }'],
    ['a radius', 'const x = { borderRadius: 4 }'],
    ['a radius of one corner', "const x = { borderStartStartRadius: '2px' }"],
    ['a type size', "const x = { '& p': { fontSize: '0.875rem' } }"],
    ['a type size in px', 'const x = { fontSize: 14 }'],
    ['a fluid size', "const x = 'clamp(1rem, 4vw, 2rem)'"],
    ['a weight', 'const x = { fontWeight: 600 }'],
    ['a shadow', "const x = { boxShadow: '0 1px 2px black' }"],
    ['a layer', 'const x = { zIndex: 1 }'],
    ['a colour', "const x = { color: '#10231F' }"],
  ])('is refused: %s', async (_name, code) => {
    expect(await literalsIn(code)).toEqual(
      expect.arrayContaining(['Take this value from the theme (src/app/theme/tokens.ts).']),
    )
  })
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

  it.each([
    '<p>{text}{isOpen && <b />}</p>',
    '<p>{texts.a}{isOpen && <b />}</p>',
    '<p>Words {isOpen && <b />}</p>',
    '<p><b />{text}</p>',
    '<p><b />{count}</p>',
    "<p><b />{isOpen && 'open'}</p>",
    '<p><b />{isOpen ? text : <i />}</p>',
    '<p>{texts.a}<ByCountry>{() => <b />}</ByCountry></p>',
    '<>{text}</>',
    '<Button>{isOpen ? texts.a : texts.b}</Button>',
  ])('is refused without an element of its own: %s', async (jsx) => {
    expect(await faultsOf(jsx)).toBe(1)
  })

  it.each([
    '<p>{text}</p>',
    '<p>{isOpen ? texts.a : text}</p>',
    '<p><span>{text}</span> {isOpen && <b />}</p>',
    '<p>{texts.a} <b /></p>',
    '<p>{isOpen && <b />}{isOpen ? <i /> : <b />}</p>',
    '<Button>{texts.a}</Button>',
  ])('passes where React finds it again: %s', async (jsx) => {
    expect(await faultsOf(jsx)).toBe(0)
  })
})
