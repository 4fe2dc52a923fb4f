import { describe, expect, it } from 'vitest'
import { rovingIndex } from '../../../../src/ui/browser/moveFocus.ts'

describe('rovingIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('%s from %i', (key, index, expected) => expect(rovingIndex(key, index, 3)).toBe(expected))
})
