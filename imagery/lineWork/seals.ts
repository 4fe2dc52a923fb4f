import { between, type RosetteBand } from './guilloche.ts'

/** A category's rosette about the origin, 400 units in radius: its green bands and its brass ones. */
export interface Seal {
  readonly intaglio: readonly RosetteBand[]
  readonly brass: readonly RosetteBand[]
}

export type SealName = keyof typeof seals

type Band = Omit<RosetteBand, 'symmetry'>
/** One band, or the first and last of a family and how many it has. */
type Entry = Band | readonly [Band, Band, number]

const seal = (symmetry: number, intaglio: readonly Entry[], brass: readonly Entry[]): Seal => {
  const bands = (entries: readonly Entry[]) =>
    entries.flatMap((entry) =>
      'radius' in entry
        ? [{ symmetry, ...entry }]
        : between({ symmetry, ...entry[0] }, { symmetry, ...entry[1] }, entry[2]),
    )
  return { intaglio: bands(intaglio), brass: bands(brass) }
}

const band = (radius: number, pen: number, teeth: number, turns: number, more: Partial<Band> = {}): Band => ({
  radius,
  pen,
  teeth,
  turns,
  ...more,
})

/**
 * Every category's rosette is its own, as every denomination's is. Radius, pen, teeth and turns of each band.
 */
