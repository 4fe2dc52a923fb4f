import { palette } from '../../../src/app/theme/tokens.ts'
import { site } from '../../../src/content/site.ts'
import { lineWork, satin } from '../engraving/lineWork.ts'
import { seals } from '../engraving/seals.ts'
import { wavePath } from '../engraving/guilloche.ts'
import { lines, lineWorkSvg, sealMarkup, svgDocument } from '../engraving/engraving.ts'
import { seal as mark } from '../icons/mark.ts'
import { balanced, letters, type Look } from '../../../imagery/kit/lettering.ts'
import type { Card } from './cards.ts'

const cardSize = { width: 1200, height: 630 } as const

const left = 72
const measure = 432

const block = (text: string, y: number, look: Look & { readonly leading: number }) => {
  const rows = balanced(text, measure, look)
  const outlines = rows.map((row, index) => letters(row, { ...look, x: left, y: y + index * look.leading }).d)
  return { d: outlines.join(''), foot: y + (rows.length - 1) * look.leading }
}

const words = (card: Card, ink: string, quiet: string): string => {
  const title = block(card.title, 238, { weight: 600, size: 54, leading: 58, tracking: -0.02 })
  const lead = block(card.lead, title.foot + 58, { weight: 400, size: 23, leading: 34, tracking: 0 })
  const name = letters(site.name, { weight: 600, size: 32, x: left + 70, y: 106, tracking: -0.015 })
  return (
    `<g transform="translate(${left} 67) scale(.875)">${mark}</g><path d="${name.d}${title.d}" fill="${ink}"/>` +
    `<path d="${lead.d}" fill="${quiet}"/>`
  )
}

const strip = `<svg y="574" width="1200" height="48">${lineWorkSvg(lineWork.divider)}</svg>`

/** The part of a card that lies under its machine, or the whole card where there is none. */
export function cardSvg(card: Card): string {
  const { width, height } = cardSize
  if (card.picture !== undefined)
    return svgDocument(
      width,
      height,
      `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
      sealMarkup(seals[card.seal], { x: 880, y: 300, scale: 0.96, stroke: 0.8, opacity: [0.4, 0.6] }),
      words(card, palette.ink, palette.slate),
      strip,
    )
  const ribbon = satin({
    width,
    lines: 34,
    periods: 2,
    amplitude: 96,
    twist: 4,
    drift: 40,
    phase: card.name.length,
  })
  return svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.ink}"/>`,
    '<linearGradient id="fade"><stop offset=".42" stop-color="#000"/><stop offset=".7" stop-color="#fff"/></linearGradient>',
    '<mask id="right"><rect width="1200" height="630" fill="url(#fade)"/></mask>',
    `<g mask="url(#right)">${lines(palette.brass, 0.9, 0.4, `<path d="${wavePath(ribbon)}"/>`, 'transform="translate(0 315)"')}</g>`,
    sealMarkup(seals[card.seal], {
      x: 890,
      y: 315,
      scale: 0.82,
      stroke: 0.9,
      opacity: [0.5, 0.8],
      tones: [palette.wash, palette.brass],
    }),
    words(card, palette.paper, palette.wash),
  )
}
