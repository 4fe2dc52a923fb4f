import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../lib/folders.ts'
import type { Product } from '../lib/products.ts'
import { slugOf } from '../lib/products.ts'
import { viewNames, type ViewName } from './views.ts'

/** A machine's volume in the unit of its sheet, only for the order; 0 without dimensions. */
const volumeOf = ({ specifications: { Dimensions } }: Product): number => {
  if (typeof Dimensions !== 'string') return 0
  const [size = ''] = Dimensions.split(' mm')
  return size.split(' × ').reduce((product, side) => product * Number(side.replace(',', '')), 1)
}

const isRendered = (slug: string, view: ViewName): boolean =>
  existsSync(join(mediaFolder, slug, `${view}-1600.avif`))

interface Missing {
  readonly slug: string
  readonly views: readonly ViewName[]
}

/** The views that have no picture yet, the largest machine first. */
export const missingViews = (products: readonly Product[], has = isRendered): Missing[] =>
  products
    .toSorted((one, other) => volumeOf(other) - volumeOf(one))
    .map((product) => slugOf(product))
    .map((slug) => ({ slug, views: viewNames.filter((view) => !has(slug, view)) }))
    .filter(({ views }) => views.length > 0)
