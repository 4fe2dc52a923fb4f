import * as data from 'virtual:figures'
import { arrange } from './arrange.ts'
import { ChoiceTools } from './ChoiceTools.tsx'
import { offerOf } from './offer.ts'
import { ProductTable } from './ProductTable.tsx'

/** Filters, order and table with the figures of all machines: one download, after hydration. */
export const figureTools = { data, offerOf, arrange, ChoiceTools, ProductTable }
