import { expect, it, vi } from 'vitest'
import { makeDoubleTap } from '../../../../../src/features/product/pictures/usePanzoom.ts'

const tap = (timeStamp: number, clientX: number) => ({ timeStamp, clientX, clientY: 0 })

it.each([
  [[tap(0, 0), tap(349, 29)], 1],
  [[tap(0, 0), tap(350, 0)], 0],
  [[tap(0, 0), tap(100, 30)], 0],
  [[tap(0, 0), tap(100, 0), tap(200, 0)], 1],
  [[tap(0, 0), tap(100, 0), tap(200, 0), tap(300, 0)], 2],
])('a double tap is two clicks, soon and near: case %#', (taps, times) => {
  const heard = vi.fn()
  const hear = makeDoubleTap(heard)
  for (const one of taps) hear(one)
  expect(heard).toHaveBeenCalledTimes(times)
})
