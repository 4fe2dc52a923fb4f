import type { UnknownAction } from '@reduxjs/toolkit'
import type { Address } from './address.ts'

/** A part of the store that the address of its pages shows. */
export interface AddressPart<State> {
  /** What the state has of it: other fields after each change. */
  select: (state: State) => unknown
  /** The address as the store would write it; undefined at an address of other pages. */
  rewrite: (address: Address) => string | undefined
  /** The address for a state. */
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
  return {
    select,
    rewrite: ifThere(write),
    pathOf: (state) => write(select(state)),
    visited: ifThere(visited),
  }
}

/** The address that the store has for the current page; undefined when the address matches already. */
export const wantedPath = <State>(
  parts: readonly AddressPart<State>[],
  address: Address,
  state: State,
): string | undefined => {
  const part = parts.find(({ rewrite }) => rewrite(address) !== undefined)
  const path = part?.pathOf(state)
  return path === part?.rewrite(address) ? undefined : path
}
