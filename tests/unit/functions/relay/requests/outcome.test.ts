import { expect, it } from 'vitest'
import { type Failure, failureOf, failureText } from '../../../../../functions/relay/requests/outcome.ts'

const failures: [Failure, string][] = [
  [{ kind: 'refused', upstream: 503 }, 'refused (503)'],
  [{ kind: 'unproven', upstream: 200 }, 'unproven (200)'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'unreachable' }, 'unreachable'],
  [{ kind: 'unconfigured' }, 'unconfigured'],
]

it.each(failures)('the table says of %j: %s', (failure, text) => {
  expect(failureText(failure)).toBe(text)
  expect(failureOf(text)).toEqual(failure)
})

it.each(['gave up', 'throttled (1)', 'delivered', 'is refused (503)', 'refused (503) by it'])(
  'the unknown text %j counts as no answer',
  (text) => {
    expect(failureOf(text)).toEqual({ kind: 'timeout' })
  },
)
