import { Group, type Object3D } from 'three'
import { add, box, cylinder, group, plate, put } from '../../kit/geometry.ts'
import { colours, matte, satin, shell } from '../../kit/materials.ts'
import { currencyOf, figure, pieces, worth } from '../../kit/cash.ts'
import { backPanel, feet, slits } from '../../kit/parts.ts'
import type { Screen } from '../../kit/screen.ts'
import type { Machines, Model } from '../model.ts'
import {
  cabinet,
  display,
  feederModule,
  feederWidth,
  moduleDepth,
  moduleWidth,
  pocketModule,
  type Feed,
  type Look,
  type Pocket,
} from './pocketSorterParts.ts'

interface Sorter extends Look {
  readonly name: string
  readonly depth: number
  readonly height: number
  /** Height of the cabinet below, where the sorter stands on the floor. */
  readonly base?: number
  /** Pockets in a column, the columns from the left. */
  readonly rows: number
  readonly pockets: readonly Pocket[]
  readonly feed: Feed
  /** Without a figure or fields, it shows what lies in the pockets. */
  readonly screen: Screen
}

interface Measures {
  readonly width: number
  /** Where the modules begin and how high they are. */
  readonly floor: number
  readonly high: number
  readonly front: number
  readonly bodyDepth: number
  readonly left: number
  readonly columns: number
}

const measure = ({ rows, pockets, depth, base = 0 }: Sorter): Measures => {
  const columns = Math.ceil(pockets.length / rows)
  const width = columns * moduleWidth + feederWidth
  return {
    width,
    floor: base === 0 ? 34 : base + 4,
    high: rows * 212 + 56,
    front: depth / 2,
    bodyDepth: depth - moduleDepth,
    left: -width / 2,
    columns,
  }
}

const housing = (
  parent: Object3D,
  sorter: Sorter,
  { width, floor, high, front, bodyDepth }: Measures,
): void => {
  const middle = -front + bodyDepth / 2
  add(parent, box(width, high, bodyDepth - 2, 8), shell(sorter.body), [0, floor + high / 2, middle])
  add(parent, box(width - 5, high - 5, 8, 2), matte('#131518'), [0, floor + high / 2, front - moduleDepth])
  const deck = bodyDepth + 40
  add(parent, box(width - 56, 6, deck, 3), satin(sorter.trim), [0, floor + high + 1, -front + 26 + deck / 2])
  for (const side of [-1, 1]) {
    put(parent, slits(14, 66, 9, 4.4), [side * (width / 2), floor + 92, middle - 10], [0, side * 90, 0])
    const grip = plate(124, 36, 2, { r: 16, bevel: 0.8 })
    add(parent, grip, matte('#131518'), [side * (width / 2), floor + high * 0.62, middle], [0, side * 90, 0])
  }
  put(parent, backPanel(), [width / 2 - 130, floor + 80, -front + 0.6], [0, 180, 0])
  put(parent, slits(20, 80, 10, 4.4), [-width / 4, floor + high - 100, -front + 0.8], [0, 180, 0])
}

const underneath = (parent: Object3D, sorter: Sorter, { width, front }: Measures): void => {
  if (sorter.base !== undefined) {
    parent.add(cabinet(width - 8, sorter.base, sorter.depth - 6, sorter))
    return
  }
  add(parent, box(width - 26, 26, front * 2 - 40, 6), matte('#1a1c1f'), [0, 22, 0])
  feet(parent, width - 100, front * 2 - 110, 0, 18, 12)
}

const shownOn = ({ pockets, feed, screen }: Sorter): Screen => ({
  figure: ['Total', figure(worth(pockets))],
  fields: [
    ['Notes', figure(pieces(pockets))],
    ['Reject', String(feed.refused)],
  ],
  ...screen,
})

/** The display on its foot, or on the swivel arm of a standing sorter. */
const mounted = (
  parent: Object3D,
  sorter: Sorter,
  { width, floor, high, front, columns }: Measures,
): void => {
  const top = floor + high + 4
  const x = columns === 1 ? -20 : -width / 2 + Math.min(columns * moduleWidth, 420) / 2 + 6
  const middle = sorter.height - 92 - top
  const place = group(parent, [x, top, front - moduleDepth - 34], [0, sorter.base === undefined ? 0 : 8, 0])
  if (sorter.base === undefined) {
    add(place, box(110, 12, 100, 5), satin(sorter.trim), [0, 5, -24])
    add(place, box(60, middle, 20, 8), satin(sorter.trim), [0, middle / 2, -36], [-12, 0, 0])
  } else {
    add(place, cylinder(40, 10, 'y', 2), satin(sorter.trim), [0, 4, -60])
    add(place, cylinder(17, middle, 'y', 2), satin('#8f969c'), [0, middle / 2, -60])
    add(place, box(44, 34, 64, 8), satin(sorter.trim), [0, middle - 10, -34])
  }
  put(place, display(shownOn(sorter), sorter.trim), [0, middle, 0], [-18, 0, 0])
}

