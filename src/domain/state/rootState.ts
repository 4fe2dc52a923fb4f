import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'

/**
 * The state of the store, which `app/store.ts` adds to this type, so that selectors and hooks are typed below
 * `app`.
 */
export interface RootState {}

/** Starts a feature's listeners; `Services` are those that its effects use, as `extra`. */
export type StartListening<Services = unknown> = TypedStartListening<RootState, Dispatch, Services>
