import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardBackgroundsFolder, publicFolder } from '../lib/folders.ts'
import { cardBackgrounds } from '../lineWork/cardBackgrounds.ts'
import { lineWorkFiles } from '../lineWork/lineWorkFiles.ts'
import { seals } from '../lineWork/seals.ts'
import {
  between,
  type RosetteBand,
  rosettePiece,
  rosettePoint,
  waveHeight,
  wavePath,
} from '../lineWork/guilloche.ts'

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const bands: fc.Arbitrary<RosetteBand> = fc.record({
  symmetry: fc.integer({ min: 2, max: 30 }),
  radius: real(1, 500),
  pen: real(0, 200),
  teeth: fc.integer({ min: 1, max: 30 }),
  turns: fc.integer({ min: 1, max: 13 }),
  loop: real(-2, 2),
  phase: real(-7, 7),
  drift: real(-50, 50),
  swell: real(-1, 1),
})

const families = fc.record({
  width: real(10, 2000),
  from: real(-500, 500),
  to: real(-500, 500),
  lines: fc.integer({ min: 1, max: 5 }),
  steps: fc.integer({ min: 2, max: 20 }),
  terms: fc.array(
    fc.record({
      amplitude: real(-200, 200),
      periods: fc.integer({ min: 0, max: 12 }),
      shift: real(-7, 7),
      swell: fc.record({ share: real(-1, 1), periods: fc.integer({ min: 1, max: 4 }) }),
    }),
    { maxLength: 3 },
  ),
})

/** Every number of path data, as SVG reads them: `-.3.5` is two. */
const numbersOf = (d: string) => (d.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number)

const pathOnly = /^(?:[Mcs](?:[ -]?(?:\d+\.\d|\.\d|\d+))+)+$/

describe('a rosette band', () => {
  it('closes after its turns', () => {
    fc.assert(
      fc.property(bands, real(0, 7), (band, t) => {
        const [start, end] = [rosettePoint(band, t), rosettePoint(band, t + 2 * Math.PI * band.turns)]
        expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeLessThan(1e-6)
      }),
    )
  })

  it('ends each piece where the next one begins', () => {
    fc.assert(
      fc.property(bands, (band) => {
        const turn = (2 * Math.PI * band.turns) / band.symmetry
        const [start, end] = [rosettePoint(band, 0), rosettePoint(band, turn)]
        expect(end.x).toBeCloseTo(start.x * Math.cos(turn) - start.y * Math.sin(turn), 6)
        expect(end.y).toBeCloseTo(start.x * Math.sin(turn) + start.y * Math.cos(turn), 6)
      }),
    )
  })

  it('writes the same finite numbers of one decimal every time', () => {
    fc.assert(
      fc.property(bands, (band) => {
        const { d, angles } = rosettePiece(band)
        expect(d).toMatch(pathOnly)
        expect(numbersOf(d).every(Number.isFinite)).toBe(true)
        expect(angles).toHaveLength(band.symmetry)
        expect(rosettePiece({ ...band })).toEqual({ d, angles })
      }),
      { numRuns: 40 },
    )
  })

  it('draws interlaced strands only when turns and symmetry share no factor, as in every seal', () => {
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
    for (const { intaglio, brass } of Object.values(seals)) {
      for (const band of [...intaglio, ...brass]) {
        expect(divisor(band.turns, band.symmetry * band.teeth)).toBe(1)
      }
    }
  })
})

describe('a family of bands', () => {
  it('starts with the first and ends with the last', () => {
    fc.assert(
      fc.property(bands, bands, fc.integer({ min: 2, max: 12 }), (first, other, count) => {
        const last = { ...other, symmetry: first.symmetry, teeth: first.teeth, turns: first.turns }
        const family = between(first, last, count)
        expect(family).toHaveLength(count)
        expect(family[0]?.radius).toBeCloseTo(first.radius, 9)
        expect(family.at(-1)?.radius).toBeCloseTo(last.radius, 9)
        expect(family.at(-1)?.phase).toBeCloseTo(last.phase ?? 0, 9)
      }),
    )
  })
})

describe('a wave family', () => {
  it('tiles: every line leaves at the height it came in', () => {
    fc.assert(
      fc.property(families, (family) => {
        for (let line = 0; line < family.lines; line += 1) {
          expect(waveHeight(family, line, family.width)).toBeCloseTo(waveHeight(family, line, 0), 6)
        }
      }),
    )
  })

  it('has one finite subpath for each line, the same every time', () => {
    fc.assert(
      fc.property(families, (family) => {
        const d = wavePath(family)
        expect(d.match(/M/g)).toHaveLength(family.lines)
        expect(d).toMatch(pathOnly)
        expect(wavePath(structuredClone(family))).toBe(d)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the committed line work', () => {
  const folder = join(publicFolder, 'line-work')
  const files = lineWorkFiles()

  it('is complete, with nothing left over', () => {
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
  })

  it.each([...files])('%s is what its parameters give, and at most 20 KB', (name, svg) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(svg)
    expect(svg.length).toBeLessThanOrEqual(20 * 1024)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('the committed backgrounds of share cards', () => {
  const files = cardBackgrounds()

  it('are complete, with nothing left over', () => {
    expect(readdirSync(cardBackgroundsFolder).sort()).toEqual([...files.keys()].sort())
  })

  it.each([...files])('%s is what its parameters give', (name, svg) => {
    expect(readFileSync(join(cardBackgroundsFolder, name), 'utf8')).toBe(svg)
  })
})
