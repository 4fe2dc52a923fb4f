import type { Middleware, Store } from '@reduxjs/toolkit'
import { selectCatalogue } from '../features/catalogue/catalogueSlice.ts'
import { parseCataloguePath } from '../features/catalogue/cataloguePath.ts'
import { paths } from './paths.ts'
import type { Services } from './services.ts'
import type { RootState } from './store.ts'

/**
 * Tells a jump in Redux DevTools from an action: a jump changes the state without passing any middleware.
 * The catalogue's address follows a jump, and nothing else happens: no event, no storage, no request.
 */
export const makeJumpDetector = () => {
  let actionsUnderWay = 0

  const middleware: Middleware = () => (next) => (action) => {
    actionsUnderWay += 1
    try {
      return next(action)
    } finally {
      actionsUnderWay -= 1
    }
  }

  const keepAddress = (store: Pick<Store<RootState>, 'getState' | 'subscribe'>, services: Services) =>
    store.subscribe(() => {
      if (actionsUnderWay > 0) return
      const { pathname, search } = services.location()
      if (!parseCataloguePath(pathname, search)) return
      const { category, subcategory, search: text } = selectCatalogue(store.getState())
      const path = paths.catalogue(category, subcategory, text)
      if (path !== pathname + search) services.navigate(path, { replace: true, cause: 'timeTravel' })
    })

  return { middleware, keepAddress }
}
