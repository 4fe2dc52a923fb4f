import { expect, it } from 'vitest'
import { planAddition } from '../../../../src/features/addSeveral/planAddition.ts'
import type { ReadLine } from '../../../../src/features/addSeveral/reading/readText.ts'

it('a choice is for one line only, even when another one has the same text', () => {
  const options = [
    { id: 36, quantity: 3 },
    { id: 37, quantity: 3 },
  ]
  const line: ReadLine = { text: '3 x BS', kind: 'ambiguous', options, isOtherSize: false }
  const read = { lines: [line, line], rest: [], isCounted: false }
  const [first, second] = planAddition(read, new Map(), [], false).ambiguous
  const plan = (...choices: [string, string][]) => planAddition(read, new Map(choices), [], false)
  const ofFirst: [string, string] = [first?.key ?? '', '36x3']
  expect(plan(ofFirst)).toMatchObject({ products: [{ id: 36, quantity: 3 }], field: '3 x BS' })
  expect(plan(ofFirst, [second?.key ?? '', '37x3'])).toMatchObject({ products: options, field: '' })
})
