import { describe, expect, it, vi } from 'vitest'
import { pictureKey } from '../../../../src/features/product/pictures/pictureKeys.ts'
import { makeDoubleTap } from '../../../../src/features/product/pictures/usePanzoom.ts'

const held = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

describe('a key on the picture in full', () => {
  it.each([
    ['+', { kind: 'zoomed', nearer: true }],
    ['=', { kind: 'zoomed', nearer: true }],
    ['-', { kind: 'zoomed', nearer: false }],
    ['ArrowRight', { kind: 'turned', step: 1 }],
    ['ArrowLeft', { kind: 'turned', step: -1 }],
    ['ArrowDown', { kind: 'moved', x: 0, y: 1 }],
    ['Tab', undefined],
    ['Escape', undefined],
  ])('%s', (key, meant) => {
    expect(pictureKey({ ...held, key })).toEqual(meant)
  })

  it('with Shift an arrow moves', () => {
    expect(pictureKey({ ...held, shiftKey: true, key: 'ArrowLeft' })).toEqual({ kind: 'moved', x: -1, y: 0 })
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s it is the browser’s', (modifier) => {
    for (const key of ['+', '-', 'ArrowLeft'])
      expect(pictureKey({ ...held, [modifier]: true, key })).toBeUndefined()
  })
})

describe('a double tap', () => {
  const tap = (timeStamp: number, clientX: number) => ({ timeStamp, clientX, clientY: 0 })

  it.each([
    [[tap(0, 0), tap(349, 29)], 1],
    [[tap(0, 0), tap(350, 0)], 0],
    [[tap(0, 0), tap(100, 30)], 0],
    [[tap(0, 0), tap(100, 0), tap(200, 0)], 1],
    [[tap(0, 0), tap(100, 0), tap(200, 0), tap(300, 0)], 2],
  ])('is two clicks, soon and near: case %#', (taps, times) => {
    const heard = vi.fn()
    const hear = makeDoubleTap(heard)
    for (const one of taps) hear(one)
    expect(heard).toHaveBeenCalledTimes(times)
  })
})
