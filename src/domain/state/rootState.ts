import type { Dispatch, Store, TypedStartListening } from '@reduxjs/toolkit'

/**
 * The state of the store. A slice adds its part beside its definition, so that selectors and hooks are typed
 * below `app`: `interface RootState extends WithSlice<typeof slice> {}` in a `declare module` of this file.
 * `app/store.ts` does not compile without one of these slices.
 */
export interface RootState {}

/** What subscriptions of the browser's events need of the store: to read the state and to dispatch. */
export type StoreLike = Pick<Store<RootState>, 'getState' | 'dispatch'>

/** Starts a feature's listeners; `Services` are those that its effects use, as `extra`. */
export type StartListening<State = RootState, Services = unknown> = TypedStartListening<
  State,
  Dispatch,
  Services
>
