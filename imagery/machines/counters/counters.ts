import { Group } from 'three'
import type { Machines, Model } from '../model.ts'
import { group } from '../../kit/geometry.ts'
import { colours, satin, shell } from '../../kit/materials.ts'
import { khr, sgd, usd, type Notes } from '../../kit/notes.ts'
import { chassis, glazing, guestScreen, portable, thumbscrew } from './counterExtras.ts'
import { colourPanel, daylightPanel, lcdPanel, ledPanel, touchPanel, type Panel } from './counterPanels.ts'
import { hopper, housing, slope, stacker, type Layout, type Sizes } from './counterParts.ts'

interface Counter extends Sizes {
  readonly body?: string
  readonly trim?: string
  readonly accent?: string
  readonly panel: (panel: Panel) => void
  /** What lies in the hopper; without it the hopper is folded flat. */
  readonly hopperNotes?: Notes
  readonly stackNotes?: Notes
  /** Three feed wheels lie open in the hopper. */
  readonly wheels?: boolean
  /** What only this counter has. */
  readonly extra?: (object: Group, place: Layout) => void
}

const controls = (object: Group, place: Layout, { panel, accent = colours.accent }: Counter) => {
  const face = slope(place.panelLow, place.panelTop, 0.4)
  const frame = group(object, face.at, [face.tilt, 0, 0])
  panel({ face: frame, w: place.inner - 5, h: face.length - 9, accent })
  return face
}

const counter = (look: Counter): Model => {
  const { body = colours.white, trim = colours.graphite, accent = colours.accent, hopperNotes } = look
  const object = new Group()
  const core = satin(trim)
  const place = housing(object, look, { body: shell(body), trim: core, accent })
  const face = controls(object, place, look)
  if (hopperNotes) {
    const parts = { notes: hopperNotes, trim: core, guides: shell(body), wheels: look.wheels ?? false }
    hopper(object, place, look.h, parts)
  }
  stacker(object, place, look.stackNotes)
  look.extra?.(object, place)
  return { object, detail: { target: face.at, size: look.w * 0.82, azimuth: -18, elevation: 34 } }
}

const mixed = {
  title: 'MIX VALUE',
  aside: 'USD',
  figure: ['Total', '12 480'],
  fields: [
    ['Pieces', '386'],
    ['Batch', '100'],
    ['Reject', '2'],
  ],
} as const

const drawer = {
  ...mixed,
  title: 'DRAWER 14',
  figure: ['Total', '3 725'],
  fields: [
    ['Pieces', '412'],
    ['Drawers', '14'],
  ],
} as const
const serials = {
  ...mixed,
  title: 'SERIAL NO.',
  figure: ['Total', '8 600'],
  fields: [
    ['Last number', 'KB 4193067'],
    ['Pcs', '86'],
  ],
} as const
const currencies = {
  title: '3 currencies',
  figure: ['USD', '4 860'],
  fields: [
    ['THB', '21 500'],
    ['SGD', '1 150'],
  ],
} as const

/** Three currencies in one pile, `height` mm of each, in the sizes of their notes. */
const inOneRun = (height: number): Notes => ({
  ...usd(height, '20 USD'),
  d: 64,
  under: { height, value: '500 THB', w: 152, d: 70, under: { ...sgd(height), w: 156, d: 76 } },
})

/** Note counters, from piece counting to mixed currencies. */
export const counters: Machines = {
  'mc-120': () =>
    counter({
      name: 'MC 120',
      w: 255,
      d: 230,
      h: 185,
      deck: 118,
      nose: 78,
      tray: 22,
      trim: '#49525a',
      panel: ledPanel,
      hopperNotes: khr(18, '2 000 KHR'),
      stackNotes: khr(9, '2 000 KHR'),
      extra: thumbscrew,
    }),
  'mc-160': () =>
    counter({
      name: 'MC 160',
      w: 300,
      d: 280,
      h: 265,
      deck: 176,
      nose: 110,
      tray: 42,
      body: colours.light,
      panel: lcdPanel,
      hopperNotes: khr(38, '5 000 KHR'),
      stackNotes: khr(20, '5 000 KHR'),
      wheels: true,
      extra: (object, place) => chassis(object, 300, place),
    }),
  'mc-200': () =>
    counter({
      name: 'MC 200',
      w: 230,
      d: 195,
      h: 160,
      deck: 124,
      nose: 80,
      tray: 20,
      body: '#dfe3e1',
      trim: '#31383e',
      panel: daylightPanel,
      extra: portable,
    }),
  'mc-280': () =>
    counter({
      name: 'MC 280',
      w: 270,
      d: 285,
      h: 300,
      deck: 217,
      nose: 127,
      tray: 36,
      panel: colourPanel(mixed),
      hopperNotes: usd(24),
      stackNotes: usd(13),
    }),
  'mc-320': () =>
    counter({
      name: 'MC 320',
      w: 270,
      d: 285,
      h: 300,
      deck: 217,
      nose: 127,
      tray: 36,
      body: colours.graphite,
      trim: '#171a1d',
      panel: colourPanel(drawer),
      hopperNotes: usd(26, '20 USD'),
      stackNotes: usd(15, '20 USD'),
    }),
  'vc-450': () =>
    counter({
      name: 'VC 450',
      w: 280,
      d: 290,
      h: 285,
      deck: 198,
      nose: 122,
      tray: 34,
      body: '#dfe2e4',
      trim: '#171a1d',
      panel: colourPanel(serials),
      hopperNotes: usd(32),
      stackNotes: usd(16),
      extra: glazing,
    }),
  'vc-520': () =>
    counter({
      name: 'VC 520',
      w: 295,
      d: 315,
      h: 340,
      deck: 264,
      nose: 114,
      upper: 184,
      tray: 34,
      panel: touchPanel(currencies),
      hopperNotes: inOneRun(12),
      stackNotes: inOneRun(4),
      extra: guestScreen,
    }),
}
