import { createAction } from '@reduxjs/toolkit'

/** The visitor came to another address or followed a link; the payload is the pathname. */
export const pageVisited = createAction<string>('router/pageVisited')
