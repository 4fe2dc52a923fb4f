import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'
import { isRecord } from '../lib/types.ts'
import type { RootState } from '../state/rootState.ts'
import type { CatalogueChoice } from './cataloguePath.ts'
import type { ComparisonChoice } from './comparePath.ts'

export const catalogueVisited = createAction<CatalogueChoice>('catalogue/catalogueVisited')

export const comparisonVisited = createAction<ComparisonChoice>('comparison/comparisonVisited')

export interface Address {
  pathname: string
  search: string
}

/** Marks a history entry that the page made from a choice: no visit is reported, nothing scrolls. */
export const madeByPage = { madeByPage: true } as const

/** Whether the page made this entry; checks types, since other scripts may write the state too. */
export const isMadeByPage = ({ state }: Pick<Location<unknown>, 'state'>): boolean =>
  isRecord(state) && state.madeByPage === true

/** A part of the store that the address of its pages shows. */
export interface AddressPart {
  /** What the state has of it: other fields after each change. */
  select: (state: RootState) => unknown
  /** The address as the store would write it; undefined at an address of other pages. */
  rewrite: (address: Address) => string | undefined
  /** The address for a state. */
  pathOf: (state: RootState) => string
  /** The event of a visit to an address of its pages. */
  visited: (address: Address) => UnknownAction | undefined
}

interface Codec<Choice> {
  parse: (pathname: string, query: string) => Choice | undefined
  write: (choice: Choice) => string
  select: (state: RootState) => Choice
  visited: (choice: Choice) => UnknownAction
}

export const makeAddressPart = <Choice>({ parse, write, select, visited }: Codec<Choice>): AddressPart => {
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
export const wantedPath = (
  parts: readonly AddressPart[],
  address: Address,
  state: RootState,
): string | undefined => {
  const part = parts.find(({ rewrite }) => rewrite(address) !== undefined)
  const path = part?.pathOf(state)
  return path === part?.rewrite(address) ? undefined : path
}
