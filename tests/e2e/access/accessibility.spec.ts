import type { Page } from '@playwright/test'
import { fullNames } from '../../support/browser/country.ts'
import { missing, screens } from '../../support/browser/screens.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'

/** Controls, without links within a sentence and links that appear for the keyboard only. */
const controls = 'a, button, select, summary, input, [role=tab]'
const exempt = 'p, [href="#main"], [type=hidden], [aria-hidden=true] *'

/** The controls that are too small for a thumb: lower than 44 px. */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([pressed, exempted]) =>
      [...document.querySelectorAll(pressed)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(exempted),
        )
        .map((element) =>
          element instanceof HTMLInputElement ? (element.parentElement ?? element) : element,
        )
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    [controls, exempt] as const,
  )

const expectSound = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoAxeViolations(page)
}

/** On a phone no control is too small for a thumb; on every screen nothing is too wide. */
const expectFit = async (page: Page): Promise<void> => {
  if (isPhone(page)) expect(await smallControls(page)).toEqual([])
  // The width of the project comes last, so that the rest of the test has it again.
  for (const width of isPhone(page) ? [320, 360] : [768, 1920, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

/** Selects Cambodia by an event, which moves no focus and opens no menu. */
const selectCambodia = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('countryChanged', { detail: 'Cambodia' })))
  await expect(page.getByRole('contentinfo').getByText(fullNames.Cambodia, { exact: true })).toBeVisible()
}

for (const [name, path] of Object.entries(screens)) {
  test(
    `${name}: one h1, no axe violation for either country, and it fits`,
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, path, 'Singapore')
      await expectSound(page)
      await expectFit(page)
      await selectCambodia(page)
      await expectSound(page)
    },
  )
}

test.describe('where no page is', () => {
  test.use({ expectedFaults: ['404'] })

  for (const [name, path] of Object.entries(missing)) {
    test(`${name}: one h1, no axe violation, and it fits`, { tag: '@phone' }, async ({ page }) => {
      await visit(page, path)
      await expectSound(page)
      await expectFit(page)
    })
  }
})
