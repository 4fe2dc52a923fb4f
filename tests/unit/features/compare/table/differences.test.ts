import { expect, it } from 'vitest'
import { choicesContent, differ } from '../../../../../src/features/compare/table/differences.ts'
import lines from '../../../../support/fixtures/comparedRows.json'

it.each(lines.sensors)('$one and $other differ: $differs', ({ included, one, other, differs }) => {
  const [own, its] = included.map((ids) => ({ included: ids.split(' '), onRequest: [] }))
  if (!own || !its) throw new Error('no sensors')
  expect(differ([choicesContent(own, one), choicesContent(its, other)])).toBe(differs)
})
