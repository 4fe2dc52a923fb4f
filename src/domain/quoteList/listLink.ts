import type { ListedMachine } from '../contract/quoteList.ts'
import { validMachines } from './storedList.ts'

const parameter = 'list'
/** Not from routing/paths, which imports all categories: the inline script would grow. */
const page = '/get-quote'

/** `5x2,36x1` */
export const toListQuery = (machines: readonly ListedMachine[]): string =>
  machines.map(({ id, quantity }) => `${id}x${quantity}`).join(',')

const parsePart = (part: string) => {
  const [, id, quantity] = /^(\d{1,4})x(\d{1,3})$/.exec(part) ?? []
  return { id: Number(id), quantity: Number(quantity) }
}

/** Reads `5x2,36x1`; ignores invalid parts. */
export const parseListQuery = (text: string): ListedMachine[] => validMachines(text.split(',').map(parsePart))

export const listLink = (origin: string, machines: readonly ListedMachine[]): string =>
  `${origin}${page}?${parameter}=${toListQuery(machines)}`

/** The machines in an address of the quote page; empty at other addresses. */
export const readLinkedList = (address: { pathname: string; search: string }): ListedMachine[] =>
  address.pathname === page ? parseListQuery(new URLSearchParams(address.search).get(parameter) ?? '') : []
