import type { Company } from '../../content/countries.ts'
import type { ListedProduct } from '../../domain/contract/quoteList.ts'
import type { ProductBrief } from '../../domain/products/product.ts'

export type DocumentProduct = ListedProduct & ProductBrief

export interface ListFacts {
  company: Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>
  products: readonly DocumentProduct[]
  /** The day of the document or of the request, in ms since 1970. */
  time: number
  /** The request's reference; null for a list that was not sent. */
  reference: string | null
  link: string
}
