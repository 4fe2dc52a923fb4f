import { describe, expect, it } from 'vitest'
import { commandOf } from '../../../../../src/features/product/pictures/PictureModal.tsx'

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
