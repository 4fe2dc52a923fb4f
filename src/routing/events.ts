import { createAction } from '@reduxjs/toolkit'
import type { CatalogueChoice } from './cataloguePath.ts'
import type { ComparisonChoice } from './comparePath.ts'

export const pageVisited = createAction<string>('router/pageVisited')

export const catalogueVisited = createAction<CatalogueChoice>('catalogue/catalogueVisited')

export const comparisonVisited = createAction<ComparisonChoice>('comparison/comparisonVisited')
