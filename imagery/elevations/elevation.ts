import { palette } from '../lib/brand.ts'
import { type SealName, seals } from '../lineWork/seals.ts'
import { lines, rosette, sealMarkup, svgDocument } from '../lineWork/engraving.ts'
import { scanner, tapeRoll } from './accessories.ts'
import { safe, till } from './cash.ts'
import { coinSorter, moneyCounter } from './counters.ts'
import { printer, strapper } from './desk.ts'
import { depositKiosk, selfCheckout } from './kiosks.ts'
import { currencySorter, multiPocketSorter } from './sorters.ts'

const drawings: Readonly<Record<SealName, () => string>> = {
  'money-counter': moneyCounter,
  'currency-sorter': currencySorter,
  'multi-pocket-sorter': multiPocketSorter,
  'coin-sorter': coinSorter,
  retail: till,
  'banking-cit': safe,
  'self-checkout': selfCheckout,
  cds: depositKiosk,
  printers: printer,
  'strapping-machine': strapper,
  accessories: scanner,
  'banding-tape': tapeRoll,
  'cash-processing': multiPocketSorter,
  'payment-system': safe,
  'self-service': depositKiosk,
}

/**
 * What a machine class shows while it has no render: its elevation over its seal, 4:3 on the picture ground.
 */
export function elevationSvg(name: SealName): string {
  return svgDocument(
    1200,
    900,
    `<rect width="1200" height="900" fill="${palette.ground}"/>`,
    sealMarkup(seals[name], { x: 600, y: 440, scale: 1.06, opacity: [0.34, 0.5] }),
    defs,
    drawings[name](),
  )
}

const noteSeal = [
  { symmetry: 8, radius: 32, pen: 13, teeth: 7, turns: 5, loop: 0.8, swell: 0.2 },
  { symmetry: 8, radius: 13, pen: 8, teeth: 4, turns: 3, loop: 1 },
]

const defs =
  `<defs><g id="note">${lines(palette.intaglio, 1, 0.8, rosette(noteSeal, 'note-seal'))}</g>` +
  '<pattern id="cut" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  `<rect width="7" height="7" fill="${palette.paper}"/>` +
  `<path d="M0 0v7" stroke="${palette.ink}" stroke-width="1"/></pattern></defs>`
