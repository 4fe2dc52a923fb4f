import {
  CylinderGeometry,
  Group,
  PlaneGeometry,
  QuadraticBezierCurve,
  RingGeometry,
  Vector2,
  type BufferGeometry,
  type Material,
  type Object3D,
} from 'three'
import { add, box, group, lathe, plate, put } from '../../kit/geometry.ts'
import { colours, paint, shell } from '../../kit/materials.ts'
import { random } from '../../kit/random.ts'
import { decal, label, line, print } from '../../kit/print.ts'
import type { Machines, Model } from '../model.ts'

interface Tape {
  readonly name: string
  /** The label's second line. */
  readonly kind: string
  readonly width: number
  readonly diameter: number
  /** Colour of the wound edge and of the bare tape. */
  readonly color: string
  readonly core: string
  /** What is printed along the tape: drawn for a length of it in mm, `width` high. */
  readonly pattern: (length: number, width: number) => string
  readonly clear?: boolean
}

/** A single layer of the clear tape. */
const film = print(
  {
    svg: '<rect width="20" height="20" fill="#e2e8e6" fill-opacity=".5"/><path d="M0 6h20v3H0z" fill="#ffffff" fill-opacity=".5"/>',
    w: 20,
    h: 20,
    scale: 8,
  },
  { clear: true, roughness: 0.12 },
)

const coreInside = 51.5
const coreOutside = 56

/** The wound edges of the tape, drawn as many rings. */
const rings = (color: string, clear: boolean): string => {
  const next = random(11)
  const circles = Array.from({ length: 150 }, (_, index) => {
    const r = 300 + (index / 150) * 200
    const dark = next() < 0.6
    const strength = (dark ? 0.05 : 0.12) + next() * (clear ? 0.3 : 0.16)
    const ink = dark ? (clear ? '#6b6f6c' : '#463a28') : '#ffffff'
    return `<circle cx="500" cy="500" r="${r.toFixed(1)}" fill="none" stroke="${ink}" stroke-opacity="${strength.toFixed(2)}" stroke-width="${(0.7 + next() * 1.2).toFixed(2)}"/>`
  })
  return `<rect width="1000" height="1000" fill="${color}"/>${circles.join('')}`
}

const ground = (color: string, length: number, width: number): string =>
  `<rect width="${length}" height="${width}" fill="${color}"/>`

/** Line pattern of BT 20: waves of green-blue, a clear field of 25 mm in every 60 mm. */
const lined = (length: number, width: number): string => {
  const waves = Array.from({ length: 13 }, (_, index) => {
    const points = Array.from({ length: Math.ceil(length) + 1 }, (_point, x) => {
      const swell = Math.sin((x / 60) * Math.PI * 4) * Math.cos(index * 0.24) * width * 0.4
      return `${x} ${(width / 2 + swell + (index - 6) * 0.22).toFixed(2)}`
    })
    return `<polyline points="${points.join(' ')}" fill="none" stroke="#0b7a74" stroke-width=".42"/>`
  })
  const fields = Array.from({ length: Math.ceil(length / 60) }, (_, index) => {
    const x = index * 60 + 17.5
    return `<rect x="${x}" y="3.4" width="25" height="${width - 6.8}" rx="2" fill="#fbfaf5" stroke="#0b7a74" stroke-width=".5"/>`
  })
  const edges = [0.9, width - 2.3].map(
    (y) => `<rect y="${y}" width="${length}" height="1.4" fill="#0b7a74"/>`,
  )
  return [ground('#f6f4ec', length, width), ...waves, ...fields, ...edges].join('')
}

const fibres = (color: string) => (length: number, width: number) => {
  const next = random(5)
  const strokes = Array.from({ length: 420 }, () => {
    const [x, y] = [next() * length, next() * width]
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(2 + next() * 5).toFixed(1)} ${((next() - 0.5) * 1.4).toFixed(1)}" stroke="${next() < 0.5 ? '#6d4c28' : '#e2c79c'}" stroke-opacity=".3" stroke-width=".3"/>`
  })
  return ground(color, length, width) + strokes.join('')
}

const lettered = (letter: string, color: string) => (length: number, width: number) => {
  const letters = Array.from({ length: Math.ceil(length / 46) }, (_, index) =>
    line(letter, index * 46 + 23, width * 0.72, width * 0.62, { weight: 600, anchor: 'middle' }),
  )
  return ground(color, length, width) + letters.join('')
}

/** Clear tape shows only the sheen of its windings. */
const sheen = (length: number, width: number): string => {
  const next = random(7)
  const streaks = Array.from(
    { length: 60 },
    () =>
      `<rect x="${(next() * length).toFixed(1)}" width="${(6 + next() * 40).toFixed(1)}" y="${(next() * width).toFixed(1)}" height=".3" fill="#ffffff" fill-opacity=".5"/>`,
  )
  return ground('#d3dad7', length, width) + streaks.join('')
}

const surface = (tape: Tape, svg: string, w: number, h: number, scale: number): Material => {
  const made = print({ svg, w, h, scale }, { roughness: tape.clear ? 0.16 : 0.72 })
  if (tape.clear) made.clearcoat = 0.8
  return made
}

