import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'

/**
 * The state of the store. A slice adds its part beside its definition, so that selectors and hooks are typed
 * below `app`: `interface RootState extends WithSlice<typeof slice> {}` in a `declare module` of this file.
 * `app/store.ts` does not compile without one of these slices.
 */
export interface RootState {}

/** Starts a feature's listeners; `Services` are those that its effects use, as `extra`. */
export type StartListening<Services = unknown> = TypedStartListening<RootState, Dispatch, Services>
