import type { Page } from '@playwright/test'
import { longestHoldMs } from '../../../src/app/boot/earlyEvents.ts'
import { holdBack } from './holdBack.ts'

interface Counts {
  name: string
  pressed: number
  /** In ms since the page was opened. */
  lastPressAt: number
  /** How often the page heard it, and whether React had taken over the control each time. */
  heard: boolean[]
}

declare global {
  interface Window {
    presses: { counts: Map<Element, Counts>; points: () => { x: number; y: number }[] }
  }
}

/** Before the page's own scripts: the window hears what is pressed, the document what is delivered. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const controls = 'button, label.needs-scripts, a[data-term]'
    const counts = new Map<Element, Counts>()
    const countsOf = ({ target }: Event): Counts | undefined => {
      const control = target instanceof Element ? target.closest(controls) : null
      // A label's press is followed by one of its box.
      if (!control || (target instanceof HTMLInputElement && control instanceof HTMLLabelElement))
        return undefined
      const name = control.outerHTML.slice(0, 160)
      const known = counts.get(control) ?? { name, pressed: 0, lastPressAt: 0, heard: [] }
      counts.set(control, known)
      return known
    }
    const capture = { capture: true }
    const countPress = (event: Event): void => {
      const known = event.isTrusted ? countsOf(event) : undefined
      if (!known) return
      known.pressed += 1
      known.lastPressAt = event.timeStamp
    }
    const countDelivery = (event: Event): void => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      countsOf(event)?.heard.push(Object.keys(control ?? {}).some((key) => key.startsWith('__reactProps')))
    }
    window.addEventListener('click', countPress, capture)
    document.addEventListener('click', countDelivery, capture)
    const points = () =>
      [...document.querySelectorAll(controls)].flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return control.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : []
      })
    window.presses = { counts, points }
  })

const isHydrated = () => performance.getEntriesByName('hydrated').length > 0

/** In ms, from the first paint to the end of hydration. */
export const measureHydration = async (page: Page, path: string): Promise<number> => {
  await page.goto(path)
  await page.waitForFunction(isHydrated)
  return page.evaluate(() => {
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
    return hydrated - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  })
}

/** Into how many moments the time from the first paint to hydration is divided. */
const moments = 20

/**
 * Presses every control in the window once, spread over `overMs` from the first paint on. Returns those that a
 * press has met, without those that were held back for too long.
 */
export const pressEarly = async (page: Page, path: string, overMs: number) => {
  const input = await page.context().newCDPSession(page)
  await countPresses(page)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const points = await page.evaluate(() => window.presses.points())
  const over = new AbortController()
  const hydration = page.waitForFunction(isHydrated).then(() => over.abort())
  const started = performance.now()
  for (let moment = 0; moment < moments; moment += 1) {
    // What opens after hydration may cover other controls.
    if (over.signal.aborted) break
    const due = started + (overMs * moment) / moments
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const now = points.filter((_, index) => index % moments === moment)
    for (const point of now)
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await input.send('Input.dispatchMouseEvent', { ...point, type, button: 'left', clickCount: 1 })
    // Hydration does not come before the first presses, however fast the machine is.
    if (moment === 0) release()
  }
  await hydration
  await page.unrouteAll()
  const { controls, hydratedAt } = await page.evaluate(() => ({
    controls: [...window.presses.counts.values()],
    hydratedAt: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
  }))
  // On a very busy machine hydration comes so late that the page no longer repeats the first presses.
  return controls.filter(
    ({ pressed, lastPressAt }) => pressed > 0 && hydratedAt - lastPressAt < longestHoldMs,
  )
}
