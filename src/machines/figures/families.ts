import type { CategoryId, SubcategoryId } from '../../content/categories.ts'
import type { Product } from '../product.ts'
import { accessories } from './families/accessories.ts'
import { bandingTape, strappingMachine } from './families/bands.ts'
import { currencySorter, moneyCounter, multiPocketSorter } from './families/cashProcessing.ts'
import { coinSorter } from './families/coins.ts'
import { machineRules } from './families/common.ts'
import { bankingCit, depositSystem } from './families/deposits.ts'
import { retail, selfCheckout } from './families/payments.ts'
import { printers } from './families/printers.ts'
import type { FigureRule } from './figure.ts'

export type FamilyId = CategoryId | SubcategoryId

/** The figures that products of a family have; a category's are for its products without a subcategory. */
export const families: Readonly<Record<FamilyId, readonly FigureRule[]>> = {
  'cash-processing': machineRules,
  'money-counter': moneyCounter,
  'currency-sorter': currencySorter,
  'multi-pocket-sorter': multiPocketSorter,
  'coin-sorter': coinSorter,
  'payment-system': machineRules,
  retail,
  'banking-cit': bankingCit,
  'self-service': machineRules,
  'self-checkout': selfCheckout,
  cds: depositSystem,
  printers,
  'strapping-machine': strappingMachine,
  accessories,
  'banding-tape': bandingTape,
}

/** The subcategory, or else the category. */
export const familyOf = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): FamilyId =>
  subcategory ?? category
