// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageVisited } from '../../../../src/domain/state/addressSlice.ts'
import { Header } from '../../../../src/features/header/Header.tsx'
import { selectOpenMenu } from '../../../../src/features/header/headerSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { controlOf, focused, select } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const open = () => {
  const { store } = renderPage(Header)
  // What is in a closed menu has a label, and no name that a screen reader would say.
  const button = (name: string) => screen.queryByLabelText(name) ?? screen.getByRole('button', { name })
  return {
    store,
    button,
    enter: (name: string, pointerType = 'mouse') => void fireEvent.pointerOver(button(name), { pointerType }),
    leave: (name: string, relatedTarget: HTMLElement = document.body) =>
      void fireEvent.pointerOut(button(name), { pointerType: 'mouse', relatedTarget }),
  }
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms))
}

beforeEach(() => void vi.useFakeTimers())

describe('menus close when the pointer has left', () => {
  it.each([
    ['Products menu', 200],
    ['Payment System menu', 300],
    ['Country: Cambodia', 500],
  ])('%s after %i ms, unless it comes back', (name, delayMs) => {
    const { button, enter, leave } = open()
    const isSubmenu = name.startsWith('Payment')
    if (isSubmenu) enter('Products menu')
    const beside = isSubmenu ? button('Products menu') : undefined
    enter(name)
    expect(isOpen(button(name))).toBe(true)
    leave(name, beside)
    pass(delayMs - 1)
    expect(isOpen(button(name))).toBe(true)
    enter(name)
    pass(delayMs * 2)
    expect(isOpen(button(name)), 'it came back').toBe(true)
    leave(name, beside)
    pass(delayMs)
    expect(isOpen(button(name))).toBe(false)
  })

  it('the focus goes to the button of a menu if it was within', () => {
    const { button, enter, leave } = open()
    const country = button('Country: Cambodia')
    enter('Country: Cambodia')
    const panel = select(`[id="${country.getAttribute('aria-controls') ?? ''}"]`)
    act(() => controlOf(within(panel ?? document.body).getByText('Singapore')).focus())
    leave('Country: Cambodia')
    pass(500)
    expect(isOpen(country)).toBe(false)
    expect(focused()).toBe(country)
  })

  it('after a press that opened a page, a resting mouse does not open it again', () => {
    const { store, button, enter, leave } = open()
    const menu = button('Products menu')
    const mouse = { pointerType: 'mouse', clientX: 7, clientY: 7 }
    enter('Products menu')
    fireEvent.pointerDown(menu, mouse)
    act(() => void store.dispatch(pageVisited(addressAt('/'))))
    // The header hides, and shows again.
    fireEvent.pointerOut(menu, { ...mouse, relatedTarget: document.body })
    fireEvent.pointerOver(menu, mouse)
    pass(1000)
    expect(isOpen(menu)).toBe(false)
    leave('Products menu')
    fireEvent.pointerOver(menu, mouse)
    expect(isOpen(menu), 'the mouse came back').toBe(true)
  })

  it('no late timer closes a menu that was opened on a new page or by another pointer', () => {
    const { store, button, enter, leave } = open()
    enter('Products menu')
    leave('Products menu')
    act(() => void store.dispatch(pageVisited(addressAt('/'))))
    fireEvent.click(button('Products menu'))
    pass(1000)
    expect(selectOpenMenu(store.getState())).toBe('Products')
    leave('Products menu')
    enter('Country: Cambodia')
    pass(1000)
    expect(selectOpenMenu(store.getState())).toBe('country')
  })
})
