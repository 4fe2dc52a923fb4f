import type { Group } from 'three'
import { add, box, cylinder, group, plate, put } from '../../kit/geometry.ts'
import { colours, gloss, glow, matte, satin } from '../../kit/materials.ts'
import { key } from '../../kit/parts.ts'
import { line, litSheet } from '../../kit/print.ts'
import { screen, type Screen } from '../../kit/screen.ts'
import { segments } from './segments.ts'

/** The face of a control panel: its group, size, and the machine's accent colour. */
export interface Panel {
  readonly face: Group
  readonly w: number
  readonly h: number
  readonly accent: string
}

const dark = '#3a4047'
const paler = '#59616a'

/** The glossy plate of a control panel. */
export const ground = ({ face, w, h }: Pick<Panel, 'face' | 'w' | 'h'>): void => {
  add(face, plate(w, h, 6, { r: 12, bevel: 1.6 }), gloss())
}

const bezel = (face: Group, x: number, y: number, w: number, h: number): void => {
  add(face, plate(w + 10, h + 10, 1.2, { r: 6, bevel: 0.4 }), matte('#050607'), [x, y, 3.2])
}

/** A display of w × h mm in a dark bezel on a panel's plate, its middle at x and y. */
export const panelScreen = (
  face: Group,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  shown: Screen,
): void => {
  bezel(face, x, y, w, h)
  put(face, screen(w, h, shown), [x, y, 3.95])
}

const keys = (
  { face }: Panel,
  legends: readonly string[],
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  pitch: number,
  size = h * 0.42,
): void => {
  const row = group(face, [0, 0, 3])
  legends.forEach((legend, index) => key(row, [x + index * pitch, y], [w, h], legend, { color: dark, size }))
}

const startKey = ({ face, accent }: Panel, x: number, y: number, w: number, h: number): void => {
  key(group(face, [0, 0, 3]), [x, y], [w, h], 'START', { color: accent, ink: '#ffffff', size: h * 0.46 })
}

const drawn = (panel: Panel, x: number, y: number, w: number, h: number, svg: string, strength = 1): void => {
  bezel(panel.face, x, y, w, h)
  put(panel.face, litSheet(w, h, svg, strength), [x, y, 3.95])
}

const led = { lit: '#39f0a4', unlit: '#0f2a22' }
const amberLed = { lit: '#ffb347', unlit: '#2e2112' }

/** LED digits for the pieces and for the batch, and the few keys of a plain counter. */
export const ledPanel = (panel: Panel): void => {
  ground(panel)
  const { w, h } = panel
  const [wide, high] = [w * 0.43, h * 0.43]
  const [x, y] = [-w / 2 + wide / 2 + 13, h / 2 - high / 2 - 8]
  const back = `<rect width="${wide}" height="${high}" fill="#050807"/>`
  const size = high * 0.66
  const pieces = `${back}${segments('0100', [wide * 0.12, high * 0.17], size, led)}`
  drawn(panel, x, y, wide, high, pieces)
  const [narrow, small] = [w * 0.22, high * 0.62]
  const batch = `<rect width="${narrow}" height="${small}" fill="#050807"/>${segments('100', [narrow * 0.15, small * 0.2], small * 0.6, amberLed)}`
  drawn(panel, x + wide / 2 + narrow / 2 + 16, y - (high - small) / 2, narrow, small, batch)
  const low = -h / 2 + 17
  keys(panel, ['ADD', 'BATCH', 'CLR'], [-w / 2 + 25, low], [31, 16], 35, 6)
  startKey(panel, w / 2 - 40, low, 58, 18)
}

const lcdSvg = (
  w: number,
  h: number,
  lines: readonly (readonly [string, string])[],
  paper: string,
  ink: string,
) =>
  [
    `<rect width="${w}" height="${h}" fill="${paper}"/>`,
    ...lines.flatMap(([left, right], index) => {
      const step = h / lines.length
      const y = step * (index + 0.5) + step * 0.22
      return [
        line(left, w * 0.05, y, step * 0.48, { color: ink, weight: 600 }),
        line(right, w * 0.95, y, step * 0.62, { color: ink, weight: 600, anchor: 'end' }),
      ]
    }),
  ].join('')

/** A two-line LCD, 80 mm wide, and keys for speed, UV and MG. */
export const lcdPanel = (panel: Panel): void => {
  ground(panel)
  const { w, h } = panel
  const high = Math.min(38, h * 0.42)
  const [x, y] = [-w / 2 + 56, h / 2 - high / 2 - 13]
  const lines = [
    ['COUNT', '1 250'],
    ['BATCH', '100'],
  ] as const
  drawn(panel, x, y, 80, high, lcdSvg(80, high, lines, '#1d63c9', '#ffffff'), 0.9)
  for (const [index, step] of ['−', 'C', '+'].entries()) {
    const at: readonly [number, number] = [w / 2 - 98 + index * 39, y + high / 2 - 9]
    key(group(panel.face, [0, 0, 3]), at, [34, 17], step, { color: paler, size: 10 })
  }
  keys(panel, ['SPEED', 'UV', 'MG'], [w / 2 - 98, y - high / 2 + 9], [34, 17], 39, 7)
  keys(panel, ['MODE', 'ADD', 'BATCH'], [-w / 2 + 33, -h / 2 + 21], [33, 17], 38, 7)
  startKey(panel, w / 2 - 59, -h / 2 + 21, 73, 19)
}

