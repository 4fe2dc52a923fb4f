import type { Page } from '@playwright/test'
import { slowestMotion } from '../../support/browser/motion.ts'
import { scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

/** The positions that the window passes on its way to the hub of Singapore. */
const passedPositions = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const passed: number[] = []
    Object.assign(window, { passed })
    window.addEventListener('scroll', () => passed.push(window.scrollY))
  })
  await page.getByRole('link', { name: 'Explore Singapore' }).evaluate((link: HTMLElement) => link.click())
  await expect
    .poll(() => page.locator('#singapore').evaluate((card) => Math.round(card.getBoundingClientRect().top)))
    .toBe(122)
  return page.evaluate(() => (Reflect.get(window, 'passed') as number[]).length)
}

test.describe('a visitor who asked for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('comes to a target, and to the top of the current page, in one step', async ({ page }) => {
    await visit(page, '/')
    expect(await passedPositions(page)).toBe(1)
    await visit(page, '/about')
    await scrollTo(page, 900)
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
    await about.evaluate((link: HTMLElement) => link.click())
    expect(await scrollTop(page)).toBe(0)
  })

  test('sees nothing slide or unfold', async ({ page }) => {
    await visit(page, '/')
    expect(await slowestMotion(page)).toBeLessThanOrEqual(0.001)
  })
})

test('a visitor who did not sees the page scroll smoothly', async ({ page }) => {
  await visit(page, '/')
  expect(await passedPositions(page)).toBeGreaterThan(3)
})
