import { Group } from 'three'
import type { Machines, Model } from '../model.ts'
import { add, box, put } from '../../kit/geometry.ts'
import { colours, satin } from '../../kit/materials.ts'
import { chequeMachine } from './chequeMachine.ts'
import { cheque, fanfold, passbook, slip } from './printerMedia.ts'
import { funnel, guides, keyCover, printerBody, screenCover, steelSides } from './printerParts.ts'
import type { Body, Places } from './printerParts.ts'

interface Printer extends Body {
  /** Cover, keys and what lies on the table. */
  readonly fit: (object: Group, places: Places) => void
}

const printer = (look: Printer): Model => {
  const object = new Group()
  const places = printerBody(object, look)
  look.fit(object, places)
  const target = [0, look.table + 30, places.mouth + 10] as const
  return { object, detail: { target, size: Math.max(look.w * 0.66, 210), azimuth: -18, elevation: 32 } }
}

const layBook = (object: Group, { table, front }: Places, x: number, w: number, h: number): void => {
  put(object, passbook(w, h, 36), [x, table + 1.4, front - 18])
}

/** The support behind the printer with fanfold paper on it. */
const journal = (object: Group, look: Body, full: number): void => {
  const tall = full - look.h + 30
  const frame = new Group()
  put(object, frame, [0, look.h - 18 + tall / 2 - 8, -look.d / 2 + 58], [-14, 0, 0])
  add(frame, box(look.w * 0.66, tall, 4, 1.6), satin('#59616a'), [0, 0, -4])
  put(frame, fanfold(look.w * 0.58, tall - 3), [0, 0.5, -0.8])
  for (const side of [-1, 1])
    add(frame, box(12, tall - 8, 9, 3), satin('#2b3036'), [side * look.w * 0.3, -3, 0])
  add(object, box(look.w * 0.72, 10, 26, 4), satin('#22262b'), [0, look.h - 8, -look.d / 2 + 60])
}

const flatbed = {
  name: 'PB 60',
  w: 442,
  d: 348,
  h: 162,
  table: 50,
  reach: 150,
  body: colours.white,
  trim: '#3f484f',
}

/** Passbook printers and cheque printers. */
export const printers: Machines = {
  'pb-24': () =>
    printer({
      name: 'PB 24',
      w: 382,
      d: 278,
      h: 204,
      table: 70,
      reach: 104,
      body: colours.white,
      trim: colours.graphite,
      fit: (object, places) => {
        keyCover(object, places, ['1', '2', '3'])
        layBook(object, places, -40, 140, 84)
      },
    }),
  'pb-48': () =>
    printer({
      name: 'PB 48',
      w: 346,
      d: 562,
      h: 298,
      table: 118,
      reach: 120,
      body: colours.graphite,
      trim: '#171a1d',
      fit: (object, places) => {
        keyCover(object, places, ['F1', 'F2'])
        funnel(object, places, 156)
        layBook(object, places, 0, 138, 92)
        steelSides(object, 346, 562, 298)
      },
    }),
  'mp-10': () =>
    printer({
      name: 'MP 10',
      w: 208,
      d: 292,
      h: 216,
      table: 72,
      reach: 112,
      body: '#e2e5e4',
      trim: '#232a30',
      fit: (object, places) => {
        screenCover(object, places, { title: 'Cheque', figure: ['No. 417', '1 250'] })
        guides(object, places, 92)
        put(object, cheque(186, 88), [0, places.table + 2.6, places.front - 108], [-90, 0, 90])
      },
    }),
  'mp-20': chequeMachine,
  'pb-60': () =>
    printer({
      ...flatbed,
      fit: (object, places) => {
        keyCover(object, places, ['PATH', 'FORM'])
        guides(object, places, 310)
        layBook(object, places, -70, 150, 118)
        put(object, slip(104, 82), [78, places.table + 1.4, places.front - 20])
        journal(object, flatbed, 226)
      },
    }),
}
