import { letters } from '../kit/lettering.ts'
import { seal as mark } from '../icons/mark.ts'
import { brandName, palette } from '../lib/brand.ts'
import { lines, lineWorkSvg, sealMarkup, svgDocument } from './engraving.ts'
import { wavePath } from './guilloche.ts'
import { type SealName, seals } from './seals.ts'
import { lineWork, satin } from './sheets.ts'

const [width, height] = [1200, 630]
const left = 72

const rectangle = (fill: string): string => `<rect width="${width}" height="${height}" fill="${fill}"/>`

const brand = (ink: string): string => {
  const name = letters(brandName, { weight: 600, size: 32, x: left + 70, y: 106, tracking: -0.015 })
  return `<g transform="translate(${left} 67) scale(.875)">${mark}</g><path d="${name.d}" fill="${ink}"/>`
}

/** The background of a machine: its seal on the ground of all pictures, a braid below. */
const onGround = (seal: SealName): string =>
  svgDocument(
    width,
    height,
    rectangle(palette.ground),
    sealMarkup(seals[seal], { x: 880, y: 300, scale: 0.96, stroke: 0.8, opacity: [0.4, 0.6] }),
    brand(palette.ink),
    `<svg y="574" width="1200" height="48">${lineWorkSvg(lineWork.divider)}</svg>`,
  )

/**
 * The background of a page without a machine: a seal on a ribbon, on ink; `phase` shifts the ribbon's waves.
 */
const onInk = (seal: SealName, phase: number): string => {
  const ribbon = satin({ width, lines: 34, periods: 2, amplitude: 96, twist: 4, drift: 40, phase })
  const waves = `<path d="${wavePath(ribbon)}"/>`
  return svgDocument(
    width,
    height,
    rectangle(palette.ink),
    '<linearGradient id="fade"><stop offset=".42" stop-color="#000"/><stop offset=".7" stop-color="#fff"/></linearGradient>',
    '<mask id="right"><rect width="1200" height="630" fill="url(#fade)"/></mask>',
    `<g mask="url(#right)">${lines(palette.brass, 0.9, 0.4, waves, 'transform="translate(0 315)"')}</g>`,
    sealMarkup(seals[seal], {
      x: 890,
      y: 315,
      scale: 0.82,
      stroke: 0.9,
      opacity: [0.5, 0.8],
      tones: [palette.wash, palette.brass],
    }),
    brand(palette.paper),
  )
}

/**
 * What the site's build prints a share card's words on: one file a
 * seal, and one a page that shows no machine.
 */
export const cardBackgrounds = (): Map<string, string> =>
  new Map([
    ...(Object.keys(seals) as SealName[]).map((seal) => [`${seal}.svg`, onGround(seal)] as const),
    ['about.svg', onInk('banking-cit', 5)],
    ['contact.svg', onInk('self-checkout', 7)],
    ['get-quote.svg', onInk('cds', 9)],
    ['services.svg', onInk('retail', 8)],
  ])
