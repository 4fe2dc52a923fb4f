import type { Company } from '../../content/countries.ts'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import type { ProductBrief } from '../../domain/products/product.ts'

export type DocumentProduct = ListedProduct & ProductBrief

/** The contents of a list's document. */
export interface ListFacts {
  /** The office named in the letterhead. */
  company: Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>
  products: readonly DocumentProduct[]
  /** The day of the document or of the request, in ms since 1970. */
  time: number
  /** The request's reference; null for a list that was not sent. */
  reference: string | null
  /** The address that opens the list. */
  link: string
}
