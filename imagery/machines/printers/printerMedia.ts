import { BoxGeometry, Group, type Mesh } from 'three'
import { add, box, put } from '../../kit/geometry.ts'
import { paint, paper } from '../../kit/materials.ts'
import { random } from '../../kit/random.ts'
import { line, sheet } from '../../kit/print.ts'

const entries = [
  ['04.03', 'DEPOSIT', '250.00'],
  ['11.03', 'PAYMENT', '-80.00'],
  ['15.03', 'INTEREST', '3.75'],
  ['22.03', 'DEPOSIT', '120.00'],
  ['28.03', 'PAYMENT', '-45.50'],
  ['02.04', 'DEPOSIT', '300.00'],
  ['09.04', 'PAYMENT', '-60.00'],
] as const

const page = (w: number, h: number): string => {
  const step = h / (entries.length + 0.6)
  const rows = entries.map(([day, what, sum], index) => {
    const y = step * (index + 0.9)
    const look = { color: '#20303a', weight: 500 } as const
    return [
      line(day, 5, y, step * 0.5, look),
      line(what, w * 0.25, y, step * 0.5, look),
      line(sum, w - 6, y, step * 0.5, { ...look, anchor: 'end' }),
      `<path d="M4 ${y + step * 0.22}H${w - 4}" stroke="#9fb8ad" stroke-width=".5"/>`,
    ].join('')
  })
  return `<rect width="${w}" height="${h}" fill="#f3f0e4"/>${rows.join('')}`
}

/** An open passbook lying in xz, its near edge at the origin, its far page running into the printer. */
export const passbook = (w = 132, h = 90, inside = 40): Group => {
  const book = new Group()
  const long = h + inside
  add(book, box(w + 4, 1.4, long, 0.6), paint('#0b5d4e'), [0, 0.7, 1 - long / 2])
  add(book, box(w, 1.6, long - 3, 0.6), paper('#f4f2ea'), [0, 2, 0.5 - long / 2])
  put(book, sheet(w - 2, h - 4, page(w - 2, h - 4)), [0, 2.86, -h / 2], [-90, 0, 0])
  return book
}

/** A single slip lying in xz, its near edge at the origin. */
export const slip = (w: number, h: number): Group => {
  const form = new Group()
  const svg = [
    `<rect width="${w}" height="${h}" fill="#fbfaf5"/><rect width="${w}" height="14" fill="#0b7a66"/>`,
    line('DEPOSIT SLIP', 5, 10.4, 8.4, { color: '#ffffff', weight: 600 }),
    ...[28, 42, 56].map((y) => `<path d="M5 ${y}H${w - 6}" stroke="#8fa09a" stroke-width="1"/>`),
    line('300.00', w - 6, h - 8, 11, { color: '#20303a', weight: 600, anchor: 'end' }),
  ].join('')
  add(form, box(w, 0.8, h, 0.3), paper('#f4f2ea'), [0, 0.4, -h / 2])
  put(form, sheet(w, h, svg), [0, 0.9, -h / 2], [-90, 0, 0])
  return form
}

const chequeFace = (w: number, h: number): string =>
  [
    `<rect width="${w}" height="${h}" fill="#e4efe9"/>`,
    `<rect x="2" y="2" width="${w - 4}" height="${h * 0.76}" fill="none" stroke="#0b7a66" stroke-width=".8"/>`,
    line('SPECIMEN', 6, h * 0.2, h * 0.13, { color: '#0b5d4e', weight: 600, tracking: 0.06 }),
    `<path d="M6 ${h * 0.42}H${w * 0.6}M6 ${h * 0.56}H${w * 0.6}M${w * 0.66} ${h * 0.68}H${w - 8}" stroke="#5b7a70" stroke-width=".7"/>`,
    `<rect x="${w * 0.68}" y="${h * 0.32}" width="${w * 0.27}" height="${h * 0.18}" fill="#ffffff" stroke="#0b7a66" stroke-width=".6"/>`,
    line('1 250.00', w * 0.93, h * 0.46, h * 0.12, { color: '#20303a', anchor: 'end' }),
    line('000417   0600102   00083521', w * 0.5, h * 0.93, h * 0.115, {
      color: '#15191c',
      anchor: 'middle',
      tracking: 0.12,
    }),
  ].join('')

/** A cheque's face, w × h mm, towards +z. */
export const cheque = (w: number, h: number): Mesh => sheet(w, h, chequeFace(w, h))

/**
 * A pack of cheques that stand on edge: w long in x, `depth` thick in z, the nearest face at the origin's z.
 */
export const chequePack = (w: number, h: number, depth: number, seed: number): Group => {
  const pack = new Group()
  const next = random(seed)
  const thick = 1.1
  for (let z = -thick / 2; z > -depth; z -= thick) {
    const tint = next() < 0.5 ? '#f4f2ea' : '#c3c9b4'
    add(pack, new BoxGeometry(w, h, thick * 0.8), paper(tint), [
      (next() - 0.5) * 2.4,
      h / 2 + next() * 1.2,
      z,
    ])
  }
  put(pack, cheque(w, h), [0, h / 2 + 0.4, 0.2])
  return pack
}

/** Fanfold paper that leaves a slot upwards, w × h mm in the xy plane. */
export const fanfold = (w: number, h: number): Group => {
  const form = new Group()
  const holes = Array.from({ length: Math.floor(h / 12.7) }, (_, index) => {
    const y = 6 + index * 12.7
    return `<circle cx="6" cy="${y}" r="2" fill="#8d9894"/><circle cx="${w - 6}" cy="${y}" r="2" fill="#8d9894"/>`
  })
  const bars = Array.from({ length: Math.ceil(h / 17) }, (_, index) => {
    const y = index * 17
    return `<rect x="12" y="${y}" width="${w - 24}" height="8.5" fill="#dcebe3"/>`
  })
  add(form, box(w, h, 0.8, 0.3), paper('#f4f2ea'))
  const svg = `<rect width="${w}" height="${h}" fill="#fbfaf5"/>${bars.join('')}${holes.join('')}`
  put(form, sheet(w, h, svg), [0, 0, 0.5])
  return form
}
