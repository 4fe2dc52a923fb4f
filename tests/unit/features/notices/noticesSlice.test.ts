import { expect, it } from 'vitest'
import { noticeDismissed, noticePosted, noticesSlice } from '../../../../src/features/notices/noticesSlice.ts'

const { reducer } = noticesSlice

const queueOf = (...titles: string[]) =>
  titles.reduce((state, title) => reducer(state, noticePosted({ title })), reducer(undefined, { type: '' }))

it.each([
  ['the visible one goes, and those whose place it has taken', 'c', []],
  ['one that is still leaving the screen goes, and not the next', 'b', ['c']],
  ['one that has gone before changes nothing', 'unknown', ['a', 'b', 'c']],
])('of three notices %s', (_name, dismissed, left) => {
  const queue = queueOf('a', 'b', 'c')
  const id = queue.find(({ title }) => title === dismissed)?.id ?? dismissed
  expect(reducer(queue, noticeDismissed(id)).map(({ title }) => title)).toEqual(left)
})
