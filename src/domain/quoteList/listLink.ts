import type { ListedProduct } from '../contract/quoteList.ts'
import { quotePage, withoutSlash } from '../routing/singlePages.ts'
import { validProducts } from './storedList.ts'

const parameter = 'list'

/** Message programs often add to a link what follows it, such as a full stop or the next words in Khmer. */
const parsePart = (part: string) => {
  const [, id, quantity] = /^(\d{1,4})x(\d{1,3})(?:[^\d\s]\D*)?$/.exec(part) ?? []
  return { id: Number(id), quantity: Number(quantity) }
}

/** The address that opens the list: `/get-quote?list=5x2,36x1`. */
export const listLink = (origin: string, products: readonly ListedProduct[]): string =>
  `${origin}${quotePage}?${parameter}=${products.map(({ id, quantity }) => `${id}x${quantity}`).join(',')}`

/** The products in an address of the quote page, without invalid parts; empty at other addresses. */
export const readLinkedList = (address: { pathname: string; search: string }): ListedProduct[] => {
  if (withoutSlash(address.pathname) !== quotePage) return []
  const list = new URLSearchParams(address.search).get(parameter) ?? ''
  return validProducts(list.split(',').map(parsePart))
}
