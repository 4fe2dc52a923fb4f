import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'

/** The state of the store. `app/store.ts` fills this type, so that hooks are typed below `app`. */
export interface RootState {}

/** Starts a feature's listeners; `Services` are those that its effects use, as `extra`. */
export type StartListening<Services = unknown> = TypedStartListening<RootState, Dispatch, Services>
