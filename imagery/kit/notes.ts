import { BoxGeometry, Group, Matrix4, Mesh, PlaneGeometry, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { box, add } from './geometry.ts'
import { paper, shell } from './materials.ts'
import { line, print } from './print.ts'
import { random } from './random.ts'

/** The hue of each denomination's print, the same in every picture. */
const hues: Readonly<Record<string, number>> = {
  '1 USD': 205,
  '5 USD': 265,
  '10 USD': 345,
  '20 USD': 95,
  '50 USD': 24,
  '100 USD': 150,
  '500 KHR': 175,
  '1 000 KHR': 70,
  '2 000 KHR': 325,
  '5 000 KHR': 5,
  '10 000 KHR': 115,
  '20 000 KHR': 35,
  '50 000 KHR': 215,
  '100 000 KHR': 270,
  '10 SGD': 335,
  '50 SGD': 205,
  '100 SGD': 30,
  '500 THB': 290,
}

const hueOf = (value: string): number => {
  const hue = hues[value]
  if (hue === undefined) throw new Error(`The note of ${value} has no colour in kit/notes.ts.`)
  return hue
}

const waves = (hue: number): string =>
  Array.from({ length: 22 }, (_, index) => {
    const points = Array.from({ length: 60 }, (_point, step) => {
      const x = 22 + step * 21
      const swell = (150 + 40 * Math.sin(x / 210)) * Math.cos(index * 0.12)
      return `${x} ${(300 + Math.sin(x / 70 + index * 0.24) * swell).toFixed(1)}`
    })
    return `<polyline points="${points.join(' ')}" fill="none" stroke="hsl(${hue + index * 2} 40% 38%)" stroke-opacity=".3" stroke-width="1.4"/>`
  }).join('')

/** The face of an invented note: plainly a specimen, of no country's design. */
const noteFace = (value: string) => {
  const hue = hueOf(value)
  const ink = { color: `hsl(${hue} 45% 24%)`, weight: 600 } as const
  const long = value.length > 7
  const svg = [
    '<rect width="1280" height="600" fill="#f1eee2"/>',
    `<rect x="22" y="22" width="1236" height="556" fill="hsl(${hue + 10} 28% 84%)"/>`,
    waves(hue),
    line(value, 1220, 160, long ? 104 : 128, { ...ink, anchor: 'end' }),
    line(value, 56, 540, 84, ink),
    line('SPECIMEN', 56, 120, long ? 64 : 84, { ...ink, tracking: 0.08 }),
    line('TRAINING NOTE', 1220, 540, 44, { ...ink, anchor: 'end', tracking: 0.1 }),
  ].join('')
  return print({ svg, w: 1280, h: 600, scale: 0.8 }, { roughness: 0.85 })
}

/** What lies in a hopper, a stacker or a pocket. */
export interface Notes {
  /** In mm. */
  readonly height: number
  /** What they say, for example `20 000 KHR`. */
  readonly value: string
  readonly w?: number
  readonly d?: number
  /** What lies under them in the same pile. */
  readonly under?: Notes | undefined
}

/** A stack of dollars, `height` mm of them. */
export const usd = (height: number, value = '100 USD'): Notes => ({ height, value })
/** A stack of riel, `height` mm of them. */
export const khr = (height: number, value = '5 000 KHR'): Notes => ({ height, value })
/** A stack of Singapore dollars, `height` mm of them. */
export const sgd = (height: number, value = '50 SGD'): Notes => ({ height, value })

interface Stack extends Notes {
  /** How many of them the machine says it has counted. */
  count: number | undefined
  /** How untidily the notes lie, in mm. */
  jitter: number
  /** How far the ends stand up (or, below 0, hang), in mm. */
  bend: number
  seed: number
  /** The colour of a band around the stack. */
  band: string | undefined
}

const thickness = 0.4
const leavesIn = (height: number): number => Math.max(1, Math.round(height / thickness))

const heightOf = ({ height, under }: Notes): number =>
  leavesIn(height) * thickness + (under ? heightOf(under) : 0)
const lowestOf = (notes: Notes): Notes => (notes.under ? lowestOf(notes.under) : notes)

/** A stack on others, their lower edges in line. */
const stackOn = (under: Notes, stack: Group, { d = 70, seed = 3, ...options }: Notes & Partial<Stack>) => {
  const pile = noteStack({ ...options, d, under: undefined, ...under, seed: seed + 1 })
  stack.position.set(0, heightOf(under), ((lowestOf(under).d ?? d) - d) / 2)
  return pile.add(stack)
}

/** A stack of notes lying in xz, the face up, its underside's centre at the origin. */
export const noteStack = (options: Notes & Partial<Stack>): Group => {
  const { height, w = 148, d = 70, value, under } = options
  const { jitter = 1.2, bend = 0, seed = 3, band } = options
  const count = leavesIn(height)
  const next = random(seed)
  const curve = (geometry: BufferGeometry): BufferGeometry => {
    if (bend === 0) return geometry
    const places = geometry.getAttribute('position')
    for (let index = 0; index < places.count; index += 1) {
      const x = places.getX(index) / (w / 2)
      places.setY(index, places.getY(index) + bend * x * x)
    }
    geometry.computeVertexNormals()
    return geometry
  }
  const leaves: [BufferGeometry[], BufferGeometry[]] = [[], []]
  let place = new Matrix4()
  for (let index = 0; index < count; index += 1) {
    const leaf = curve(new BoxGeometry(w, thickness * 0.82, d, bend === 0 ? 1 : 8, 1, 1))
    leaf.deleteAttribute('uv')
    place = new Matrix4()
      .makeRotationY((next() - 0.5) * jitter * 0.006)
      .setPosition((next() - 0.5) * jitter * 1.6, (index + 0.5) * thickness, (next() - 0.5) * jitter)
    leaves[next() < 0.5 ? 0 : 1].push(leaf.applyMatrix4(place))
  }
  const stack = new Group()
  stack.userData = { value, counted: options.count }
  leaves.forEach((geometries, index) => {
    if (geometries.length > 0)
      stack.add(new Mesh(mergeGeometries(geometries), paper(index === 0 ? '#e6e2d2' : '#c3c9b4')))
  })
  const face = curve(new PlaneGeometry(w, d, bend === 0 ? 1 : 8, 1).rotateX(-Math.PI / 2))
  stack.add(new Mesh(face.applyMatrix4(place).translate(0, thickness * 0.45, 0), noteFace(value)))
  if (band !== undefined) {
    const high = count * thickness + 0.8
    add(stack, box(34, high, d + 1.6, 0.4), shell(band), [0, high / 2 - 0.3, 0])
  }
  return under ? stackOn(under, stack, options) : stack
}
