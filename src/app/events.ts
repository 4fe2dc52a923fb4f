import { createAction } from '@reduxjs/toolkit'

/** The visitor came to another address; the payload is its pathname. */
export const pageVisited = createAction<string>('router/pageVisited')
