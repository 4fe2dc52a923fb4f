import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { countrySelected } from '../../../../src/domain/country/countrySlice.ts'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import * as header from '../../../../src/features/header/headerSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

const start = () => makeStore(fakeServices())

it('a page closes every menu', () => {
  const store = start()
  store.dispatch(header.menuOpened('Products'))
  store.dispatch(header.submenuOpened('printers'))
  store.dispatch(pageVisited(addressAt('/products/printers')))
  expect(store.getState().header).toEqual({ visible: true, open: null, unfolded: false })
})

describe('one menu is open at a time', () => {
  it('another menu replaces the open one', () => {
    const store = start()
    const openAfter = (action: UnknownAction) => {
      store.dispatch(action)
      return store.getState().header.open
    }
    expect(openAfter(header.menuOpened('Products'))).toEqual({ name: 'Products', submenu: null })
    expect(openAfter(header.submenuOpened('printers'))).toMatchObject({ submenu: 'printers' })
    expect(openAfter(header.menuOpened('Products')), 'pointed at again').toMatchObject({
      submenu: 'printers',
    })
    expect(openAfter(header.menuOpened('country'))).toEqual({ name: 'country', submenu: null })
    expect(openAfter(header.menuOpened('mobile'))).toEqual({ name: 'mobile', submenu: null })
    expect(openAfter(header.menuClosed('country')), 'a menu that is not open').not.toBeNull()
    expect(openAfter(header.menuClosed('mobile'))).toBeNull()
  })

  it('the country menu closes with the choice; the mobile menu, which shows the choice, stays', () => {
    const store = start()
    store.dispatch(header.menuOpened('country'))
    store.dispatch(countrySelected('Singapore'))
    expect(header.selectOpenMenu(store.getState())).toBeUndefined()
    store.dispatch(header.menuOpened('mobile'))
    store.dispatch(countrySelected('Cambodia'))
    expect(header.selectOpenMenu(store.getState())).toBe('mobile')
  })
})
