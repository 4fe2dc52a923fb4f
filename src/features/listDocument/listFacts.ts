import type { Company } from '../../content/countries.ts'
import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import type { ProductBrief } from '../../domain/machines/product.ts'

export type DocumentMachine = ListedMachine & ProductBrief

/** The contents of a list's document. */
export interface ListFacts {
  /** The office of the letterhead. */
  company: Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>
  machines: readonly DocumentMachine[]
  /** The day of the document or of the request, in ms since 1970. */
  time: number
  /** The request's reference; null for a list that was not sent. */
  reference: string | null
  /** The address that opens the list. */
  link: string
}
