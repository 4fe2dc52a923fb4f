import type { Page } from '@playwright/test'
import { fullNames } from '../../support/browser/country.ts'
import { slowestMotion } from '../../support/browser/motion.ts'
import { missing, screens } from '../../support/browser/screens.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { expectLargeTargets } from '../../support/browser/targets.ts'
import { expectNothingLost, expectNothingLostByText } from '../../support/browser/textChanges.ts'

// With a finger, for which some targets are larger.
test.use({ hasTouch: true })

const phone = { width: 360, height: 780 }

/** 1280 px at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

/** Selects Cambodia by an event, which moves no focus and opens no menu. */
const selectCambodia = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('countryChanged', { detail: 'Cambodia' })))
  await expect(page.getByRole('contentinfo').getByText(fullNames.Cambodia, { exact: true })).toBeVisible()
}

const expectSound = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await expectLargeTargets(page)
  await expectNothingLostByText(page)
}

const expectStill = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slowestMotion(page), 'seconds of motion').toBeLessThanOrEqual(0.001)
  await page.emulateMedia({ reducedMotion: null })
}

const expectFit = async (page: Page): Promise<void> => {
  for (const size of [zoomed, { width: 768, height: 800 }, { width: 1920, height: 800 }]) {
    await page.setViewportSize(size)
    await expectNothingLost(page, `${size.width} px`)
  }
}

for (const [name, path] of Object.entries(screens)) {
  test(`${name}: no engine finds a fault, targets are large, and no text or width loses anything`, async ({
    page,
  }) => {
    await visit(page, path, 'Singapore')
    await expectSound(page)
    await selectCambodia(page)
    await page.setViewportSize(phone)
    await expectSound(page)
    await expectStill(page)
    await expectFit(page)
  })
}

test.describe('where no page is', () => {
  test.use({ expectedFaults: ['404'] })

  for (const [name, path] of Object.entries(missing)) {
    test(`${name}: no engine finds a fault, and it fits`, async ({ page }) => {
      await visit(page, path)
      await expectSound(page)
      await page.setViewportSize(phone)
      await expectSound(page)
      await expectFit(page)
    })
  }
})
