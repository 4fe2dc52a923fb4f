import { expect, it } from 'vitest'
import { isNear } from '../../../../src/features/addSeveral/isNear.ts'

it.each([
  ['pasbook', 'passbook'],
  ['machien', 'machine'],
  ['straping', 'strapping'],
  ['conter', 'counter'],
  ['straapingg', 'strapping'],
])('%j may be a misspelling of %j', (word, other) => {
  expect(isNear(word, other)).toBe(true)
  expect(isNear(other, word)).toBe(true)
})

it.each([
  ['felt', 'belt'],
  ['tapes', 'tape'],
  ['sorter', 'counter'],
  ['mounter', 'counter'],
  ['cointer', 'center'],
  ['280', '281'],
  ['点钞机点钞', '点钞机点验'],
])('%j is another word than %j', (word, other) => {
  expect(isNear(word, other)).toBe(false)
})
