import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import { countrySelected } from '../../../../src/country/countrySlice.ts'
import * as header from '../../../../src/features/header/headerSlice.ts'
import { isHeaderVisible } from '../../../../src/features/header/HidingBar.tsx'
import { pageVisited } from '../../../../src/state/addressSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { fakeServices } from '../../../support/fakes.ts'

const start = () => makeStore(fakeServices())

describe('menus close when the pointer has left', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['the main dropdown', header.menuOpened('Products'), header.menuHoverEnded(), header.selectOpenMenu, 200],
    [
      'a submenu',
      header.submenuOpened('self-service'),
      header.submenuHoverEnded(),
      header.selectOpenSubmenu,
      300,
    ],
    [
      'the country menu',
      header.countryMenuOpened(),
      header.countryMenuHoverEnded(),
      header.selectCountryMenuOpen,
      500,
    ],
  ] as const)('%s', async (_name, open, leave, select, delay) => {
    const store = start()
    store.dispatch(header.menuOpened('Products'))
    store.dispatch(open)
    store.dispatch(leave)
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(select(store.getState())).toBeTruthy()
    store.dispatch(open)
    await vi.advanceTimersByTimeAsync(delay * 2)
    expect(select(store.getState()), 'it came back').toBeTruthy()
    store.dispatch(leave)
    await vi.advanceTimersByTimeAsync(delay)
    expect(select(store.getState())).toBeFalsy()
  })

  it('a page closes everything at once and no late timer reopens or closes anything', async () => {
    const store = start()
    store.dispatch(header.menuOpened('Products'))
    store.dispatch(header.submenuOpened('printers'))
    store.dispatch(header.menuHoverEnded())
    store.dispatch(pageVisited(addressAt('/products/printers')))
    expect(store.getState().header).toEqual({ visible: true, open: null })
    store.dispatch(header.menuOpened('Products'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(header.selectOpenMenu(store.getState())).toBe('Products')
  })

  it('a late timer of one menu leaves the menu that replaced it open', async () => {
    const store = start()
    store.dispatch(header.menuOpened('Products'))
    store.dispatch(header.menuHoverEnded())
    store.dispatch(header.countryMenuOpened())
    await vi.advanceTimersByTimeAsync(1000)
    expect(header.selectCountryMenuOpen(store.getState())).toBe(true)
  })
})

describe('one menu is open at a time', () => {
  it('another menu replaces the open one', () => {
    const store = start()
    const openAfter = (action: UnknownAction) => {
      store.dispatch(action)
      return store.getState().header.open
    }
    expect(openAfter(header.menuOpened('Products'))).toEqual({
      kind: 'dropdown',
      name: 'Products',
      submenu: null,
    })
    expect(openAfter(header.submenuOpened('printers'))).toMatchObject({ submenu: 'printers' })
    expect(openAfter(header.menuOpened('Products')), 'pointed at again').toMatchObject({
      submenu: 'printers',
    })
    expect(openAfter(header.countryMenuOpened())).toEqual({ kind: 'country' })
    expect(openAfter(header.mobileMenuToggled())).toEqual({ kind: 'mobile' })
    expect(openAfter(header.mobileMenuToggled())).toBeNull()
  })

  it('the country menu closes with the choice; the mobile menu, which shows the choice, stays', () => {
    const store = start()
    store.dispatch(header.countryMenuOpened())
    store.dispatch(countrySelected('Singapore'))
    expect(header.selectCountryMenuOpen(store.getState())).toBe(false)
    store.dispatch(header.mobileMenuToggled())
    store.dispatch(countrySelected('Cambodia'))
    expect(header.selectMobileMenuOpen(store.getState())).toBe(true)
  })
})

describe('the header on a scroll', () => {
  it.each([
    [0, 100, true],
    [90, 101, false],
    [500, 480, true],
    [500, 520, false],
    [1, 0, true],
  ])('from %i to %i px: shown is %s', (from, to, shown) =>
    expect(isHeaderVisible(from, to, 2000)).toBe(shown),
  )

  it('ignores what elastic scrolling reports beyond the ends (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 3000 }), fc.integer({ min: 2000, max: 3000 }), (from, to) => {
        expect(isHeaderVisible(from, to, 2000)).toBe(true)
      }),
    )
  })
})
