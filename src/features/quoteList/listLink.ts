import type { ListedMachine } from '../../domain/contract/quoteList.ts'
import { singlePages } from '../../domain/routing/singlePages.ts'
import { soundMachines } from './storedList.ts'

const parameter = 'list'
const page = singlePages.quote

/** `5x2,36x1` */
export const toListQuery = (machines: readonly ListedMachine[]): string =>
  machines.map(({ id, quantity }) => `${id}x${quantity}`).join(',')

const parsePart = (part: string) => {
  const [, id, quantity] = /^(\d{1,4})x(\d{1,3})$/.exec(part) ?? []
  return { id: Number(id), quantity: Number(quantity) }
}

/** Reads `5x2,36x1`; ignores invalid parts. */
export const parseListQuery = (text: string): ListedMachine[] => soundMachines(text.split(',').map(parsePart))

export const listLink = (origin: string, machines: readonly ListedMachine[]): string =>
  `${origin}${page}?${parameter}=${toListQuery(machines)}`

/** Empty at an address without a list. */
export const readLinkedList = (address: { pathname: string; search: string }): ListedMachine[] =>
  address.pathname === page ? parseListQuery(new URLSearchParams(address.search).get(parameter) ?? '') : []
