import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'

/** The parts of the panel of Redux DevTools that tests use. */
export interface DevToolsPanel {
  /** Types of the actions, the oldest first. */
  log: () => string[]
  /** Jumps to the state after an action of the log. */
  jumpTo: (index: number) => void
  /** Replaces the log by another one, and shows its last state. */
  load: (log: readonly Action[]) => void
  lock: (isLocked: boolean) => void
  commit: () => void
  /** Skips an action of the log, or takes it in again. */
  toggle: (index: number) => void
}

/** Records a store with the instrumentation of Redux DevTools; `open` gets the panel of each store. */
export const makeRecorder =
  (options: DevToolsEnhancerOptions, open: (panel: DevToolsPanel) => void): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const { trace, traceLimit, maxAge } = options
    const settings = { ...(trace && { trace, traceLimit }), ...(maxAge && { maxAge }) }
    const store = instrument(undefined, settings)(createStore)(reducer, preloadedState)
    const recorder = store.liftedStore as LiftedStore<unknown, Action, unknown>
    const { dispatch } = recorder
    open({
      log: () => {
        const { stagedActionIds, actionsById } = recorder.getState()
        return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '')
      },
      jumpTo: (index) => void dispatch(ActionCreators.jumpToState(index)),
      load: (log) => void dispatch({ ...ActionCreators.importState(log), preloadedState }),
      lock: (isLocked) => void dispatch(ActionCreators.lockChanges(isLocked)),
      commit: () => void dispatch(ActionCreators.commit()),
      toggle: (index) => {
        const id = recorder.getState().stagedActionIds[index]
        if (id !== undefined) dispatch(ActionCreators.toggleAction(id))
      },
    })
    return store
  }
