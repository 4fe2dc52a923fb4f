import { expect, it } from 'vitest'
import { waitText } from '../../../../../src/features/quote/failure/FailedRequest.tsx'

it.each([
  [1, 'in 1 second'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
])('a wait of %d s is told as "%s"', (seconds, words) => {
  expect(waitText(seconds)).toBe(words)
})
