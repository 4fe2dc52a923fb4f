import type { FamilyId } from '../../src/domain/products/product.ts'
import { bandingTape, strappingMachine } from './families/bands.ts'
import { coinSorter, currencySorter, moneyCounter, multiPocketSorter } from './families/cashProcessing.ts'
import { amountIn, commonRules, interfaces, power, size, temperature } from './families/common.ts'
import { bankingCit, depositSystem } from './families/deposits.ts'
import { retail, selfCheckout } from './families/payments.ts'
import { printers } from './families/printers.ts'
import type { FigureRule } from './figureRule.ts'

const accessories: readonly FigureRule[] = [
  amountIn('megapixels', 'megapixels', ['Image sensor'], '16 megapixels, CMOS'),
  amountIn('resolution', 'dpi', ['Resolution'], 'About 270 dpi on A3'),
  amountIn('captureTime', 's', ['Capture time'], 'About 1 s per page'),
  interfaces,
  temperature,
  power,
  ...size,
]

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
