import { NavigationType } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { addressParts } from '../../../src/app/addressParts.ts'
import { makeStore } from '../../../src/app/store.ts'
import {
  searchChanged,
  selectCatalogue,
  subcategorySelected,
} from '../../../src/features/catalogue/catalogueSlice.ts'
import { connectRouter } from '../../../src/routing/addressToStore.ts'
import { navigationState } from '../../../src/routing/navigationState.ts'
import type { RouterState } from '../../../src/routing/siteRouter.ts'
import { fakeServices } from '../../support/fakes.ts'

const stateAt = (path: string, historyAction: NavigationType, state: unknown): RouterState<string> => {
  const { pathname, search, hash } = new URL(path, 'https://site.example')
  return { location: { pathname, search, hash, key: path, state }, historyAction, page: pathname }
}

const start = (path: string) => {
  let state = stateAt(path, NavigationType.Pop, null)
  let hear: ((state: RouterState<string>) => void) | undefined
  const router = {
    get state() {
      return state
    },
    subscribe: (listener: (state: RouterState<string>) => void) => {
      hear = listener
      return () => undefined
    },
  }
  const store = makeStore(fakeServices())
  connectRouter(router, store, addressParts)
  const arrive = (at: string, historyAction: NavigationType, usr: unknown = null) => {
    state = stateAt(at, historyAction, usr)
    hear?.(state)
  }
  return { store, arrive, catalogue: () => selectCatalogue(store.getState()) }
}

describe('the catalogue follows the address', () => {
  it('of the first page, of a link and of Back', () => {
    const { arrive, catalogue } = start('/products/printers?q=usb')
    expect(catalogue()).toMatchObject({ category: 'printers', search: 'usb' })
    arrive('/products/accessories', NavigationType.Push)
    expect(catalogue()).toMatchObject({ category: 'accessories', search: '' })
    arrive('/products/printers?q=usb', NavigationType.Pop, navigationState('filter'))
    expect(catalogue()).toMatchObject({ category: 'printers', search: 'usb' })
  })

  it('but what was typed while a list of its own choice was loading stays', () => {
    const { store, arrive, catalogue } = start('/products/cash-processing')
    store.dispatch(subcategorySelected('money-counter'))
    store.dispatch(searchChanged('mixed'))
    arrive('/products/cash-processing/money-counter', NavigationType.Push, navigationState('filter'))
    expect(catalogue()).toMatchObject({ subcategory: 'money-counter', search: 'mixed' })
  })
})
