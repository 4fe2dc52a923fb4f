import { createAction } from '@reduxjs/toolkit'

export interface SpecSheet {
  /** The product's name, for the notice. */
  name: string
  /** The product's pdf link. */
  pdf: string
}

export const specRequested = createAction<SpecSheet>('product/specRequested')
export const specDelivered = createAction<SpecSheet>('product/specDelivered')
export const specFailed = createAction<SpecSheet>('product/specFailed')
