import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitOf, parseRoom, type Room, roomText } from '../../../../src/domain/products/room.ts'

const side = fc.integer({ min: 1, max: 99_999 })
const rooms: fc.Arbitrary<Room> = fc.record({ width: side, depth: side, height: side }, { requiredKeys: [] })
const sizes = fc.record({ width: side, depth: side, height: side })

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

  it.each([
    [{ width: 600, depth: 500, height: 1400 }, '600x500x1400'],
    [{ width: 600, height: 1400 }, '600xx1400'],
    [{ height: 1400 }, 'xx1400'],
    [{}, ''],
  ] as const)('%o is %s', (room, text) => {
    expect(roomText(room)).toBe(text)
  })
})

describe('a product', () => {
  it('fits as it stands, turned, or not at all (property)', () => {
    fc.assert(
      fc.property(sizes, rooms, (size, room) => {
        const within = (length: number, limit = Infinity) => length <= limit
        const fit = fitOf(size, room)
        const isLow = within(size.height, room.height)
        const straight = isLow && within(size.width, room.width) && within(size.depth, room.depth)
        const across = isLow && within(size.depth, room.width) && within(size.width, room.depth)
        const hasPlan = room.width !== undefined && room.depth !== undefined
        expect(fit).toBe(straight ? 'straight' : across && hasPlan ? 'turned' : undefined)
      }),
    )
  })

  const product = { width: 500, depth: 900, height: 860 }

  it('needs the clearance behind it that its sheet names, turned too', () => {
    expect(fitOf({ ...product, clearance: 80 }, { depth: 979 })).toBeUndefined()
    expect(fitOf({ ...product, clearance: 80 }, { depth: 980 })).toBe('straight')
    expect(fitOf({ ...product, clearance: 80 }, { width: 980, depth: 500 })).toBe('turned')
    expect(fitOf({ ...product, clearance: 80 }, { width: 979, depth: 500 })).toBeUndefined()
  })

  it('is turned only where width and depth are both given', () => {
    expect(fitOf(product, { depth: 500 })).toBeUndefined()
    expect(fitOf(product, { width: 900, depth: 500 })).toBe('turned')
  })

  it('that states no size fits nowhere', () => {
    expect(fitOf({ width: 500, depth: 900 }, {})).toBeUndefined()
  })
})
