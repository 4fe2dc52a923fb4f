import type { Middleware, Store } from '@reduxjs/toolkit'
import { type CatalogueChoice, parseCataloguePath, toCataloguePath } from './cataloguePath.ts'
import type { RoutingServices } from './storeToAddress.ts'

/** A jump in Redux DevTools changes the state without an action; only the address must follow it. */
export const makeTimeTravelSync = () => {
  let actionsInFlight = 0

  const middleware: Middleware = () => (next) => (action) => {
    actionsInFlight += 1
    try {
      return next(action)
    } finally {
      actionsInFlight -= 1
    }
  }

  const keepAddress = <State>(
    store: Pick<Store<State>, 'getState' | 'subscribe'>,
    services: RoutingServices,
    select: (state: State) => CatalogueChoice,
  ) =>
    store.subscribe(() => {
      if (actionsInFlight > 0) return
      const { pathname, search } = services.location()
      if (!parseCataloguePath(pathname, search)) return
      const path = toCataloguePath(select(store.getState()))
      if (path !== pathname + search) services.navigate(path, { replace: true, cause: 'timeTravel' })
    })

  return { middleware, keepAddress }
}
