import type { Look } from '../../../lib/pdf/writer.ts'

const line = 1.37
const small = { size: 7.5, line, weight: 400, colour: 'slate' } as const
const figure = { size: 8, line, weight: 400, colour: 'ink' } as const

export const looks = {
  small,
  figure,
  company: { size: 8, line, weight: 600, colour: 'ink' },
  label: { size: 7, line, weight: 600, colour: 'brassInk', tracking: 1.2 },
  title: { size: 23, line, weight: 600, colour: 'ink', tracking: -0.4 },
  text: { size: 9, line, weight: 400, colour: 'ink' },
  name: { size: 10.5, line, weight: 600, colour: 'ink' },
  figureName: { ...figure, colour: 'slate' },
  failing: { ...figure, weight: 600, colour: 'error' },
  open: { ...figure, weight: 600, colour: 'brassInk' },
  quantity: { size: 12, line, weight: 600, colour: 'ink' },
} as const satisfies Record<string, Look>
