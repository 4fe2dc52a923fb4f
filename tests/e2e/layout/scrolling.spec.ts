import type { Locator, Page } from '@playwright/test'
import { settled } from '../../support/browser/checks/layoutShifts.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
import { expectScrollTop, scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, hydrated, test, visit } from '../../support/browser/site.ts'

test('a reload, Back and Forward restore where a page was left', async ({ page }) => {
  await visit(page, '/products')
  await scrollTo(page, 1500)
  await expectScrollTop(page, 1500)
  await page.reload()
  await hydrated(page)
  await expectScrollTop(page, 1500)

  const card = page.getByRole('article').filter({ hasText: 'BS 4 Multi-Pocket Sorter' })
  const details = card.getByRole('link', { name: /View Details/ })
  await details.scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(800)
  await details.click()
  await expect(page).toHaveURL('/products/36')
  await expectScrollTop(page, 0)
  await scrollTo(page, 300)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Product Range')
  await expectScrollTop(page, left)
  await page.goForward()
  await expect(page).toHaveURL('/products/36')
  await expectScrollTop(page, 300)
})

test('a page that is opened again starts at its top or hash, wherever left', async ({ page }) => {
  await visit(page, '/services')
  await scrollTo(page, 1500)
  await page.goto('/robots.txt')
  await visit(page, '/services')
  await expectScrollTop(page, 0)
  await scrollTo(page, 1500)
  await page.goto('/robots.txt')
  await visit(page, '/services#technology-assessments')
  await expect(page.getByRole('heading', { name: 'Technology Assessments' })).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 900)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => scrollTop(page), 'the skip link leads to the top').toBeLessThan(200)
})

test('a visitor who scrolls on from a hash before the scripts load stays there', async ({ page }) => {
  const releaseScripts = await holdBack(page, '**/assets/*.js')
  await page.goto('/products/5#specifications')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  releaseScripts()
  await hydrated(page)
  await expect(page.locator('#specifications')).toBeFocused()
  // A smooth scroll begins with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  expect(await scrollTop(page)).toBe(left)
})

test.describe('in one step', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the services menu scrolls to its entries, even twice, and to the top', async ({ page }) => {
    await visit(page, '/services')
    const menu = page.getByRole('navigation', { name: 'Services' })
    for (const { name, id } of [
      { name: 'Technology Assessments', id: 'technology-assessments' },
      { name: 'Strategic Planning', id: 'strategic-planning' },
    ]) {
      const link = menu.getByRole('link', { name })
      const heading = page.getByRole('heading', { name })
      for (const click of [1, 2]) {
        await scrollTo(page, 0)
        await expect(heading).not.toBeInViewport()
        await link.click()
        await expect(page).toHaveURL(`/services#${id}`)
        await expect(heading, `click ${click}`).toBeInViewport({ ratio: 1 })
        await expect(page.locator(`#${id}`), 'the keyboard goes on from there').toBeFocused()
      }
    }
    await menu.getByRole('link', { name: 'All Services' }).click()
    await expectScrollTop(page, 0)
  })
})

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

test('the page scrolls smoothly, or in one step for who wants no motion', async ({ page }) => {
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