/** A reflective display for daylight, lamps of the battery and large keys. */
export const daylightPanel = (panel: Panel): void => {
  ground(panel)
  const { w, h } = panel
  const high = h * 0.44
  const [x, y] = [-w / 2 + 46, h / 2 - high / 2 - 8]
  const shown = [
    `<rect width="60" height="${high}" fill="#b9c4b2"/>`,
    line('PCS', 4, high * 0.22, 5.4, { color: '#1c241d', weight: 600 }),
    line('BATCH 100', 56, high * 0.22, 5.4, { color: '#1c241d', weight: 600, anchor: 'end' }),
    segments('0086', [7, high * 0.36], high * 0.52, { lit: '#1c241d', unlit: '#adb8a6' }),
  ].join('')
  drawn(panel, x, y, 60, high, shown, 0.75)
  for (let index = 0; index < 4; index += 1) {
    const lamp = index < 3 ? glow('#35d08f', 1.6) : matte('#26302c')
    add(panel.face, plate(11, 4, 1.4, { r: 1.8, bevel: 0.4 }), lamp, [
      w / 2 - 70 + index * 15,
      y + high / 2 - 4,
      3.2,
    ])
  }
  keys(panel, ['UV', 'LIGHT'], [w / 2 - 62, y - high / 2 + 8], [34, 13], 38, 6.2)
  keys(panel, ['ADD', 'BATCH'], [-w / 2 + 33, -h / 2 + 15], [34, 14], 38, 6.2)
  startKey(panel, w / 2 - 44, -h / 2 + 16, 72, 17)
}

const digitKeys = (panel: Panel, right: number, top: number, pitch: readonly [number, number]): void => {
  const [across, down] = pitch
  const first = right - across * 2.5
  const size: readonly [number, number] = [across - 5, down - 5]
  const rows = [
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
  ]
  rows.forEach((row, index) => keys(panel, row, [first, top - index * down], size, across, 7.4))
  const place = group(panel.face, [0, 0, 3])
  key(place, [first, top - 3 * down], size, 'C', { color: dark, ink: colours.amber, size: 7.4 })
  key(place, [first + across, top - 3 * down], size, '0', { color: dark, size: 7.4 })
  key(place, [first + across * 2, top - 3 * down], size, '00', { color: dark, size: 7.4 })
}

/** A 4.3-inch colour screen beside a numeric keypad, the function keys and START below. */
export const colourPanel = (shown: Screen) => (panel: Panel) => {
  ground(panel)
  const { face, w, h } = panel
  const [wide, high] = [97, 57]
  const [x, y] = [-w / 2 + wide / 2 + 12, h / 2 - high / 2 - 12]
  panelScreen(face, [x, y], [wide, high], shown)
  const across = (w - wide - 34) / 3
  const down = (h - 50) / 4
  digitKeys(panel, w / 2 - 8, h / 2 - 8 - down / 2, [across, down])
  const low = -h / 2 + 19
  const pitch = (wide + 8) / 4
  const first = -w / 2 + 8 + pitch / 2
  keys(panel, ['MODE', 'CUR', 'ADD', 'BATCH'], [first, low], [pitch - 3, 14], pitch, 5.2)
  startKey(panel, w / 2 - 8 - across * 1.5, low, across * 3 - 5, 19)
}

/** A 5-inch touch screen that stands out of the panel on a hinge, and the few keys beside it. */
export const touchPanel = (shown: Screen) => (panel: Panel) => {
  ground(panel)
  const { face, w } = panel
  const x = -w / 2 + 76
  add(face, box(70, 14, 16, 4), satin('#3b4148'), [x, 14, 8])
  add(face, cylinder(6, 80, 'x', 1), satin('#22262b'), [x, -26, 8])
  const tilted = group(face, [x, -28, 10], [12, 0, 0])
  add(tilted, box(132, 88, 11, 4.5), satin(colours.light), [0, 42, 3])
  add(tilted, plate(126, 82, 2, { r: 5, bevel: 0.6 }), gloss(), [0, 42, 8.4])
  put(tilted, screen(110, 66, shown), [0, 42.5, 9.6])
  const right = w / 2 - 44
  keys(panel, ['CLR', 'MENU'], [right - 18, 20], [33, 18], 37, 6.6)
  startKey(panel, right, -8, 70, 24)
}

/** A small display on a stalk that is turned to the guest, its foot at the origin. */
export const guestDisplay = (object: Group, x: number, y: number, z: number, shown: Screen): void => {
  const stalk = group(object, [x, y, z], [0, 14, 0])
  add(stalk, cylinder(13, 6, 'y'), satin('#22262b'), [0, 1, 0])
  add(stalk, cylinder(5, 30, 'y'), satin('#3b4148'), [0, 12, -3])
  const head = group(stalk, [0, 38, 0], [-14, 0, 0])
  add(head, box(68, 54, 12, 5), satin(colours.light), [0, 0, -3])
  add(head, plate(63, 49, 2, { r: 4, bevel: 0.6 }), gloss(), [0, 0, 3])
  put(head, screen(57, 43, shown), [0, 0, 4.2])
}
