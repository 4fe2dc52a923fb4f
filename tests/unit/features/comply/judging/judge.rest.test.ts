import { expect, it } from 'vitest'
import { judgeRest } from '../../../../../src/features/comply/judging/judge.ts'
import { requirementsOf, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

it.each([
  ['Counting speed: at least 900 notes/min in Bavet', 'complies'],
  ['Currencies: LAK (for branches near Bavet)', 'deviates'],
  ['Detection for the door in Bavet', undefined],
  ['Maximum counting speed of 900 notes/min in Bavet', undefined],
])('what is understood of "%s" is proposed as %s', (text, verdict) => {
  expect(requirementsOf(text).map((each) => judgeRest(each, sheetOf(5)))).toEqual([verdict])
})