export const seals = {
  'money-counter': seal(
    12,
    [
      band(372, 17, 24, 7, { drift: 9 }),
      band(222, 66, 17, 11, { loop: 0.6, swell: 0.22, steps: 6 }),
      band(132, 20, 15, 7, { drift: 5 }),
      band(62, 48, 5, 7, { loop: 1, steps: 7 }),
    ],
    [band(322, 26, 18, 7, { drift: 9, swell: -0.4 })],
  ),
  'currency-sorter': seal(
    16,
    [
      [band(380, 18, 1, 1, { steps: 9 }), band(292, 18, 1, 1, { steps: 9, phase: 2 * Math.PI }), 12],
      band(120, 46, 7, 5, { loop: 0.8, swell: -0.3, steps: 7 }),
      band(46, 26, 3, 5, { loop: 1, steps: 7 }),
    ],
    [band(218, 52, 15, 11, { drift: 8, swell: 0.3 })],
  ),
  'multi-pocket-sorter': seal(
    20,
    [
      band(366, 30, 13, 9, { drift: 6, swell: 0.25 }),
      band(250, 64, 12, 7, { loop: 0.8, swell: 0.35, steps: 6 }),
      band(96, 54, 6, 7, { loop: 1, steps: 6 }),
    ],
    [band(168, 18, 11, 7, { drift: 6 }), band(316, 16, 13, 7, { drift: -6 })],
  ),
  'coin-sorter': seal(
    24,
    [
      band(390, 8, 13, 5),
      band(300, 64, 3, 5, { swell: 0.2, steps: 8 }),
      band(300, 64, 3, 5, { swell: 0.2, steps: 8, phase: Math.PI }),
      band(100, 60, 5, 7, { loop: 1, steps: 6 }),
    ],
    [band(188, 28, 9, 7, { drift: 7 }), band(366, 8, 13, 5, { phase: Math.PI })],
  ),
  retail: seal(
    10,
    [
      band(240, 90, 15, 11, { loop: 0.9, drift: -8, swell: 0.2, steps: 6 }),
      band(110, 40, 11, 7, { drift: 8 }),
      band(48, 30, 5, 7, { loop: 1, steps: 7 }),
    ],
    [band(345, 38, 13, 9, { drift: 18, swell: -0.35 })],
  ),
  'banking-cit': seal(
    8,
    [
      band(376, 16, 31, 7, { drift: 6, swell: 0.2 }),
      [band(330, 8, 1, 1, { drift: -8, steps: 12 }), band(178, 44, 1, 1, { steps: 12, phase: Math.PI }), 20],
      band(74, 44, 9, 7, { loop: 1, steps: 6 }),
    ],
    [band(142, 26, 21, 5, { drift: 4, swell: 0.3 })],
  ),
  'self-checkout': seal(
    9,
    [
      [
        band(386, 8, 1, 1, { loop: 0.5, steps: 12 }),
        band(120, 76, 1, 1, { loop: 0.5, steps: 12, phase: 2 * Math.PI }),
        24,
      ],
    ],
    [band(96, 44, 13, 7, { loop: 0.7 }), band(30, 18, 5, 4, { loop: 1, steps: 6 })],
  ),
  cds: seal(
    14,
    [
      band(350, 44, 17, 9, { loop: 0.35, swell: 0.3 }),
      band(210, 52, 13, 9, { loop: 1, swell: -0.25, steps: 6 }),
      band(80, 50, 7, 5, { loop: 0.9, steps: 6 }),
    ],
    [band(288, 18, 16, 9, { drift: 9 }), band(146, 14, 11, 9, { drift: -5 })],
  ),
  printers: seal(
    18,
    [
      [band(384, 10, 1, 1, { steps: 9 }), band(250, 34, 1, 1, { steps: 9, phase: -Math.PI }), 13],
      band(160, 58, 11, 7, { loop: 0.25, swell: 0.3 }),
    ],
    [band(64, 40, 5, 7, { loop: 1, steps: 7 })],
  ),
  'strapping-machine': seal(
    11,
    [
      band(300, 92, 14, 9, { loop: 1.15, swell: 0.15, steps: 7 }),
      band(150, 40, 13, 7, { drift: 8, swell: -0.3 }),
      band(62, 42, 7, 6, { loop: 1, steps: 7 }),
    ],
    [band(196, 16, 19, 7, { drift: 6 })],
  ),
  accessories: seal(
    7,
    [
      band(356, 34, 31, 9, { drift: 14, swell: 0.35 }),
      band(252, 50, 23, 9, { loop: 0.8, drift: -12 }),
      band(66, 46, 9, 5, { loop: 0.9, steps: 6 }),
    ],
    [band(150, 34, 21, 8, { drift: 10, swell: -0.3 })],
  ),
  'banding-tape': seal(
    15,
    [
      band(384, 12, 17, 7, { drift: 3 }),
      band(332, 20, 17, 7, { drift: -4 }),
      band(240, 52, 16, 11, { loop: 0.5, swell: 0.2 }),
      band(130, 22, 12, 7, { drift: 4 }),
    ],
    [band(284, 7, 17, 7, { drift: 2 }), band(180, 8, 12, 7)],
  ),
  'cash-processing': seal(
    13,
    [
      band(364, 30, 17, 8, { loop: 0.3, drift: 8, swell: 0.3 }),
      band(232, 72, 14, 9, { loop: 0.8, swell: -0.22, steps: 6 }),
      band(74, 54, 7, 6, { loop: 1, steps: 7 }),
    ],
    [band(312, 14, 16, 7, { drift: -7 }), band(142, 20, 13, 7, { drift: 5, swell: 0.3 })],
  ),
  'payment-system': seal(
    6,
    [
      [band(384, 12, 1, 1, { steps: 14 }), band(196, 40, 1, 1, { steps: 14, phase: -1.5 * Math.PI }), 22],
      band(84, 52, 11, 7, { loop: 1, steps: 6 }),
    ],
    [band(158, 30, 29, 7, { drift: 6, swell: 0.25 })],
  ),
  'self-service': seal(
    17,
    [
      band(344, 46, 17, 9, { loop: 0.25, drift: -6, swell: 0.4 }),
      band(216, 44, 15, 8, { drift: 10, swell: 0.35 }),
      band(64, 46, 5, 6, { loop: 1, steps: 7 }),
    ],
    [band(270, 12, 13, 7, { drift: 5 }), band(140, 26, 11, 7, { loop: 0.6, swell: -0.3 })],
  ),
} as const satisfies Record<string, Seal>
