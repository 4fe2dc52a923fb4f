import { join } from 'node:path'

const packageFolder = join(import.meta.dirname, '..')

/** What the site serves: every command writes its results here. */
export const publicFolder = join(packageFolder, '../public')

/** Where a product's pictures, videos and model lie. */
export const mediaFolder = join(publicFolder, 'media')

/** Drafts and what lies between two steps; not committed. */
export const cacheFolder = join(packageFolder, '.cache')

/** What each committed result was made of. */
export const recordsFolder = join(packageFolder, 'records')

/** The site's product data, one JSON file a product. */
export const productsFolder = join(packageFolder, '../src/content/products')

/** Where the site's build takes the backgrounds of its share cards from. */
export const cardBackgroundsFolder = join(packageFolder, '../scripts/shareCards/backgrounds')

/** The machines whose models stand beyond their sheets for a reason; the site's check of content reads it too. */
export const modelRemarksFile = join(packageFolder, '../scripts/checkContent/models/modelRemarks.json')
