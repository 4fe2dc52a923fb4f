import type { StoreEnhancer } from '@reduxjs/toolkit'

/** The recorder of the store that is made next; Redux Toolkit looks for DevTools once, when it is loaded. */
export const devToolsDoor: { open?: (options: object) => StoreEnhancer } = {}

export const hangDevToolsDoor = (window: object): void => {
  const composed =
    (options: object) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) => {
      const all = devToolsDoor.open ? [...enhancers, devToolsDoor.open(options)] : enhancers
      return all.reduceRight((create, enhance) => enhance(create), createStore)
    }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composed })
}
