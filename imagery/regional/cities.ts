import { palette } from '../lib/brand.ts'
import { satin } from '../lineWork/sheets.ts'
import { type SealName, seals } from '../lineWork/seals.ts'
import { type WaveFamily, wavePath } from '../lineWork/guilloche.ts'
import { lines, sealMarkup, svgDocument } from '../lineWork/engraving.ts'
import { boat, crane, palm, quay, shophouse, tower, towerRow } from './buildings.ts'

const width = 1600

/** Water: lines that lie further apart, and swing more, towards the viewer. */
const water = (height: number, phase: number): string => {
  const depth = height - quay
  const line = (index: number): WaveFamily => {
    const near = ((index + 1) / 34) ** 1.6
    const swing = 1 + 6 * near
    const y = quay + near * depth * 1.04
    return {
      width,
      from: y,
      to: y,
      lines: 1,
      steps: 48,
      terms: [
        { amplitude: swing, periods: 6, phase: phase + index * 0.62 },
        { amplitude: swing * 0.7, periods: 2, phase: phase + 1 - index * 0.31 },
      ],
    }
  }
  const paths = Array.from({ length: 34 }, (_, index) => wavePath(line(index)))
  const bed = `<path d="M0 ${quay}H${width}V${height}H0z" fill="${palette.ink}"/>`
  return bed + lines(palette.wash, 0.9, 0.36, `<path d="${paths.join('')}"/>`)
}

const sky = (seal: SealName, x: number, y: number, scale: number): string =>
  sealMarkup(seals[seal], {
    x,
    y,
    scale,
    stroke: 0.9,
    opacity: [0.3, 0.62],
    tones: [palette.wash, palette.brass],
  })

const ribbon = (y: number, phase: number, amplitude: number): string =>
  lines(
    palette.brass,
    0.9,
    0.42,
    `<path d="${wavePath(satin({ width, lines: 34, periods: 2, amplitude, twist: 4, drift: 46, phase }))}"/>`,
    `transform="translate(0 ${y})"`,
  )

const hills = (from: number, to: number, phase: number): string => {
  const family: WaveFamily = {
    width,
    from,
    to,
    lines: 30,
    steps: 40,
    terms: [
      { amplitude: 120, periods: 1, phase, shift: 0.012 },
      { amplitude: 54, periods: 3, phase: phase + 2, shift: -0.05 },
      { amplitude: 13, periods: 7, phase, shift: 0.08 },
    ],
  }
  return lines(palette.wash, 0.8, 0.4, `<path d="${wavePath(family)}"/>`)
}

const plate = (height: number, ...body: readonly string[]): string =>
  svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.ink}"/>`,
    ...body,
    lines(palette.paper, 1.6, 1, `<path d="M0 ${quay}H${width}"/>`),
  )

const bump = (x: number, at: number, reach: number): number => Math.exp(-(((x - at) / reach) ** 2))

const singapore = plate(
  900,
  sky('multi-pocket-sorter', 1130, 330, 0.74),
  ribbon(330, 0.6, 110),
  crane(150, 250) + crane(330, 230),
  ...towerRow({
    seed: 7,
    from: 560,
    to: 1480,
    width: [52, 84],
    gap: 20,
    rise: (x) => 210 + 190 * bump(x, 1010, 260),
  }).map(tower),
  ...towerRow({ seed: 21, from: 500, to: 1540, width: [64, 120], gap: 34, rise: () => 130 }).map(tower),
  water(900, 0),
)

const hongKong = plate(
  900,
  sky('cds', 300, 280, 0.58),
  hills(300, 730, 0.1),
  ...towerRow({
    seed: 11,
    from: 40,
    to: 1560,
    width: [30, 52],
    gap: 10,
    rise: (x) => 230 + 210 * bump(x, 1120, 260) + 60 * bump(x, 300, 200),
  }).map(tower),
  ...towerRow({ seed: 5, from: 20, to: 1580, width: [40, 66], gap: 8, rise: () => 190 }).map(tower),
  water(900, 2),
)

const cambodia = plate(
  800,
  sky('coin-sorter', 1060, 340, 0.62),
  ribbon(300, 2.6, 96),
  ...towerRow({
    seed: 3,
    from: 300,
    to: 820,
    width: [54, 80],
    gap: 60,
    rise: (x) => 170 + 130 * bump(x, 560, 150),
  }).map(tower),
  palm(96, 250) + palm(170, 200) + palm(1290, 260) + palm(1370, 210) + palm(1480, 250),
  ...[210, 290, 372, 456, 536, 622, 706, 796, 880, 962, 1044, 1130, 1210].map((x, index) =>
    shophouse(x, 74, 92 + ((index * 37) % 46)),
  ),
  palm(880, 190),
  water(800, 4),
  boat(640, 704) + boat(1130, 738),
)

/** The hub pictures by name: abstracted cities without landmarks; Cambodia's is the wide one. */
export const cities = { singapore, 'hong-kong': hongKong, cambodia } as const

/** What is shown for an office whose picture does not load. */
export const fallback = plate(900, sky('money-counter', 800, 330, 0.7), ribbon(330, 1.2, 120), water(900, 1))
