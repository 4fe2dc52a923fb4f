import { BoxGeometry, Group, Mesh, MeshPhysicalMaterial } from 'three'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mediaFolder, recordsFolder } from '../lib/folders.ts'
import { modelledProducts } from '../machines/modelled.ts'
import { projectionSvg } from '../projections/projection.ts'
import { expectStatedSize } from './statedSize.ts'

const block = (w: number, h: number, d: number, at: readonly [number, number, number]): Mesh => {
  const mesh = new Mesh(new BoxGeometry(w, h, d), new MeshPhysicalMaterial())
  mesh.position.set(...at)
  return mesh
}

const drawn = (...blocks: readonly Mesh[]) => {
  const object = new Group().add(...blocks)
  const [outline = '', inside = ''] = [
    ...projectionSvg({ object }, 'front').matchAll(/<path d="([^"]*)"/g),
  ].map(([, d = '']) => d)
  return { outline, inside, svg: projectionSvg({ object }, 'side') }
}

describe('a projection', () => {
  it('bounds a block by its four sides, at its size in mm', () => {
    const { outline, inside, svg } = drawn(block(400, 200, 100, [0, 100, 0]))
    expect(outline.match(/[hv]-?\d+/g)?.sort()).toEqual(['h-400', 'h400', 'v-200', 'v200'])
    expect(inside).toBe('')
    expect(svg).toContain('width="100" height="200"')
  })

  it('shows what stands before a block and hides what stands behind it', () => {
    const body = block(400, 400, 100, [0, 200, 0])
    const before = drawn(body, block(100, 100, 20, [0, 200, 60]))
    expect(before.inside.match(/[hv]-?\d+/g)?.map((side) => Math.abs(Number(side.slice(1))))).toEqual(
      Array.from({ length: 4 }, () => 100),
    )
    expect(drawn(body, block(100, 100, 20, [0, 200, -60])).inside).toBe('')
  })
})

const projected = JSON.parse(readFileSync(join(recordsFolder, 'projected.json'), 'utf8')) as object

describe('the elevations', () => {
  it('are drawn for every machine whose product names a model', () => {
    expect(Object.keys(projected)).toEqual(expect.arrayContaining(modelledProducts().map(([slug]) => slug)))
  })

  it.each(modelledProducts())('%s: front and side are as large as the data sheet says', (slug, product) => {
    const sizeOf = (side: string): number[] => {
      const svg = readFileSync(join(mediaFolder, slug, `elevation-${side}.svg`), 'utf8')
      return [...(/width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.slice(1) ?? [])].map(Number)
    }
    const [[width = 0, height = 0], [depth = 0]] = [sizeOf('front'), sizeOf('side')]
    expectStatedSize(product, [width, depth, height])
  })
})
