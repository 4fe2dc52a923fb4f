import {
  BoxGeometry,
  CylinderGeometry,
  Euler,
  Group,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type Object3D,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { add, box, cylinder, extrude, group, lathe, outline, plate, put } from '../../kit/geometry.ts'
import { colours, gloss, matte, metal, paint, satin } from '../../kit/materials.ts'
import { random } from '../../kit/random.ts'
import { key } from '../../kit/parts.ts'
import { clearPlastic, label, line, litSheet } from '../../kit/print.ts'

interface Heap {
  /** The ground it covers, in mm. */
  w: number
  d: number
  round: boolean
  /** How much higher its middle is. */
  rise: number
  count: number
  /** Radius of a coin; the coins of a heap differ from it by up to `spread`. */
  r: number
  spread: number
  tone: 'mixed' | 'silver' | 'gold'
  seed: number
}

const tones = {
  mixed: ['#cfd1d2', '#c3c5c7', '#c9a24d'],
  silver: ['#cfd1d2', '#c3c5c7', '#b6b8ba'],
  gold: ['#cfa850', '#c39a42', '#c9ad6a'],
} as const

/** Coins by the three shades of their tone. */
const struck = (kinds: readonly BufferGeometry[][], tone: Heap['tone']): Group => {
  const pile = new Group()
  for (const [index, coins] of kinds.entries()) {
    if (coins.length > 0)
      pile.add(new Mesh(mergeGeometries(coins), metal(tones[tone][index] ?? '#c3c5c7', 0.3)))
  }
  return pile
}

/** A heap of coins, its ground at y = 0: lying coins over a dull core that closes the gaps. */
export const heap = (options: Partial<Heap> = {}): Group => {
  const { w = 180, d = w, round = true, rise = 20, count = 150, r = 11, spread = 2 } = options
  const { tone = 'mixed', seed = 5 } = options
  const next = random(seed)
  const kinds: BufferGeometry[][] = [[], [], []]
  for (let index = 0; index < count; index += 1) {
    const [reach, angle] = [Math.sqrt(next()), next() * 2 * Math.PI]
    const [u, v] = round
      ? [reach * Math.cos(angle), reach * Math.sin(angle)]
      : [next() * 2 - 1, 1 - 2 * next() ** 1.4]
    const high = round
      ? rise * (1 - reach * reach)
      : rise * (1 - 0.3 * Math.max(u * u, v * v)) * (0.2 + 0.8 * Math.sqrt(next()))
    const size = r + (next() - 0.5) * 2 * spread
    const lean = () => (next() - 0.5) * 0.62
    const place = new Matrix4().compose(
      new Vector3(u * (w / 2 - r), 3 + high + next() * 4, v * (d / 2 - r)),
      new Quaternion().setFromEuler(new Euler(lean(), 0, lean())),
      new Vector3(1, 1, 1),
    )
    kinds[index % 3]?.push(new CylinderGeometry(size, size, 2, 28).applyMatrix4(place))
  }
  const pile = struck(kinds, tone)
  const core = round
    ? new CylinderGeometry(w * 0.2, w / 2 - 1, rise + 1, 48)
    : new BoxGeometry(w - 2.4 * r, rise * 0.7, d - 2.4 * r)
  add(pile, core, metal(tone === 'gold' ? '#8b7136' : '#7d8082', 0.6), [0, round ? rise / 2 : rise * 0.35, 0])
  return pile
}

/** A round hopper on a deck: steel inside a plastic wall, heaped with coins; radius `r`, `h` high. */
export const hopper = (r: number, h: number, color: string, coins: Partial<Heap>): Group => {
  const place = new Group()
  const rim = h * 0.86
  const wall = lathe([
    [r * 0.8, 0],
    [r * 0.88, rim * 0.3],
    [r - 1, rim - 5],
    [r, rim - 2],
    [r - 2, rim],
    [r - 6, rim],
    [r - 8, rim - 3],
  ])
  const inside = lathe([
    [r - 7.6, rim - 2],
    [r * 0.9, h * 0.6],
    [r * 0.7, h * 0.56],
    [0, h * 0.55],
  ])
  add(place, wall, paint(color))
  add(place, inside, metal('#b4b8bb', 0.32))
  put(place, heap({ w: r * 1.82, rise: h * 0.27, ...coins }), [0, h * 0.6, 0])
  return place
}

/** Two lit lines of figures, w × h mm, facing +z. */
export const figures = (w: number, h: number, upper: string, lower: string): Group => {
  const place = new Group()
  add(place, plate(w + 8, h + 8, 3, { r: 5, bevel: 0.6 }), gloss('#0a0b0d'))
  const svg = [
    `<rect width="${w}" height="${h}" fill="#120607"/>`,
    line('COUNT', 4, h * 0.18, h * 0.13, { color: '#b9bdc0' }),
    line(upper, w - 4, h * 0.55, h * 0.36, { color: '#ff5a4d', weight: 600, anchor: 'end' }),
    line('BATCH', 4, h * 0.74, h * 0.13, { color: '#b9bdc0' }),
    line(lower, w - 4, h * 0.93, h * 0.26, { color: '#ff5a4d', weight: 600, anchor: 'end' }),
  ].join('')
  put(place, litSheet(w, h, svg, 1.2, 10), [0, 0, 1.7])
  return place
}

/** A keypad of twelve keys and START under it, the middle at the origin. */
export const keypad = (parent: Object3D, w: number, h: number): void => {
  const legends = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'C', '0', '+']
  const [stepX, stepY] = [w / 3, h / 5]
  for (const [index, legend] of legends.entries()) {
    const at = [((index % 3) - 1) * stepX, h / 2 - stepY * (Math.floor(index / 3) + 0.5)] as const
    key(parent, at, [stepX - 4, stepY - 4], legend, { size: stepY * 0.5 })
  }
  const start = { color: colours.accent, ink: '#ffffff', size: stepY * 0.46 }
  key(parent, [0, -h / 2 + stepY * 0.5], [w - 4, stepY - 4], 'START', start)
}

