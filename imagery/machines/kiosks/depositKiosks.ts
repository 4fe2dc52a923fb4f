import { colours } from '../../kit/materials.ts'
import type { Machines } from '../model.ts'
import { lobby } from './depositLobby.ts'
import { throughWall } from './depositThroughWall.ts'
import { smartSafe } from '../safes/safeBody.ts'

/** Deposit machines: two for a lobby, one built into a wall, one for an office. */
export const depositKiosks: Machines = {
  'cd-600': () =>
    lobby({
      name: 'CD 600',
      w: 560,
      d: 720,
      h: 1460,
      shelf: 1000,
      door: 716,
      face: colours.white,
      ink: colours.ink,
      display: [305, 229],
      shown: {
        title: 'Deposit cash',
        aside: 'USD',
        figure: ['Counted so far', '$ 2 480'],
        fields: [
          ['20 USD', '× 124'],
          ['Returned', '0'],
        ],
        buttons: ['Cancel', 'Confirm'],
      },
      kind: 'notes',
    }),
  'cd-720': () =>
    lobby({
      name: 'CD 720',
      w: 680,
      d: 860,
      h: 1540,
      shelf: 1030,
      door: 750,
      face: colours.graphite,
      ink: '#e8ecee',
      display: [421, 237],
      shown: {
        title: 'In escrow: 168 notes',
        aside: 'USD',
        figure: ['Total', '$ 12 480'],
        fields: [
          ['100 USD', '× 96'],
          ['50 USD', '× 48'],
          ['20 USD', '× 24'],
        ],
        buttons: ['Return my notes', 'Confirm'],
      },
      kind: 'escrow',
    }),
  'cd-420': () => throughWall({ name: 'CD 420', w: 600, d: 980, h: 1420 }),
  'cd-300': () =>
    smartSafe({
      name: 'CD 300',
      w: 380,
      d: 480,
      h: 900,
      body: colours.graphite,
      face: colours.light,
      ink: colours.ink,
      display: [154, 90],
      shown: {
        title: 'Till 3',
        aside: 'Late shift',
        figure: ['Difference', '- 2.00 USD'],
        buttons: ['Count again', 'Accept'],
      },
      feeder: { notes: 30, value: '20 USD' },
      pocket: 'RETURN',
      doors: 1,
      rollers: true,
    }),
}
