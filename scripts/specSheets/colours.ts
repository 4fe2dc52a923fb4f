import { palette } from '../../src/app/theme/tokens.ts'

const { ink, white, slate, brass, brassInk, hairline, wash, intaglio } = palette

/** A sheet is out of date only when one of these colours changes. */
export const colours = { ink, white, slate, brass, brassInk, hairline, wash, intaglio } as const