/** A spout for a bag under a hood, out of a front that faces +z: the nozzle with its lip, ring and lever. */
export const spout = (parent: Object3D, x: number, y: number, r: number, reach: number): void => {
  const place = group(parent, [x, y, 0])
  const hood = r * 1.2
  const body = outline([
    [-2, hood * 0.75, 2],
    [reach * 0.6, hood * 0.75, 14],
    [reach + r * 1.15, hood * 0.1, 10],
    [reach + r * 1.15, -hood * 0.35, 4],
    [-2, -hood * 0.35, 2],
  ])
  add(place, extrude(body, r * 2.5, 3, 'x'), satin('#4a5159'))
  const nozzle = lathe([
    [r - 3, -r * 1.3],
    [r + 2, -r * 1.3],
    [r + 3, -r * 1.22],
    [r, -r * 1.08],
    [r, -r * 0.2],
  ])
  add(place, nozzle, metal('#c4c7ca', 0.24), [0, 0, reach])
  add(place, cylinder(r - 3.4, 2, 'y', 0.2), matte('#0b0c0d'), [0, -r * 1.1, reach])
  add(place, cylinder(r + 3, 8, 'y', 2), satin(), [0, -r * 0.72, reach])
  add(place, box(14, 10, 18, 4), paint(colours.red), [r + 8, -r * 0.72, reach + 4])
}

/** What lies in a drawer; without a value it is in no total. */
export interface Drawer extends Pick<Heap, 'count' | 'r' | 'spread' | 'tone' | 'seed'> {
  readonly tag: string
  readonly value?: string | undefined
}

/** Coins that have slid to a drawer's front (its ground's front edge is the origin), layer upon layer. */
const slid = (w: number, d: number, { count, r, spread, tone, seed, value }: Drawer): Group => {
  const next = random(seed)
  const kinds: BufferGeometry[][] = [[], [], []]
  // Coins 2 mm thick fill about two thirds of the room that they take.
  const full = (count * Math.PI * r * r * 3) / (w * d)
  for (let index = 0; index < count; index += 1) {
    const size = r + (next() - 0.5) * 2 * spread
    const back = size + next() * (d - 2 * size)
    const high = 1.5 + (index / count) * full * (1.3 - (0.6 * back) / d)
    const lean = () => (next() - 0.5) * 0.4
    const place = new Matrix4().compose(
      new Vector3((next() - 0.5) * (w - 2 * size), high, -back),
      new Quaternion().setFromEuler(new Euler(lean(), 0, lean())),
      new Vector3(1, 1, 1),
    )
    kinds[index % 3]?.push(new CylinderGeometry(size, size, 2, 24).applyMatrix4(place))
  }
  const coins = struck(kinds, tone)
  coins.userData = { value, counted: value === undefined ? undefined : count }
  return coins
}

