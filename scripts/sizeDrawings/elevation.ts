import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/domain/products/product.ts'

/** A product seen from one side: the paths of its outline and of what is inside, in units of a grid. */
export interface Elevation {
  /** In mm. */
  readonly width: number
  readonly height: number
  /** How many units of the grid 1 mm has. */
  readonly perMillimetre: number
  readonly outline: string
  readonly inside: string
}

const size = /width="(?<width>[\d.]+)" height="(?<height>[\d.]+)" viewBox="-2 -2 (?<columns>[\d.]+) /
const paths = /<path d="(?<outline>[^"]*)".*<path d="(?<inside>[^"]*)"/s

/** The elevation that the package imagery draws beside a product's model; undefined without a model. */
export const elevationFile = (
  { model }: Pick<Product, 'model'>,
  side: 'front' | 'side',
  publicFolder: string,
): string | undefined => {
  const file = model?.slice(1).replace(/[^/]+$/, `elevation-${side}.svg`)
  return file !== undefined && existsSync(join(publicFolder, file)) ? file : undefined
}

const block = (width: number, height: number): Elevation => ({
  width,
  height,
  perMillimetre: 1,
  outline: `M0 0h${width}v${height}h${-width}z`,
  inside: '',
})

/** The drawing of a side. `width` and `height` in mm are for a product without a model. */
export const elevationOf = (
  product: Pick<Product, 'model'>,
  side: 'front' | 'side',
  width: number,
  height: number,
  publicFolder = 'public',
): Elevation => {
  const file = elevationFile(product, side, publicFolder)
  if (file === undefined) return block(width, height)
  const svg = readFileSync(join(publicFolder, file), 'utf8')
  const [sides, lines] = [size.exec(svg)?.groups, paths.exec(svg)?.groups]
  if (!sides || !lines) throw new Error(`${publicFolder}/${file} is no elevation; make it anew in imagery.`)
  const { outline = '', inside = '' } = lines
  const drawn = { width: Number(sides.width), height: Number(sides.height) }
  return { ...drawn, perMillimetre: (Number(sides.columns) - 4) / drawn.width, outline, inside }
}
