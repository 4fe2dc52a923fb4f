import { createAction } from '@reduxjs/toolkit'
import type { Location } from 'react-router-dom'
import { isRecord } from '../lib/types.ts'
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
