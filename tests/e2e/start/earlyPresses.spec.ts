import { measureHydration, pressEarly } from '../../support/browser/earlyPresses.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, test } from '../../support/browser/site.ts'

const moments = 20

/** With PRESS_SHIFTS=20 every control is pressed at every moment, which takes some ten minutes. */
const shifts = Number(process.env.PRESS_SHIFTS ?? 1)

/**
 * The pages with the most controls in their HTML, by their slowdown: a slow processor has presses at every step
 * of the start. Addresses without a query: what it asks for takes the place of the HTML's own controls.
 */
const templates = [
  [screens.catalogue, 4],
  [screens['product with videos'], 2],
] as const

for (const [path, slowdown] of templates)
  test(`${path}, slowed ${slowdown} times: what is pressed early is done once`, async ({ page }) => {
    test.setTimeout(60_000 * shifts)
    // High enough for most controls of a page to be in it.
    await page.setViewportSize({ width: 1280, height: 2400 })
    // Measured at full speed: a slowed opening costs the machine that many times as much.
    const overMs = slowdown * (await measureHydration(page, path))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    let pressCount = 0
    for (let shift = 0; shift < shifts; shift += 1) {
      const pressed = await pressEarly(page, path, { overMs, moments, shift })
      pressCount += pressed.length
      expect(pressed.filter((control) => control.heard.join() !== 'true')).toEqual([])
    }
    expect(pressCount).toBeGreaterThan(0)
  })
