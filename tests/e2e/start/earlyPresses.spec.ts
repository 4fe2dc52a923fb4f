import { measureHydration, pressEarly } from '../../support/browser/earlyPresses.ts'
import { screens } from '../../support/browser/screens.ts'
import { expect, test } from '../../support/browser/site.ts'

const moments = 20

/** With PRESS_SHIFTS=20 every control is pressed at every moment, which takes some ten minutes. */
const shifts = Number(process.env.PRESS_SHIFTS ?? 1)

/**
 * The pages whose HTML has controls of its own; the others have only those of header and footer. Addresses
 * without a query: what it asks for takes the place of the HTML's own controls.
 */
const templates = [
  screens.home,
  screens.catalogue,
  screens['product with videos'],
  screens.contact,
  screens.quote,
  screens.find,
]

/** A slow processor has presses at every step of the start; the list is tried on a quick and a slower one. */
const slowdownsOf = (path: string) => (path === screens.catalogue ? [1, 4] : [2])

for (const path of templates)
  for (const slowdown of slowdownsOf(path))
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
