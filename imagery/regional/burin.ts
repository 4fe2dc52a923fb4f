import { palette } from '../lib/brand.ts'

/** A body that hides what is behind it, outlined in light. */
export const solid = (d: string, width = 1.6): string =>
  `<path d="${d}" fill="${palette.ink}" stroke="${palette.paper}" stroke-width="${width}" stroke-linejoin="round"/>`

/** Engraved lines on a face; brass where something is lit. */
export const engraved = (
  d: string,
  look: { brass?: boolean; opacity?: number; dash?: string; width?: number } = {},
): string => {
  const dash = look.dash === undefined ? '' : ` stroke-dasharray="${look.dash}"`
  const colour = look.brass === true ? palette.brass : palette.wash
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${look.width ?? 0.9}" opacity="${look.opacity ?? 0.5}"${dash}/>`
}

/** Level lines across a face. */
export const floors = (x: number, top: number, width: number, foot: number, gap: number): string =>
  Array.from(
    { length: Math.max(0, Math.floor((foot - top) / gap) - 1) },
    (_, row) => `M${x + 4} ${top + (row + 1) * gap}h${width - 8}`,
  ).join('')

/** Upright lines on a face. */
export const fins = (x: number, top: number, width: number, foot: number, gap: number): string =>
  Array.from(
    { length: Math.max(0, Math.floor(width / gap) - 1) },
    (_, column) => `M${Math.round(x + (column + 1) * gap)} ${top + 6}V${foot}`,
  ).join('')
