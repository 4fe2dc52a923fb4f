import { measureHydration, pressEarly } from '../../support/browser/earlyPresses.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, test } from '../../support/browser/site.ts'

/**
 * The pages with the most controls in their HTML, by their slowdown: a slow processor has presses at every step
 * of the start. Addresses without a query: what it asks for takes the place of the HTML's own controls.
 */
const templates = [
  [screens.catalogue, 4],
  [screens['product with videos'], 2],
] as const

for (const [path, slowdown] of templates)
  test(`${path}, slowed ${slowdown} times: an early press is done once`, async ({ page }) => {
    // High enough for most controls of a page to be in it.
    await page.setViewportSize({ width: 1280, height: 2400 })
    // Measured at full speed: a slowed opening costs the product that many times as much.
    const overMs = slowdown * (await measureHydration(page, path))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const pressed = await pressEarly(page, path, overMs)
    expect(pressed.length).toBeGreaterThan(0)
    expect(pressed.filter((control) => control.heard.join() !== 'true')).toEqual([])
  })
