import { createAction } from '@reduxjs/toolkit'
import type { CatalogueChoice } from './cataloguePath.ts'

export const pageVisited = createAction<string>('router/pageVisited')

export const catalogueVisited = createAction<CatalogueChoice>('catalogue/catalogueVisited')
