import { colours } from './colours.ts'
import type { Weight } from './fonts.ts'

/** `size` in points; `line` as a multiple and `tracking` in points. */
export interface Look {
  readonly size: number
  readonly line: number
  readonly weight: Weight
  readonly colour: string
  readonly tracking?: number
}

const text = { size: 9, line: 1.45, weight: 400, colour: colours.ink } as const
const label = { size: 7.5, line: 1.5, weight: 500, colour: colours.slate, tracking: 1.4 } as const
const small = { size: 7, line: 1.5, weight: 400, colour: colours.slate } as const

export const looks = {
  text,
  small,
  brand: { size: 14, line: 1.2, weight: 600, colour: colours.ink, tracking: -0.2 },
  serial: label,
  eyebrow: { ...label, colour: colours.brassInk },
  title: { size: 23, line: 1.15, weight: 600, colour: colours.ink, tracking: -0.5 },
  caption: { size: 6.8, line: 1.45, weight: 400, colour: colours.slate },
  description: { size: 9.4, line: 1.52, weight: 400, colour: colours.ink },
  heading: { size: 12.5, line: 1.3, weight: 600, colour: colours.ink, tracking: -0.15 },
  label: { ...text, colour: colours.slate },
  group: { ...text, weight: 600, colour: colours.intaglio },
  officeName: { ...small, weight: 600, colour: colours.ink },
} as const satisfies Record<string, Look>

/** In points, from the page's edges; A4 is 595 wide and 842 high. */
export const frame = { left: 46, right: 549, top: 84, bottom: 740 } as const

export const frameWidth = frame.right - frame.left
