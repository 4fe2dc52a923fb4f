import { describe, expect, it } from 'vitest'
import { isHeaderVisible } from '../../../../src/features/header/HidingBar.tsx'

describe('the header on a scroll', () => {
  it.each([
    [0, 100, true],
    [90, 101, false],
    [500, 480, true],
    [500, 520, false],
    [1, 0, true],
  ])('from %i to %i px: shown is %s', (from, to, shown) =>
    expect(isHeaderVisible(from, to, 2000, !shown)).toBe(shown),
  )
})
