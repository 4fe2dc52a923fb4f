import type { Middleware, Store } from '@reduxjs/toolkit'
import type { AddressPart } from './addressPart.ts'
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
    parts: readonly AddressPart<State>[],
  ) =>
    store.subscribe(() => {
      if (actionsInFlight > 0) return
      const address = services.location()
      const shown = parts.find(({ rewrite }) => rewrite(address) !== undefined)
      const path = shown?.pathOf(store.getState())
      if (path !== undefined && path !== address.pathname + address.search)
        services.navigate(path, { replace: true, cause: 'timeTravel' })
    })

  return { middleware, keepAddress }
}
