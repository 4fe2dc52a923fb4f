// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { isFocusIn } from '../../../../src/features/notices/isFocusIn.ts'

const { innerWidth, innerHeight } = window

/** Gives the focus to an element with that place in the window, until the test has ended. */
const focus = (name: string, container: DOMRect) => {
  const element = document.createElement(name)
  if (name === 'main') element.tabIndex = -1
  element.getBoundingClientRect = () => container
  document.body.append(element)
  element.focus()
  onTestFinished(() => element.remove())
}

const corner = new DOMRect(innerWidth - 400, innerHeight - 100, 400, 100)

it.each([
  ['a control under it', 'button', corner, true],
  ['a control that reaches into it', 'input', new DOMRect(0, innerHeight - 20, innerWidth, 20), true],
  ['a control above it', 'button', new DOMRect(innerWidth - 400, innerHeight - 120, 400, 20), false],
  ['a control beside it', 'button', new DOMRect(0, innerHeight - 100, innerWidth - 400, 100), false],
  ['a control nearer to the other end', 'textarea', new DOMRect(0, 0, innerWidth, innerHeight - 10), false],
  ['the whole page', 'main', new DOMRect(0, 0, innerWidth, innerHeight), false],
])('%s', (_name, element, container, isIn) => {
  focus(element, container)
  expect(document.activeElement?.localName).toBe(element)
  expect(isFocusIn(corner)).toBe(isIn)
})
