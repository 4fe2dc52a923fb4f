import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../../src/app/store.ts'
import * as header from '../../../../src/features/header/headerSlice.ts'
import { isHeaderShown } from '../../../../src/features/header/headerVisibility.ts'
import { pageVisited } from '../../../../src/routing/events.ts'
import { fakeServices } from '../../../support/fakes.ts'

const start = () => {
  const store = makeStore(fakeServices())
  return { store, state: () => header.selectHeader(store.getState()) }
}

describe('menus close when the pointer has left', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['the main dropdown', header.menuOpened('Products'), header.menuHoverEnded(), 'openMenu', 200],
    ['a submenu', header.submenuOpened('self-service'), header.submenuHoverEnded(), 'openSubmenu', 300],
    ['the country menu', header.countryMenuOpened(), header.countryMenuHoverEnded(), 'countryMenuOpen', 500],
  ] as const)('%s', async (_name, open, leave, key, delay) => {
    const { store, state } = start()
    store.dispatch(open)
    store.dispatch(leave)
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(state()[key]).toBeTruthy()
    store.dispatch(open)
    await vi.advanceTimersByTimeAsync(delay * 2)
    expect(state()[key], 'it came back').toBeTruthy()
    store.dispatch(leave)
    await vi.advanceTimersByTimeAsync(delay)
    expect(state()[key]).toBeFalsy()
  })

  it('a page closes everything at once and no late timer reopens or closes anything', async () => {
    const { store, state } = start()
    store.dispatch(header.menuOpened('Products'))
    store.dispatch(header.submenuOpened('printers'))
    store.dispatch(header.mobileMenuToggled())
    store.dispatch(header.menuHoverEnded())
    store.dispatch(pageVisited('/products/printers'))
    expect(state()).toEqual({
      visible: true,
      openMenu: null,
      openSubmenu: null,
      countryMenuOpen: false,
      mobileMenuOpen: false,
    })
    store.dispatch(header.menuOpened('Products'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(state().openMenu).toBe('Products')
  })
})

describe('the header on a scroll', () => {
  it.each([
    [0, 100, true],
    [90, 101, false],
    [500, 480, true],
    [500, 520, false],
    [1, 0, true],
  ])('from %i to %i px: shown is %s', (from, to, shown) => expect(isHeaderShown(from, to, 2000)).toBe(shown))

  it('ignores what elastic scrolling reports beyond the ends (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 3000 }), fc.integer({ min: 2000, max: 3000 }), (from, to) => {
        expect(isHeaderShown(from, to, 2000)).toBe(true)
      }),
    )
  })
})
