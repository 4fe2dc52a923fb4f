import { createAction } from '@reduxjs/toolkit'

/** Get Free Quote on the home page was pressed (spec section 2, Home). */
export const freeQuoteClicked = createAction('home/freeQuoteClicked')
