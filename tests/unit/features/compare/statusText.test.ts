import { expect, it } from 'vitest'
import { statusText } from '../../../../src/features/compare/statusText.ts'

it.each([
  [1, 20, 0, '1 machine'],
  [2, 20, 0, '2 machines; 0 of 20 rows differ'],
  [2, 20, 1, '2 machines; 1 of 20 rows differs'],
  [4, 20, 12, '4 machines; 12 of 20 rows differ'],
])('%i machines, %i rows, %i of them differing: %s', (count, rows, differing, text) => {
  expect(statusText(count, rows, differing)).toBe(text)
})
