import { describe, expect, it } from 'vitest'
import { productSize } from '../../../../scripts/figures/reading/figuresOf.ts'
import { labelSize } from '../../../../scripts/sizeDrawings/shapes.ts'
import { familiarThing, sizeDrawing, sizeSentence } from '../../../../scripts/sizeDrawings/sizeDrawing.ts'
import { sizeDrawings, toSvg } from '../../../../scripts/sizeDrawings/sizeDrawings.ts'
import type { Product } from '../../../../src/domain/products/product.ts'
import { sizeDrawingFormat } from '../../../../src/domain/products/sizeDrawing.ts'
import { fixtureProducts, productOf } from '../../../support/site/fixtureProducts.ts'

const withoutModel: Product = { ...productOf(5), model: '/media/none/model.glb' }

const drawingOf = (product: Product) => {
  const drawing = sizeDrawing(product)
  if (!drawing) throw new Error(`no drawing of ${product.name}`)
  return drawing
}

/** The length in px of each dimension across and of height, in the order of the drawing. */
const dimensions = (product: Product) => {
  const paths = drawingOf(product).strokes.map(({ d }) => d)
  const lengths = (pattern: RegExp) =>
    paths.flatMap((d) => {
      const [, from, to] = pattern.exec(d) ?? []
      return from === undefined ? [] : [Number(to) - Number(from) - 8]
    })
  return {
    across: lengths(/^M([\d.]+) [\d.]+H([\d.]+)M.*l5-5/),
    upright: lengths(/^M[\d.]+ ([\d.]+)V([\d.]+)M/),
  }
}

describe('the drawing of a size', () => {
  it.each(fixtureProducts.map((product) => [product.name, product] as const))(
    '%s: width, depth and height are at one scale with the known thing',
    (_, product) => {
      const size = productSize(product)
      const { across, upright } = dimensions(product)
      const known = { pack: 70, paper: 297, counter: 900, person: 1700 }[familiarThing(size ?? never())]
      const stated = [size?.width, size?.depth, size?.height, known]
      const scales = [...across, ...upright].map((length, index) => length / (stated[index] ?? 0))
      expect(scales).toHaveLength(4)
      const slack = 0.3 / Math.min(...stated.map(Number))
      for (const scale of scales) expect(Math.abs(scale - Math.max(...scales))).toBeLessThan(slack)
    },
  )

  it('states every figure, and stays within its frame', () => {
    const { labels, top } = drawingOf(productOf(5))
    expect(labels.map(({ text }) => text)).toEqual(['270', 'front', '285', 'side', 'A4', '300', '297'])
    for (const { x, y, away, turned = false } of labels) {
      const [middle, line] = turned ? [x + away * labelSize, y] : [x, y + away * labelSize]
      expect(middle).toBeGreaterThan(6)
      expect(middle).toBeLessThan(sizeDrawingFormat.width - 6)
      expect(line).toBeGreaterThan(top + 6)
      expect(line).toBeLessThan(sizeDrawingFormat.height - 6)
    }
  })

  it('draws what fits a desk on a desk, and larger products on the ground', () => {
    const top = 'M4 180H316v4H4z'
    const isOnDesk = (id: number) => drawingOf(productOf(id)).strokes.some(({ d }) => d.startsWith(top))
    expect([isOnDesk(5), isOnDesk(16), isOnDesk(35)]).toEqual([true, false, false])
  })

  it('has a block for each side of a product without a model', () => {
    const block = toSvg(drawingOf(withoutModel))
    expect(block).toContain('M0 0h270v300h-270z')
    expect(block).toContain('M0 0h285v300h-285z')
  })

  it('is sound XML, whatever signs its words have', () => {
    const labels = [{ text: 'coins & <notes>', x: 0, y: 0, away: 0 }]
    expect(toSvg({ strokes: [], labels, top: 0, sentence: '' })).toContain('>coins &amp; &lt;notes></text>')
  })

  it('is at most 20 KB for every product', async () => {
    for (const { name, make } of sizeDrawings(fixtureProducts))
      expect((await make()).length, name).toBeLessThan(20 * 1024)
  })

  it('is left out where the sheet states no size', () => {
    expect(sizeDrawing({ ...withoutModel, specifications: {} })).toBeUndefined()
  })
})

const never = (): never => {
  throw new Error('no size')
}

it.each([
  [{ width: 20, depth: 176, height: 176 }, 'pack'],
  [{ width: 270, depth: 285, height: 300 }, 'paper'],
  [{ width: 832, depth: 396, height: 725 }, 'counter'],
  [{ width: 420, depth: 380, height: 1420 }, 'person'],
] as const)('%o is drawn beside a %s', (size, thing) => {
  expect(familiarThing(size)).toBe(thing)
})

it('a size in words has its figures and names the thing beside it', () => {
  expect(sizeSentence({ width: 1038, depth: 560, height: 1445 })).toBe(
    '1,038 mm wide, 560 mm deep and 1,445 mm high. Drawn to scale beside a person of 1,700 mm.',
  )
})
