import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readProducts, slugOf } from '../../../scripts/products.ts'
import { bestSellerIds } from '../../../src/content/product.ts'

const products = readProducts()
const pictures = products.flatMap(({ images }) => images.map(({ src }) => `public${src}`))
const kilobytes = (file: string): number => statSync(file).size / 1024

/** 256 bits: whether each of 16 × 16 fields is brighter than its right neighbour. */
const outlineOf = async (file: string): Promise<boolean[]> => {
  const fields = await sharp(file).greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer()
  return Array.from({ length: 256 }, (_, bit) => {
    const at = Math.floor(bit / 16) * 17 + (bit % 16)
    return (fields[at] ?? 0) > (fields[at + 1] ?? 0) + 2
  })
}

describe('the pictures of the products', () => {
  it.each([
    [400, 25],
    [800, 60],
    [1600, 160],
  ])('are there at %d px in AVIF of at most %d KB and in WebP', (width, limit) => {
    const missing = pictures.filter(
      (name) => !['avif', 'webp'].every((ending) => existsSync(`${name}-${width}.${ending}`)),
    )
    expect(missing).toEqual([])
    expect(pictures.filter((name) => kilobytes(`${name}-${width}.avif`) > limit)).toEqual([])
  })

  it('belong to the product that shows them, and say that they are renders', () => {
    for (const product of products) {
      for (const { src, alt } of product.images) {
        expect(src).toMatch(new RegExp(`^/media/${slugOf(product)}/`))
        expect(alt).toMatch(/\(product render\)$/)
      }
    }
  })

  it.each(products.map((product) => [product.name, product] as const))(
    '%s: whole, from another side and close up',
    (_name, { images }) => {
      const views = images.map(({ src }) => src.split('/').at(-1))
      expect(views[0]).toBe('hero')
      expect(views.some((view) => view === 'front' || view === 'back')).toBe(true)
      expect(views).toContain('detail')
    },
  )

  it('do not repeat each other', async () => {
    const outlines = await Promise.all(pictures.map((name) => outlineOf(`${name}-400.webp`)))
    const alike = outlines.flatMap((outline, one) =>
      outlines.slice(one + 1).flatMap((other, rest) => {
        const differing = outline.filter((bit, at) => bit !== other[at]).length
        return differing < 6 ? [`${pictures[one]} ${pictures[one + 1 + rest]}: ${differing}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('the local videos', () => {
  const files = products
    .flatMap(({ videos }) => videos.flatMap(({ url }) => url ?? []))
    .filter((url) => url.startsWith('/'))
    .map((url) => `public${url.replace(/\.mp4$/, '')}`)

  it('show at least twelve products, the best sellers among them', () => {
    const shown = products.filter(({ videos }) => videos.some(({ url }) => url?.startsWith('/')))
    expect(shown.length).toBeGreaterThanOrEqual(12)
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining([...bestSellerIds]))
  })

  it('are there in both encodings with at most 1.5 MB, and with a poster', () => {
    expect(files).not.toEqual([])
    for (const file of files) {
      for (const ending of ['mp4', 'webm']) expect(kilobytes(`${file}.${ending}`)).toBeLessThanOrEqual(1536)
      expect(existsSync(`${file}-poster.webp`)).toBe(true)
    }
  })
})

describe('the 3D models', () => {
  it.each(products.map((product) => [slugOf(product), product] as const))(
    '%s: named, there, and within 400 KB',
    (slug, { model }) => {
      expect(model).toBe(`/media/${slug}/model.glb`)
      expect(kilobytes(`public/media/${slug}/model.glb`)).toBeLessThanOrEqual(400)
    },
  )
})
