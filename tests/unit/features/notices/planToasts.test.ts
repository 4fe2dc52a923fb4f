import { expect, it } from 'vitest'
import type { Notice } from '../../../../src/features/notices/noticesSlice.ts'
import { planToasts } from '../../../../src/features/notices/planToasts.ts'

const notice = (id: string): Notice => ({
  id,
  title: id,
  description: '',
  tone: 'default',
  durationMs: 5000,
})

const idsOf = (ids: string): string[] => ids.split(' ').filter(Boolean)

/** What is closed and opened, new ones with a star. */
const plan = (queue: string, open: string, posted: string) => {
  const { closed, opened } = planToasts(
    idsOf(queue).map(notice),
    new Set(idsOf(open)),
    new Set(idsOf(posted)),
  )
  return { closed, opened: opened.map(({ notice: { id }, isNew }) => (isNew ? `${id}*` : id)) }
}

it.each([
  ['a posted notice opens', 'a', '', 'a', [], ['a*']],
  ['two that were posted at once open both', 'a b', '', 'a b', [], ['a*', 'b*']],
  ['a further one leaves the first open', 'a b', 'a', 'b', [], ['b*']],
  ['one that has left the queue closes', 'b', 'a b', '', ['a'], []],
  ['an empty queue closes all', '', 'a b', '', ['a', 'b'], []],
  ['what is open stays', 'a b', 'a b', '', [], []],
  ['a jump shows only the last, in silence', 'a b c', 'a b', '', ['a', 'b'], ['c']],
  ['a jump back to one that was closed shows it', 'a', 'b', '', ['b'], ['a']],
])('%s', (_name, queue, open, posted, closed, opened) => {
  expect(plan(queue, open, posted)).toEqual({ closed, opened })
})
