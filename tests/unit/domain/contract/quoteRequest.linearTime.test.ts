import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { checkQuoteRequest } from '../../../../functions/relay/http/readQuoteRequest.ts'
import { quoteFieldOrder } from '../../../../src/domain/contract/quoteFields.ts'
import { sampleQuote } from '../../../support/relay/quoteSamples.ts'

/** Where a visitor's text, or what claims to be a visitor's, meets expressions. */
const places = [
  'src/domain/contract/*.ts',
  'src/features/quote/**/*.{ts,tsx}',
  'src/features/addSeveral/**/*.{ts,tsx}',
  'src/features/comply/reading/rows/rowsOfText.ts',
  'functions/relay/http/**/*.ts',
]

const expressionsIn = (file: string): RegExp[] => {
  const found: RegExp[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const expressions = globSync(places).flatMap((file) =>
  expressionsIn(file).map((expression): [RegExp, string] => [expression, file]),
)

const parts = [
  '.',
  'a',
  'a.',
  '@',
  'a@',
  ' ',
  '\t\n',
  '7',
  '7 ',
  '-',
  '/',
  '/a',
  '\u0000',
  '\u200b',
  '\u1781',
]

/** Matches as much as it can, and fails at the end. */
const textOf = (part: string, length: number): string => `a@${part.repeat(length / part.length)}@\u0000 `

/** The fastest of many, in ms: what else the machine does makes the others longer. */
const timeOf = (step: () => void): number => {
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    step()
    return performance.now() - began
  })
  return Math.min(...times)
}

/** How much longer ten times the text takes: about 10 in linear time, about 100 in quadratic time. */
const growthWith = (part: string, read: (text: string) => void): number => {
  const before = timeOf(() => read(textOf(part, 1000)))
  // What takes less than this is too short to be measured.
  return timeOf(() => read(textOf(part, 10_000))) / Math.max(before, 0.1)
}

const growthOf = (read: (text: string) => void): number =>
  Math.max(...parts.map((part) => growthWith(part, read)))

const mostGrowth = 25

it('finds the expressions, and a slow one among them', () => {
  expect(expressions.length).toBeGreaterThan(10)
  const slow = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
  expect(growthWith('a.', (text) => slow.test(text))).toBeGreaterThan(mostGrowth)
})

it.each(expressions)('%s reads a text ten times as long in about ten times the time (%s)', (expression) => {
  expect(growthOf((text) => text.replace(expression, ''))).toBeLessThan(mostGrowth)
})

it.each(quoteFieldOrder)('a request is checked in time that grows with its length, in %s', (field) => {
  const growth = growthOf((text) => checkQuoteRequest({ ...sampleQuote, [field]: text }))
  expect(growth).toBeLessThan(mostGrowth)
})
