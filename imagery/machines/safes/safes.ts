import { colours } from '../../kit/materials.ts'
import type { Machines } from '../model.ts'
import { smartSafe } from './safeBody.ts'
import { tellerRecycler } from './tellerRecycler.ts'

/** Smart safes for shops, and a recycler between two tellers. */
export const safes: Machines = {
  'ss-40': () =>
    smartSafe({
      name: 'SS 40',
      w: 300,
      d: 420,
      h: 620,
      body: colours.white,
      face: colours.graphite,
      ink: '#e8ecee',
      display: [95, 56],
      shown: { title: 'Cashier 04', figure: ['KHR', '480 000'] },
      doors: 1,
      printer: 60,
    }),
  'ss-80': () =>
    smartSafe({
      name: 'SS 80',
      w: 420,
      d: 520,
      h: 880,
      body: colours.white,
      face: colours.white,
      ink: colours.ink,
      display: [154, 92],
      shown: {
        title: 'Till 6',
        aside: 'USD',
        figure: ['Deposit', '2 340.00'],
        buttons: ['Return', 'Seal bag'],
      },
      feeder: { notes: 26, value: '20 USD' },
      pocket: 'RETURN',
      doors: 1,
      printer: 60,
    }),
  'ss-120': () =>
    smartSafe({
      name: 'SS 120',
      w: 560,
      d: 560,
      h: 1050,
      body: colours.graphite,
      face: colours.white,
      ink: colours.ink,
      display: [176, 112],
      shown: {
        title: 'Two currencies',
        figure: ['Notes in this stack', '118'],
        fields: [
          ['KHR', '6 420 000'],
          ['USD', '3 185'],
        ],
        buttons: ['Cancel', 'Store'],
      },
      feeder: { notes: 38, value: '20 000 KHR' },
      pocket: 'REJECT',
      doors: 2,
      marks: ['KHR', 'USD'],
      printer: 82,
      card: true,
    }),
  'tr-20': () => tellerRecycler({ name: 'TR 20', w: 500, d: 900, h: 860 }),
}
