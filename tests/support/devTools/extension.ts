import { compose, type DevToolsEnhancerOptions, type StoreEnhancer } from '@reduxjs/toolkit'
import { type DevToolsPanel, makeRecorder } from './recorder.ts'

declare global {
  interface Window {
    devTools: DevToolsPanel
  }
}

/** Runs in the page, in place of the browser's extension, where Redux Toolkit looks for it. */
const composeWithRecorder =
  (options: DevToolsEnhancerOptions) =>
  (...enhancers: StoreEnhancer[]) =>
    compose(
      ...enhancers,
      makeRecorder(options, (panel) => {
        window.devTools = panel
      }),
    )

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecorder })
