import type { Machines } from '../model.ts'
import { colours } from '../../kit/materials.ts'
import { figure, pieces, worth } from '../../kit/cash.ts'
import { khr, sgd, usd } from '../../kit/notes.ts'
import type { Screen } from '../../kit/screen.ts'
import { tower, upright } from './currencySorterBodies.ts'
import { wide } from './currencySorterWide.ts'

const shown = (title: string, value: string, fields: Screen['fields']): Screen => ({
  title,
  aside: '09:42',
  figure: ['Total', value],
  fields: fields ?? [],
  tone: 'light',
})

const twoKinds = [
  { ...usd(16), strip: '2  100 USD', count: 100 },
  { ...usd(9, '20 USD'), strip: '1  20 USD', count: 62 },
]
const byFitness = [
  { ...sgd(7), strip: 'UNFIT', count: 41, lamp: colours.amber },
  { ...sgd(18), strip: 'FIT', count: 159 },
]
const bag = [
  { ...usd(16), strip: 'ATM FIT', count: 86 },
  { ...usd(10), strip: 'FIT', count: 42 },
  { ...usd(6), strip: 'UNFIT', count: 17, lamp: colours.amber },
]
const threeKinds = [
  { ...sgd(18, '100 SGD'), strip: '100 SGD', count: 98 },
  { ...sgd(12), strip: '50 SGD', count: 64 },
  { ...sgd(8, '10 SGD'), strip: '10 SGD', count: 35 },
]

/** Desk sorters: one to three stackers and a reject pocket. */
export const currencySorters: Machines = {
  'cs-210': () =>
    upright({
      name: 'CS 210',
      w: 310,
      d: 345,
      h: 375,
      stackers: [{ ...khr(14), strip: 'FACED', count: 100 }],
      notes: khr(36),
      shown: {
        title: 'Pass 2: face',
        figure: ['Pieces', '1 284'],
        fields: [
          ['Batch', '100'],
          ['Reject', '3'],
        ],
      },
    }),
  'cs-240': () =>
    tower({
      name: 'CS 240',
      w: 355,
      d: 380,
      h: 490,
      stackers: twoKinds,
      notes: usd(40),
      drawer: true,
      shown: shown('Two denominations', figure(worth(twoKinds)), [
        ['1', '62'],
        ['2', '100'],
        ['Reject', '3'],
      ]),
    }),
  'cs-260': () =>
    tower({
      name: 'CS 260',
      w: 360,
      d: 390,
      h: 495,
      body: colours.graphite,
      trim: '#171a1d',
      stackers: byFitness,
      notes: sgd(40),
      shown: shown('Fitness', figure(worth(byFitness)), [
        ['Fit', '159'],
        ['Unfit', '41'],
        ['Reject', '3'],
      ]),
    }),
  'cs-310': () =>
    wide({
      name: 'CS 310',
      w: 610,
      d: 410,
      h: 480,
      stackers: bag,
      notes: usd(40),
      screen: { w: 172, h: 108, arm: true },
      shown: shown('Bag 4 of 12', figure(worth(bag)), [
        ['Declared', figure(worth(bag))],
        ['Difference', '0'],
      ]),
    }),
  'cs-330': () =>
    wide({
      name: 'CS 330',
      w: 620,
      d: 420,
      h: 520,
      body: colours.graphite,
      trim: '#171a1d',
      stackers: threeKinds,
      notes: sgd(40),
      screen: { w: 217, h: 136, arm: false },
      shown: shown('Serial numbers', figure(worth(threeKinds)), [
        ['Recorded', figure(pieces(threeKinds))],
        ['Wanted', '0'],
        ['Server', 'On line'],
      ]),
    }),
}
