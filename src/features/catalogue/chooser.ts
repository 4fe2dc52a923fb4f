import { arrange, offerOf } from './arrange.ts'
import { ChoiceTools } from './ChoiceTools.tsx'
import { ProductTable } from './ProductTable.tsx'

/** What a visitor chooses by figures with, as one module. */
export const chooser = { arrange, offerOf, ChoiceTools, ProductTable }