/** A clear drawer with coins in it, its front's middle at the origin. */
export const drawer = (w: number, h: number, d: number, held: Drawer): Group => {
  const place = new Group()
  const wall = clearPlastic()
  add(place, plate(w, h, 3, { r: 4, bevel: 0.8 }), wall)
  for (const side of [-1, 1]) add(place, new BoxGeometry(2, h, d), wall, [side * (w / 2 - 2), 0, -d / 2])
  add(place, new BoxGeometry(w - 4, 2, d), matte('#6a7076'), [0, -h / 2 + 2, -d / 2])
  put(place, slid(w - 8, 66, held), [0, -h / 2 + 3, -3])
  add(place, box(w * 0.6, 8, 8, 3), paint('#e9ebec'), [0, h / 2 - 9, 4])
  add(place, plate(w * 0.66, 20, 1, { r: 3, bevel: 0.2 }), paint('#fbfbf8'), [0, -h / 2 + 16, 2])
  put(place, label(held.tag, 13), [0, -h / 2 + 16, 2.7])
  return place
}

/** Cloth gathered at its neck: pleats around the ring, dents where it hangs free, none where it stands. */
const crumple = (geometry: BufferGeometry, h: number, seed: number): BufferGeometry => {
  const places = geometry.getAttribute('position')
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index), places.getY(index), places.getZ(index)]
    const [angle, down] = [Math.atan2(z, x), -y / h]
    const neck = Math.exp(-(((down - 0.14) / 0.16) ** 2))
    const free = Math.max(0, Math.min(1, (down - 0.06) * 6, (1 - down) * 5))
    const pleats = Math.sin(11 * angle + seed) + 0.5 * Math.sin(17 * angle - 2 * seed)
    const dents = Math.sin(3 * angle + 5 * down + seed) + 0.5 * Math.sin(7 * angle - 9 * down + 3 * seed)
    const scale = 1 + 0.07 * neck * pleats + 0.055 * free * dents
    const sag = 1 + 0.06 * free * Math.sin(9 * down + 2 * angle + seed)
    places.setXYZ(index, x * scale * sag, y, z * scale)
  }
  geometry.computeVertexNormals()
  return geometry
}

/**
 * A filled cloth bag hanging from its ring, the ring's middle at the origin; `r`
 * at its widest, `h` long; each `seed` falls in other folds.
 */
export const bag = (r: number, h: number, color: string, tag: string, seed: number): Group => {
  const place = new Group()
  const profile = [
    [0, 1],
    [0.6, 0.995],
    [0.86, 0.95],
    [0.98, 0.86],
    [1, 0.74],
    [0.95, 0.6],
    [0.84, 0.46],
    [0.7, 0.33],
    [0.59, 0.23],
    [0.54, 0.15],
    [0.55, 0.08],
    [0.62, 0.02],
    [0.68, -0.015],
    [0.62, -0.02],
    [0.56, 0.04],
  ] as const
  const cloth = lathe(
    profile.map(([wide, down]) => [wide * r, -down * h] as const),
    72,
  )
  add(place, crumple(cloth, h, seed), matte(color))
  add(place, cylinder(r * 0.62, 7, 'y', 2), metal('#aeb3b7', 0.3), [0, -h * 0.09, 0])
  add(place, box(18, 12, 20, 3), satin('#3a4149'), [r * 0.58, -h * 0.09, r * 0.24])
  const card = group(place, [0, -h * 0.44, r * 0.95], [-16, 0, seed % 2 ? 3 : -2])
  add(card, plate(r * 0.86, r * 0.5, 1.4, { r: 4, bevel: 0.4 }), paint('#fbfbf8'))
  put(card, label(tag, r * 0.36), [0, 0, 1])
  add(place, box(2, h * 0.2, 2, 0.8), matte('#3a4149'), [0, -h * 0.24, r * 0.74])
  return place
}

/** A roll of coins in paper lying along x, its ends showing the coin. */
export const coinRoll = (parent: Object3D, r: number, length: number, color: string): Group => {
  const place = group(parent)
  const turned = (radius: number, long: number) =>
    new CylinderGeometry(radius, radius, long, 28).rotateZ(Math.PI / 2)
  add(place, turned(r, length), paint('#efe9da'))
  add(place, turned(r + 0.2, length * 0.34), paint(color))
  add(place, turned(r * 0.86, length + 1), metal('#c3c5c7', 0.3))
  return place
}
