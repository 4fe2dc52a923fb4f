import { type Figures, isAmount } from './figures/figure.ts'

/** The attributes of a field for a side. A number field would change under the mouse wheel. */
export const sideInput = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const

export const roomSides = ['width', 'depth', 'height'] as const

/** The space for a product, in mm. An undefined side has no limit. */
export type Room = Readonly<Partial<Record<(typeof roomSides)[number], number | undefined>>>

export const isUnlimited = (room: Room): boolean => roomSides.every((side) => room[side] === undefined)

/** `600x500x1400`, with an empty part for a side without limit; empty when no side has a limit. */
export const roomText = (room: Room): string =>
  isUnlimited(room) ? '' : roomSides.map((side) => room[side] ?? '').join('x')

/** Reads `600x500x1400`. Any other text, or a side of 0, gives a room without limits. */
export const parseRoom = (text: string): Room => {
  const sides = /^(\d{0,5})x(\d{0,5})x(\d{0,5})$/.exec(text)?.slice(1) ?? []
  if (sides.some((side) => side !== '' && Number(side) === 0)) return {}
  return Object.fromEntries(
    roomSides.flatMap((side, index) => (sides[index] ? [[side, Number(sides[index])]] : [])),
  )
}

type Fit = 'straight' | 'turned'

/**
 * How a product fits with the clearance behind it. It fits straight, or turned by a quarter where the room
 * has both width and depth. Undefined when it does not fit or its size is not known.
 */
export const fitOf = ({ width, depth, height, clearance }: Figures, room: Room): Fit | undefined => {
  if (!isAmount(width) || !isAmount(depth) || !isAmount(height)) return undefined
  const deep = depth + (isAmount(clearance) ? clearance : 0)
  const holds = (wide: number, back: number): boolean =>
    wide <= (room.width ?? Infinity) && back <= (room.depth ?? Infinity)
  if (height > (room.height ?? Infinity)) return undefined
  if (holds(width, deep)) return 'straight'
  const limitsFloor = room.width !== undefined && room.depth !== undefined
  return limitsFloor && holds(deep, width) ? 'turned' : undefined
}
