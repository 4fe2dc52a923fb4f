import { type ShareCard, wordColours } from './cards.ts'
import { balanced, type Look, outlined } from './lettering.ts'

const left = 72
const measure = 432

const block = (text: string, y: number, look: Look & { readonly leading: number }) => {
  const rows = text.split('\n').flatMap((line) => balanced(line, measure, look))
  const paths = rows.map((row, index) => outlined(row, look, left, y + index * look.leading).d)
  return { d: paths.join(''), foot: y + (rows.length - 1) * look.leading }
}

/** The SVG of a background with the title and the lead of its card as paths. */
export const withWords = (background: string, { title, lead, picture }: ShareCard): string => {
  const [ink, quiet] = wordColours[picture === undefined ? 'ink' : 'machine']
  const head = block(title, 238, { weight: 600, size: 54, leading: 58, tracking: -0.02 })
  const text = block(lead, head.foot + 58, { weight: 400, size: 23, leading: 34, tracking: 0 })
  const words = `<path d="${head.d}" fill="${ink}"/><path d="${text.d}" fill="${quiet}"/>`
  return background.replace(/<\/svg>\s*$/, `${words}</svg>`)
}
