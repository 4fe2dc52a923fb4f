import type { Page } from '@playwright/test'
import { companies } from '../../../src/content/countries.ts'
import { allTexts, expectLongWordsFit, type Lengthened } from '../../support/browser/checks/longWords.ts'
import { expectFit, expectSound, expectSoundOnPhone } from '../../support/browser/checks/soundness.ts'
import { missing, screens } from '../../support/browser/screens.ts'
import { expect, test } from '../../support/browser/site.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

// With a finger, for which some targets are larger.
test.use({ hasTouch: true })

/** Selects Cambodia by an event, which moves no focus and opens no menu. */
const selectCambodia = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('countryChanged', { detail: 'Cambodia' })))
  await expect(
    page.getByRole('contentinfo').getByText(companies.Cambodia.companyFullName, { exact: true }),
  ).toBeVisible()
}

const expectStill = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const times = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return `${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time))
    }),
  )
  expect(Math.max(...times), 'seconds of motion').toBeLessThanOrEqual(0.001)
  await page.emulateMedia({ reducedMotion: null })
}

/** Opens a page in a wide window, because the one before it ended in another size. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visitWhole(page, path, 'Singapore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

type Name = keyof typeof screens

const ofTexts: Name[] = ['home', 'about', 'services', 'contact', 'find', 'glossary', 'privacy']
const ofProducts: Name[] = ['subcategory', 'product with videos']

/** The texts of a screen that may be longer in another language. */
const lengthened: Partial<Record<Name, Lengthened>> = {
  ...Object.fromEntries([...ofTexts, ...ofProducts].map((name) => [name, allTexts])),
  'compared machines': { within: 'main' },
  'found machines': { within: 'main h3' },
}

/** In one page after another the engines, which are large scripts, are compiled once. */
const entries = Object.entries(screens) as [Name, string][]
const groups = Object.values(Object.groupBy(entries.entries(), ([index]) => index % 6)).map((group = []) =>
  group.map(([, screen]) => screen),
)

for (const group of groups) {
  const names = group.map(([name]) => name).join(', ')
  test(`${names}: no engine finds a fault, targets are large, and nothing is hidden`, async ({ page }) => {
    for (const [name, path] of group)
      await test.step(name, async () => {
        await open(page, path)
        await expectSound(page)
        await selectCambodia(page)
        await expectSoundOnPhone(page)
        await expectStill(page)
        await expectFit(page)
        if (lengthened[name]) await expectLongWordsFit(page, lengthened[name])
      })
  })
}

test('at an unknown address no engine finds a fault, and it fits', async ({ page, expectFaults }) => {
  expectFaults('404')
  for (const [name, path] of Object.entries(missing))
    await test.step(name, async () => {
      await open(page, path)
      await expectSound(page)
      await expectSoundOnPhone(page)
      await expectFit(page)
    })
})
