import type { Look } from '../../src/lib/pdf/writer.ts'

const text = { size: 9, line: 1.45, weight: 400, colour: 'ink' } as const
const label = { size: 7.5, line: 1.5, weight: 500, colour: 'slate', tracking: 1.4 } as const
const small = { size: 7, line: 1.5, weight: 400, colour: 'slate' } as const

export const looks = {
  text,
  small,
  serial: label,
  eyebrow: { ...label, colour: 'brassInk' },
  title: { size: 23, line: 1.15, weight: 600, colour: 'ink', tracking: -0.5 },
  caption: { size: 6.8, line: 1.45, weight: 400, colour: 'slate' },
  description: { size: 9.4, line: 1.52, weight: 400, colour: 'ink' },
  heading: { size: 12.5, line: 1.3, weight: 600, colour: 'ink', tracking: -0.15 },
  label: { ...text, colour: 'slate' },
  group: { ...text, weight: 600, colour: 'intaglio' },
  officeName: { ...small, weight: 600, colour: 'ink' },
} as const satisfies Record<string, Look>

/** In points from the top of a page. */
export const places = { head: 34, top: 84, bottom: 740, foot: 752 } as const

export const ornamentFiles = { mark: 'favicon.svg', braid: 'line-work/divider.svg' } as const