/** A multi-pocket sorter: columns of pockets at the left, the feeder at the right, the display on top. */
const pocketSorter = (sorter: Sorter): Model => {
  const object = new Group()
  const sizes = measure(sorter)
  const { left, floor, high, front, columns } = sizes
  const level = [floor + high / 2, front - moduleDepth / 2] as const
  underneath(object, sorter, sizes)
  housing(object, sorter, sizes)
  for (let column = 0; column < columns; column += 1) {
    const first = column * sorter.rows
    const held = sorter.pockets.slice(first, first + sorter.rows)
    const x = left + moduleWidth * (column + 0.5)
    put(object, pocketModule(held, high, first + 1, sorter), [x, ...level])
  }
  put(object, feederModule(sorter.name, sorter.feed, high, sorter), [-left - feederWidth / 2, ...level])
  mounted(object, sorter, sizes)
  const target = [left + Math.min(columns, 2) * moduleWidth * 0.5, floor + high * 0.7, front] as const
  return { object, detail: { target, size: 420, azimuth: -22, elevation: 14 }, level: true }
}

const filled = (values: readonly string[], counts: readonly number[]): Pocket[] =>
  values.map((value, index) => ({ value, count: counts[index] ?? 0 }))

const dollars = ['1 USD', '5 USD', '10 USD', '20 USD', '50 USD', '100 USD']
const riel = ['500', '1 000', '2 000', '5 000', '10 000', '20 000', '50 000', '100 000']
const white: Look = { body: colours.white, trim: colours.graphite }

const byCurrency = [
  { value: '20 000 KHR', count: 86, shown: 'KHR' },
  { value: '100 USD', count: 42, shown: 'USD' },
  { value: '10 000 KHR', count: 17, shown: 'WORN' },
]
const sumIn = (currency: string): string =>
  figure(worth(byCurrency.filter(({ value }) => currencyOf(value) === currency)))

const fit = filled(dollars, [86, 142, 164, 187, 91, 108])
const unfit = filled(dollars, [22, 17, 13, 21, 8, 5])
const byFitness = dollars.flatMap((value, index) =>
  [fit, unfit].flatMap((pockets) => {
    const word = pockets === fit ? 'fit' : 'unfit'
    return pockets.slice(index, index + 1).map((held) => ({ ...held, shown: value.replace('USD', word) }))
  }),
)

/** Multi-pocket sorters BS 3 to BS 12. */
export const pocketSorters: Machines = {
  'bs-3': () =>
    pocketSorter({
      ...white,
      name: 'BS 3',
      depth: 396,
      height: 935,
      rows: 3,
      pockets: byCurrency,
      feed: { value: '20 000 KHR', refused: 2 },
      screen: {
        title: 'Sort by currency',
        aside: '16:40',
        figure: ['KHR counted', sumIn('KHR')],
        fields: [
          ['USD', sumIn('USD')],
          ['Worn', '17'],
        ],
        tone: 'light',
      },
    }),
  'bs-6': () =>
    pocketSorter({
      body: '#3a4048',
      trim: '#1b1e22',
      name: 'BS 6',
      depth: 396,
      height: 725,
      rows: 2,
      pockets: filled(dollars, [86, 42, 100, 17, 64, 33]),
      feed: { value: '100 USD', refused: 3 },
      screen: { title: 'Table drop', aside: 'USD' },
    }),
  'bs-12': () =>
    pocketSorter({
      ...white,
      name: 'BS 12',
      depth: 560,
      height: 1445,
      base: 536,
      rows: 3,
      pockets: byFitness,
      feed: { value: '50 USD', refused: 6 },
      screen: {
        title: 'Deposit 214',
        aside: 'USD',
        figure: ['Counted', figure(worth(byFitness))],
        fields: [
          ['Fit', figure(pieces(fit))],
          ['Unfit', figure(pieces(unfit))],
        ],
        tone: 'light',
      },
    }),
  'bs-4': () =>
    pocketSorter({
      ...white,
      name: 'BS 4',
      depth: 396,
      height: 725,
      rows: 2,
      pockets: filled(['10 USD', '20 USD', '50 USD', '100 USD'], [86, 42, 100, 17]),
      feed: { value: '20 USD', refused: 2 },
      screen: { title: 'Sort by denomination', aside: 'USD', buttons: ['Menu', 'START'], tone: 'light' },
    }),
  'bs-8': () =>
    pocketSorter({
      ...white,
      name: 'BS 8',
      depth: 396,
      height: 725,
      rows: 2,
      pockets: filled(
        riel.map((value) => `${value} KHR`),
        [86, 42, 100, 17, 64, 33, 91, 51],
      ).map((held) => ({ ...held, shown: held.value.slice(0, -4) })),
      feed: { value: '10 000 KHR', refused: 5 },
      screen: { title: 'Plan: Branch 07', aside: 'KHR' },
    }),
}
