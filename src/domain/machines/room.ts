import { type Figures, isAmount } from './figures/figure.ts'

/** The place for a machine, in mm; a side that is left open has no limit. */
export interface Room {
  readonly width?: number
  readonly depth?: number
  readonly height?: number
}

export const roomSides = ['width', 'depth', 'height'] as const

/** The longest side of a room, in mm. */
const longestSide = 99_999

/** Of the field for a side: the browser itself refuses what is no whole number. */
export const sideInput = { type: 'number', min: 1, max: longestSide, step: 1, inputMode: 'numeric' } as const

export const isUnlimited = (room: Room): boolean => roomSides.every((side) => room[side] === undefined)

/** `600x500x1400`, with an empty part for a side that is left open; empty when all are. */
export const roomText = (room: Room): string =>
  isUnlimited(room) ? '' : roomSides.map((side) => room[side] ?? '').join('x')

/** Reads `600x500x1400`; a text of another form, or with a side of 0, leaves all sides open. */
export const parseRoom = (text: string): Room => {
  const sides = /^(\d{0,5})x(\d{0,5})x(\d{0,5})$/.exec(text)?.slice(1) ?? []
  if (sides.some((side) => side !== '' && Number(side) === 0)) return {}
  return Object.fromEntries(
    roomSides.flatMap((side, index) => (sides[index] ? [[side, Number(sides[index])]] : [])),
  )
}

export type Fit = 'straight' | 'turned'

/**
 * How a machine fits, with the clearance behind it that its sheet names: as it stands, or turned by a
 * quarter. Turning is tried only where the room has width and depth. Undefined when the machine does not fit,
 * or when its sheet states no size.
 */
export const fitOf = ({ width, depth, height, clearance }: Figures, room: Room): Fit | undefined => {
  if (!isAmount(width) || !isAmount(depth) || !isAmount(height)) return undefined
  const deep = depth + (isAmount(clearance) ? clearance : 0)
  const holds = (wide: number, back: number): boolean =>
    wide <= (room.width ?? Infinity) && back <= (room.depth ?? Infinity)
  if (height > (room.height ?? Infinity)) return undefined
  if (holds(width, deep)) return 'straight'
  const isPlan = room.width !== undefined && room.depth !== undefined
  return isPlan && holds(deep, width) ? 'turned' : undefined
}
