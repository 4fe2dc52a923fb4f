import { ActionCreators, instrument, type LiftedState, type LiftedStore } from '@redux-devtools/instrument'
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'
import { isRecord } from '../../src/lib/types.ts'

type Lifted = LiftedState<unknown, Action, unknown>

/** The parts of the panel of Redux DevTools that a replay and tests use. */
export interface DevToolsPanel {
  /** Types of the actions, the oldest first. */
  log: () => string[]
  /** Jumps to the state after an action of the log. */
  jumpTo: (index: number) => void
  /**
   * Replaces the log by that of a file, and shows its last state. `committed` is the state before the log;
   * undefined for that of the page.
   */
  load: (log: readonly Action[], committed: unknown) => void
  /** The address that the shown state has. */
  shownPath: () => string
  lock: (isLocked: boolean) => void
  commit: () => void
  /** Begins the log anew. */
  reset: () => void
  /** Skips an action of the log, or takes it in again. */
  toggle: (index: number) => void
  /** What the panel shows and exports, with names and texts masked as the store asks for. */
  exported: () => Lifted
  options: DevToolsEnhancerOptions
}

/** The path, query and hash of an address; empty where the value has none. */
export const pathOf = (address: unknown): string =>
  isRecord(address)
    ? [address.pathname, address.search, address.hash].filter((part) => typeof part === 'string').join('')
    : ''

const pathIn = (state: unknown): string => pathOf(isRecord(state) && state.address)

const sanitized = (lifted: Lifted, options: DevToolsEnhancerOptions): Lifted => {
  const actionOf = (action: Action, id: number) => options.actionSanitizer?.(action, id) ?? action
  const stateOf = (state: unknown, index: number) => options.stateSanitizer?.(state, index) ?? state
  return {
    ...lifted,
    actionsById: Object.fromEntries(
      Object.entries(lifted.actionsById).map(([id, performed]) => [
        id,
        { ...performed, action: actionOf(performed.action, Number(id)) },
      ]),
    ),
    computedStates: lifted.computedStates.map((computed, index) => ({
      ...computed,
      state: stateOf(computed.state, index),
    })),
  }
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
      options,
      log: () => {
        const { stagedActionIds, actionsById } = recorder.getState()
        return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '')
      },
      jumpTo: (index) => void dispatch(ActionCreators.jumpToState(index)),
      load: (log, committed = preloadedState) =>
        void dispatch({ ...ActionCreators.importState(log), preloadedState: committed }),
      shownPath: () => {
        const { computedStates, currentStateIndex } = recorder.getState()
        return pathIn(computedStates[currentStateIndex]?.state)
      },
      reset: () => void dispatch(ActionCreators.reset()),
      lock: (isLocked) => void dispatch(ActionCreators.lockChanges(isLocked)),
      commit: () => void dispatch(ActionCreators.commit()),
      toggle: (index) => {
        const id = recorder.getState().stagedActionIds[index]
        if (id !== undefined) dispatch(ActionCreators.toggleAction(id))
      },
      exported: () => sanitized(recorder.getState(), options),
    })
    return store
  }
