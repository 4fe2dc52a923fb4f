import { expect, it } from 'vitest'
import { waitText } from '../../../../../src/features/quote/failure/FailedRequest.tsx'

it.each([
  [1, 'in 1 second'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [5401, 'in 2 hours'],
  [86_400, 'in 24 hours'],
  [200_000, 'in 3 days'],
  [8 * 86_400, 'later'],
  [Infinity, 'later'],
])('a wait of %d s is told as "%s"', (seconds, words) => {
  expect(waitText(seconds)).toBe(words)
})
