import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'

export type StartListening<State, Services> = TypedStartListening<State, Dispatch, Services>
