import type { Page } from '@playwright/test'
import { slowestMotion } from '../../support/browser/checks/motion.ts'
import { expectFit, expectSound, expectSoundOnPhone } from '../../support/browser/checks/soundness.ts'
import { missing, screens } from '../../support/browser/screens.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { fullNames } from '../../support/browser/views/country.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

// With a finger, for which some targets are larger.
test.use({ hasTouch: true })

/** Selects Cambodia by an event, which moves no focus and opens no menu. */
const selectCambodia = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('countryChanged', { detail: 'Cambodia' })))
  await expect(page.getByRole('contentinfo').getByText(fullNames.Cambodia, { exact: true })).toBeVisible()
}

const expectStill = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slowestMotion(page), 'seconds of motion').toBeLessThanOrEqual(0.001)
  await page.emulateMedia({ reducedMotion: null })
}

const expectOneTitle = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

for (const [name, path] of Object.entries(screens)) {
  test(`${name}: no engine finds a fault, targets are large, and larger text or a narrow window hides nothing`, async ({
    page,
  }) => {
    await visitWhole(page, path, 'Singapore')
    await expectOneTitle(page)
    await expectSound(page)
    await selectCambodia(page)
    await expectSoundOnPhone(page)
    await expectStill(page)
    await expectFit(page)
  })
}

test.describe('at an unknown address', () => {
  test.use({ expectedFaults: ['404'] })

  for (const [name, path] of Object.entries(missing)) {
    test(`${name}: no engine finds a fault, and it fits`, async ({ page }) => {
      await visit(page, path)
      await expectOneTitle(page)
      await expectSound(page)
      await expectSoundOnPhone(page)
      await expectFit(page)
    })
  }
})
