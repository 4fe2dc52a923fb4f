import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/domain/products/product.ts'

/** The first 16 hex digits of the SHA-256 of all parts, one after another. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

const importsAndComments = /^import [^']*'[^']*'.*\n|^\s*(\/\*|\*|\/\/).*\n/gm

/** Leaves out imports and comments, which change no picture. */
export const codeHash = (folder: string): string =>
  hashOf(
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replace(importsAndComments, '')),
  )

/** The bytes of a file in `public`. Throws when there is none. */
export const readPublic = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../public', name))

/** The path in `public` of a product's first picture, or of its line drawing. */
export const pictureFile = ({
  images: [picture],
  subcategory,
  category,
}: Pick<Product, 'images' | 'subcategory' | 'category'>): string =>
  picture === undefined ? `line-work/${subcategory ?? category}.svg` : `${picture.src.slice(1)}-1600.webp`
