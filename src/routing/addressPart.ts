import type { UnknownAction } from '@reduxjs/toolkit'

export interface Address {
  pathname: string
  search: string
}

/** A part of the store that the address of its pages shows. */
export interface AddressPart<State> {
  /** The address as the store would write it; undefined at an address of other pages. */
  rewrite: (address: Address) => string | undefined
  pathOf: (state: State) => string
  /** The event of a visit to an address of its pages. */
  visited: (address: Address) => UnknownAction | undefined
}

interface Codec<State, Choice> {
  parse: (pathname: string, query: string) => Choice | undefined
  write: (choice: Choice) => string
  select: (state: State) => Choice
  visited: (choice: Choice) => UnknownAction
}

export const makeAddressPart = <State, Choice>({
  parse,
  write,
  select,
  visited,
}: Codec<State, Choice>): AddressPart<State> => {
  const ifThere =
    <Result>(use: (choice: Choice) => Result) =>
    ({ pathname, search }: Address): Result | undefined => {
      const choice = parse(pathname, search)
      return choice && use(choice)
    }
  return { rewrite: ifThere(write), pathOf: (state) => write(select(state)), visited: ifThere(visited) }
}
