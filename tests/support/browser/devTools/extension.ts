import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import { type Action, compose, type StoreEnhancer } from '@reduxjs/toolkit'

declare global {
  interface Window {
    /** The parts of the extension's panel that tests use. */
    devTools: {
      /** The oldest first. */
      log: () => string[]
      jumpTo: (index: number) => void
    }
  }
}

const recording: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = instrument()(createStore)(reducer, preloadedState)
  const recorder = store.liftedStore as LiftedStore<unknown, Action, unknown>
  window.devTools = {
    log: () => {
      const { stagedActionIds, actionsById } = recorder.getState()
      return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '')
    },
    jumpTo: (index) => {
      recorder.dispatch(ActionCreators.jumpToState(index))
    },
  }
  return store
}

const composeWithRecording =
  () =>
  (...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, recording)

// Where Redux Toolkit looks for the browser's extension.
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecording })
