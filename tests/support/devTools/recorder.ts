import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'

/** The parts of the panel of Redux DevTools that tests use. */
const panelOf = (recorder: LiftedStore<unknown, Action, unknown>, preloadedState: unknown) => ({
  /** Types of the actions, the oldest first. */
  log: (): string[] => {
    const { stagedActionIds, actionsById } = recorder.getState()
    return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '')
  },
  /** Jumps to the state after an action of the log. */
  jumpTo: (index: number): void => void recorder.dispatch(ActionCreators.jumpToState(index)),
  /** Replaces the log by another one, and shows its last state. */
  load: (log: readonly Action[]): void =>
    void recorder.dispatch({ ...ActionCreators.importState(log), preloadedState }),
  lock: (isLocked: boolean): void => void recorder.dispatch(ActionCreators.lockChanges(isLocked)),
  commit: (): void => void recorder.dispatch(ActionCreators.commit()),
  /** Skips an action of the log, or takes it in again. */
  toggle: (index: number): void => {
    const id = recorder.getState().stagedActionIds[index]
    if (id !== undefined) recorder.dispatch(ActionCreators.toggleAction(id))
  },
})

export type DevToolsPanel = ReturnType<typeof panelOf>

/** Records a store with the instrumentation of Redux DevTools; `open` gets the panel of each store. */
export const makeRecorder =
  (options: DevToolsEnhancerOptions, open: (panel: DevToolsPanel) => void): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const { trace, traceLimit, maxAge } = options
    const settings = { ...(trace && { trace, traceLimit }), ...(maxAge && { maxAge }) }
    const store = instrument(undefined, settings)(createStore)(reducer, preloadedState)
    open(panelOf(store.liftedStore as LiftedStore<unknown, Action, unknown>, preloadedState))
    return store
  }
