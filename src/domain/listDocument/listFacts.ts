import type { Company } from '../../content/countries.ts'
import type { ListedMachine } from '../contract/quoteList.ts'
import type { KeyFigure } from '../machines/keyFigures.ts'

export interface DocumentMachine extends ListedMachine {
  name: string
  /** What its picture shows. */
  alt: string
  figures: readonly KeyFigure[]
}

/** What a document says of a list. */
export interface ListFacts {
  /** The office whose letterhead it has. */
  company: Pick<Company, 'companyFullName' | 'address' | 'phone' | 'email'>
  machines: readonly DocumentMachine[]
  /** The day of the document or of the request, in ms since 1970. */
  time: number
  /** Of a request; null for a list that was not sent. */
  reference: string | null
  /** The address that opens the list. */
  link: string
}
