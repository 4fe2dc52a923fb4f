import type { FamilyId } from '../../src/domain/products/product.ts'
import { accessories } from './families/accessories.ts'
import { bandingTape, strappingMachine } from './families/bands.ts'
import { coinSorter, currencySorter, moneyCounter, multiPocketSorter } from './families/cashProcessing.ts'
import { commonRules } from './families/common.ts'
import { bankingCit, depositSystem } from './families/deposits.ts'
import { retail, selfCheckout } from './families/payments.ts'
import { printers } from './families/printers.ts'
import type { FigureRule } from './figureRule.ts'

/** The figures of each family; those of a category are for its products without a subcategory. */
export const families: Readonly<Record<FamilyId, readonly FigureRule[]>> = {
  'cash-processing': commonRules,
  'money-counter': moneyCounter,
  'currency-sorter': currencySorter,
  'multi-pocket-sorter': multiPocketSorter,
  'coin-sorter': coinSorter,
  'payment-system': commonRules,
  retail,
  'banking-cit': bankingCit,
  'self-service': commonRules,
  'self-checkout': selfCheckout,
  cds: depositSystem,
  printers,
  'strapping-machine': strappingMachine,
  accessories,
  'banding-tape': bandingTape,
}
