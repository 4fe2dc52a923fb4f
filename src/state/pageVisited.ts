import { createAction } from '@reduxjs/toolkit'

/** A visit to an address, by its path: what belongs to one page closes. */
export const pageVisited = createAction<string>('router/pageVisited')
