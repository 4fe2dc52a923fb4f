import * as data from 'virtual:figures'
import { arrange } from './arrange.ts'
import { ChoiceTools } from './ChoiceTools.tsx'
import { offerOf } from './offer.ts'
import { ProductTable } from './ProductTable.tsx'

/**
 * Filters, order and table with the figures of all machines: one download, after hydration. The components
 * come with the figures: as `React.lazy` they would suspend once more, and a list shown as a table would be
 * empty until they have come.
 */
export const figureTools = { data, offerOf, arrange, ChoiceTools, ProductTable }
