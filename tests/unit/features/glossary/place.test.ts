import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBox } from '../../../../src/features/glossary/usePlaced.ts'

const view = { width: 320, top: 80, bottom: 600 }
const size = { width: 280, height: 150 }
const at = (left: number, top: number) => ({ left, top, bottom: top + 20 })

describe('the place of an explanation', () => {
  it('is below its term, and above it where there is no room below', () => {
    expect(placeBox(at(20, 100), size, view)).toEqual({ left: 20, top: 124 })
    expect(placeBox(at(20, 560), size, view)).toEqual({ left: 20, top: 406 })
  })

  it('is below where there is room on neither side', () => {
    expect(placeBox(at(20, 100), { width: 280, height: 590 }, view).top).toBe(124)
  })

  it('is never beyond the sides of the window', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 1500 }), fc.integer({ min: 100, max: 304 }), (left, width) => {
        const placed = placeBox(at(left, 100), { width, height: 150 }, view)
        expect(placed.left).toBeGreaterThanOrEqual(8)
        expect(placed.left + width).toBeLessThanOrEqual(view.width - 8)
      }),
    )
  })
})
