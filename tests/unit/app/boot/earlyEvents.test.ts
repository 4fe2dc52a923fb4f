// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { type EarlyEvent, replayEarlyEvents } from '../../../../src/app/boot/earlyEvents.ts'

const press = (target: HTMLElement, time = 0): EarlyEvent => ({ target, time })

const itself = (element: Element) => (element.isConnected ? element : undefined)

it('forgets elements that have left the page, and presses that are too old', () => {
  const [menu, gone] = [document.createElement('button'), document.createElement('button')]
  document.body.append(menu)
  const heard = vi.fn()
  menu.addEventListener('click', heard)
  window.earlyEvents = { queue: [press(gone), press(menu, 0), press(menu, 5_000)], stop: () => undefined }
  expect(replayEarlyEvents(window, 12_000, itself)).toBe(1)
  expect(heard).toHaveBeenCalledTimes(1)
})