/** The roll upright, its axle along x. */
const roll = (parent: Object3D, tape: Tape, radius: number): void => {
  const { width, color, clear = false } = tape
  const place = group(parent, [0, radius, 0], [0, 0, 90])
  const length = 2 * Math.PI * radius
  const tread = new CylinderGeometry(radius, radius, width - 1, 200, 1, true)
  add(place, tread, surface(tape, tape.pattern(length, width), length, width, 5), [0, 0, 0], [0, 100, 0])
  const side = surface(tape, rings(color, clear), 1000, 1000, 1)
  for (const end of [-1, 1]) {
    const ring = new RingGeometry(coreOutside - 0.4, radius, 160, 1)
    add(place, ring, side, [0, (end * (width - 1)) / 2, 0], [end * -90, 0, 0])
  }
  const half = width / 2
  const tube = lathe(
    [
      [coreInside, -half + 0.4],
      [coreInside, half - 0.4],
      [coreInside + 0.6, half],
      [coreOutside - 0.6, half],
      [coreOutside, half - 0.4],
      [coreOutside, -half + 0.4],
      [coreOutside - 0.6, -half],
      [coreInside + 0.6, -half],
      [coreInside, -half + 0.4],
    ],
    128,
  )
  add(place, tube, shell(tape.core))
}

/** A strip that follows a curve of z and y, its face outwards. */
const ribbon = (width: number, points: readonly Vector2[], lift: number): BufferGeometry => {
  const strip = new PlaneGeometry(width, 1, 1, points.length - 1)
  const places = strip.getAttribute('position')
  points.forEach((point, row) => {
    for (const column of [0, 1]) {
      const index = row * 2 + column
      places.setXYZ(index, places.getX(index), point.y + lift, point.x)
    }
  })
  strip.computeVertexNormals()
  return strip
}

/** The loose end: it leaves the roll near its top and hangs forward, inside the roll's box. */
const looseEnd = (parent: Object3D, tape: Tape, radius: number): void => {
  const start = (80 * Math.PI) / 180
  const from = new Vector2(radius * Math.cos(start), radius * (1 + Math.sin(start)) + 0.2)
  const to = new Vector2(radius * 0.99, radius * 1.5)
  const points = new QuadraticBezierCurve(from, new Vector2(radius * 0.78, radius * 1.9), to).getPoints(40)
  const [length, width] = [radius * 0.95, tape.width - 1]
  const svg = `<g transform="translate(0 ${length}) rotate(-90)">${tape.pattern(length, width)}</g>`
  const face = tape.clear ? film : surface(tape, svg, width, length, 8)
  add(parent, ribbon(width, points, 0.25), face)
  if (!tape.clear) add(parent, ribbon(width, points, 0), paint(tape.color))
}

/** The paper label on the wound edge. */
const sticker = (parent: Object3D, tape: Tape, radius: number): void => {
  const high = 22
  const place = group(parent, [tape.width / 2 - 0.42, radius + 70.5, 0], [0, 90, 0])
  add(place, plate(48, high, 0.5, { r: 3, bevel: 0.1 }), paint('#fbfbf8'))
  add(place, box(48, 2.4, 0.3, 0.1), paint(colours.accent), [0, high / 2 - 3.4, 0.2])
  put(place, label(tape.name, 10.5, {}), [0, 0.5, 0.4])
  const small = line(tape.kind, 24, 4.2, 4.4, { anchor: 'middle' })
  put(place, decal(48, 6, small), [0, -7.4, 0.4])
}

/** A roll of banding tape with its end loose. */
const bandingTape = (tape: Tape): Model => {
  const object = new Group()
  const radius = tape.diameter / 2
  roll(object, tape, radius)
  looseEnd(object, tape, radius)
  sticker(object, tape, radius)
  const target = [tape.width / 2, radius * 1.55, radius * 0.3] as const
  return { object, detail: { target, size: 120, azimuth: 48, elevation: 14 } }
}

/** Rolls of banding tape BT 20 to BT 50. */
export const tapes: Machines = {
  'bt-20': () =>
    bandingTape({
      name: 'BT 20',
      kind: '20 mm · 150 m',
      width: 20,
      diameter: 176,
      color: '#f1eee3',
      core: '#b28a5c',
      pattern: lined,
    }),
  'bt-30': () =>
    bandingTape({
      name: 'BT 30',
      kind: '30 mm · 150 m',
      width: 30,
      diameter: 173,
      color: '#b98b57',
      core: '#8d6a43',
      pattern: fibres('#c0935f'),
    }),
  'bt-40': () =>
    bandingTape({
      name: 'BT 40',
      kind: '20 mm · 240 m',
      width: 20,
      diameter: 174,
      color: '#cbd2cf',
      core: '#9aa3a8',
      pattern: sheen,
      clear: true,
    }),
  'bt-50': () =>
    bandingTape({
      name: 'BT 50',
      kind: '30 mm · 140 m · B',
      width: 30,
      diameter: 178,
      color: '#e0842c',
      core: '#b28a5c',
      pattern: lettered('B', '#e58a30'),
    }),
}
