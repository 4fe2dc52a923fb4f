import { createAction } from '@reduxjs/toolkit'

export const freeQuoteClicked = createAction('home/freeQuoteClicked')
