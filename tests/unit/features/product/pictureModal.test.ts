import { describe, expect, it, vi } from 'vitest'
import { commandOf } from '../../../../src/features/product/pictures/PictureModal.tsx'
import { makeDoubleTap } from '../../../../src/features/product/pictures/usePanzoom.ts'

const held = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

describe('a key on the picture in full', () => {
  it.each([
    ['+', { kind: 'zoom', isNearer: true }],
    ['=', { kind: 'zoom', isNearer: true }],
    ['-', { kind: 'zoom', isNearer: false }],
    ['ArrowRight', { kind: 'turn', step: 1 }],
    ['ArrowLeft', { kind: 'turn', step: -1 }],
    ['ArrowDown', { kind: 'move', x: 0, y: 1 }],
    ['Tab', undefined],
    ['Escape', undefined],
  ])('%s', (key, command) => {
    expect(commandOf({ ...held, key })).toEqual(command)
  })

  it('with Shift an arrow moves', () => {
    expect(commandOf({ ...held, shiftKey: true, key: 'ArrowLeft' })).toEqual({ kind: 'move', x: -1, y: 0 })
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s it is the browser’s', (modifier) => {
    for (const key of ['+', '-', 'ArrowLeft'])
      expect(commandOf({ ...held, [modifier]: true, key })).toBeUndefined()
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
