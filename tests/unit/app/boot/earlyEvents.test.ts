// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { type EarlyEvent, replayEarlyEvents } from '../../../../src/app/boot/earlyEvents.ts'

const press = (target: HTMLElement, time = 0): EarlyEvent => ({ target, time })

beforeEach(() => {
  document.body.innerHTML = '<form><button type="submit">Send</button></form><button id="menu">Menu</button>'
})

const itself = (element: Element) => (element.isConnected ? element : undefined)

const menu = () => document.querySelector<HTMLElement>('#menu') ?? document.body

it('repeats presses and submits in their order, once it has stopped listening', () => {
  const said: string[] = []
  const form = document.querySelector('form') ?? new HTMLFormElement()
  menu().addEventListener('click', () => said.push('click'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    said.push('submit')
  })
  window.earlyEvents = { queue: [press(menu()), press(form, 1)], stop: () => said.push('stop') }
  expect(replayEarlyEvents(window, 10, itself)).toBe(2)
  expect(said).toEqual(['stop', 'click', 'submit'])
})

it('forgets elements that have left the page, and presses that are too old', () => {
  const heard = vi.fn()
  menu().addEventListener('click', heard)
  const gone = document.createElement('button')
  window.earlyEvents = { queue: [press(gone), press(menu(), 0), press(menu(), 5_000)], stop: () => undefined }
  expect(replayEarlyEvents(window, 12_000, itself)).toBe(1)
  expect(heard).toHaveBeenCalledTimes(1)
})
