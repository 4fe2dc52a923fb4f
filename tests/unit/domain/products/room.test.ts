import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitOf, parseRoom, type Room, roomText } from '../../../../src/domain/products/room.ts'

const side = fc.integer({ min: 1, max: 99_999 })
const rooms: fc.Arbitrary<Room> = fc.record({ width: side, depth: side, height: side }, { requiredKeys: [] })

describe('a room in an address', () => {
  it('is read as it was written (property)', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        expect(parseRoom(roomText(room))).toEqual(room)
      }),
    )
  })

  it.each(['0x500x', '00x500x', 'xx000', '600x500', '600x-5x1400', '6e2x5x5', '1000000x5x5', '6×5×14'])(
    'is not in %s',
    (text) => {
      expect(parseRoom(text)).toEqual({})
    },
  )
})

describe('a product', () => {
  const product = { width: 500, depth: 900, height: 860 }

  it('needs the clearance behind it that its sheet names, turned too', () => {
    expect(fitOf({ ...product, clearance: 80 }, { depth: 979 })).toBeUndefined()
    expect(fitOf({ ...product, clearance: 80 }, { depth: 980 })).toBe('straight')
    expect(fitOf({ ...product, clearance: 80 }, { width: 980, depth: 500 })).toBe('turned')
    expect(fitOf({ ...product, clearance: 80 }, { width: 979, depth: 500 })).toBeUndefined()
  })

  it('that states no size fits nowhere', () => {
    expect(fitOf({ width: 500, depth: 900 }, {})).toBeUndefined()
  })
})
