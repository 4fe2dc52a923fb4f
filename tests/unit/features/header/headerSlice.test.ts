import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import {
  headerSlice,
  menuClosed,
  menuOpened,
  submenuOpened,
} from '../../../../src/features/header/headerSlice.ts'

it('one menu is open at a time, and the next one opens folded', () => {
  const { reducer } = headerSlice
  const openAfter = (...events: UnknownAction[]) =>
    events.reduce(reducer, reducer(undefined, { type: '' })).open
  const unfolded = [menuOpened('Products'), submenuOpened('printers')]
  expect(openAfter(...unfolded, menuOpened('Products'))).toEqual({ name: 'Products', submenu: 'printers' })
  expect(openAfter(...unfolded, menuOpened('country'))).toEqual({ name: 'country', submenu: null })
  expect(openAfter(...unfolded, menuClosed('country')), 'a menu that is not open').not.toBeNull()
  expect(openAfter(...unfolded, menuClosed('Products'))).toBeNull()
})
