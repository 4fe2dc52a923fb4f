import type { Locator, Page } from '@playwright/test'
import { settled } from '../../support/browser/checks/layoutShifts.ts'
import { expectScrollTop, scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

/** Presses a link by script, which scrolls nothing; how many positions the window passes to its rest. */
const passedPositions = async (page: Page, link: Locator, rests: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const passed: number[] = []
    Object.assign(window, { passed })
    window.addEventListener('scroll', () => passed.push(window.scrollY))
  })
  await link.evaluate((element: HTMLElement) => element.click())
  await rests()
  // A scroll event comes with the next frame.
  await settled(page)
  return page.evaluate(() => (Reflect.get(window, 'passed') as number[]).length)
}

const passedToSingapore = (page: Page): Promise<number> => {
  const top = () =>
    page.locator('#singapore').evaluate((card) => Math.round(card.getBoundingClientRect().top))
  const link = page.getByRole('link', { name: 'Explore Singapore' })
  return passedPositions(page, link, () => expect.poll(top).toBe(122))
}

test('the page scrolls smoothly to a target; for a visitor who asked for reduced motion in one step, also to the top of the current page', async ({
  page,
}) => {
  await visit(page, '/')
  expect(await passedToSingapore(page)).toBeGreaterThan(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await passedToSingapore(page)).toBe(1)
  await visit(page, '/about')
  await scrollTo(page, 900)
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  expect(await passedPositions(page, about, () => expectScrollTop(page, 0))).toBe(1)
  await expect(page).toHaveURL('/about')
})
