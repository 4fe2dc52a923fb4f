import { singlePages } from '../../../src/domain/routing/singlePages.ts'

/** One address of each kind of screen. */
export const screens = {
  ...singlePages,
  catalogue: '/products',
  subcategory: '/products/cash-processing/currency-sorter',
  'product with videos': '/products/5',
  'product of Singapore only': '/products/18',
  'found machines': '/find?handle=notes&type=value&daily=8000&currencies=KHR,USD,THB',
  'compared machines': '/compare?ids=5,36,35',
  privacy: '/legal/privacy',
} as const

/** Screens that stand at addresses without a page. */
export const missing = {
  'unknown page': '/no/such/page',
  'unknown product': '/products/999',
} as const
