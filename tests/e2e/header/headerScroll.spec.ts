import { follow } from '../../support/browser/follow.ts'
import { expectScrollTop, scrollTo, scrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const home = { name: 'Veritally, home' }

test.beforeEach(({ page }) => visit(page, '/about'))

test('the sticky header hides beyond 100 px downwards and shows upwards or for the keyboard', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  await scrollTo(page, 100)
  await expect(header).toBeInViewport({ ratio: 1 })
  expect((await header.boundingBox())?.y).toBe(0)
  await scrollTo(page, 101)
  await expect(header).not.toBeInViewport()
  await scrollTo(page, 600)
  await scrollTo(page, 599)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 100_000)
  await expect(header, 'at the very end of the page').not.toBeInViewport()
  await scrollTo(page, 600)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 650)
  await expect(header).not.toBeInViewport()
  await header.getByRole('link', home).focus()
  await expect(header).toBeInViewport({ ratio: 1 })
})

test('the header stays while a menu is open or the keyboard is in it', async ({ page }) => {
  const header = page.getByRole('banner')
  const unfold = header.getByRole('button', { name: 'Products menu' })
  await unfold.press('Enter')
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await scrollTo(page, 600)
  await expect(header).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await scrollTo(page, 700)
  await expect(unfold).toBeFocused()
  await expect(header).toBeInViewport({ ratio: 1 })
  await unfold.blur()
  await expect(header).not.toBeInViewport()
})

test('the keyboard skips the header', async ({ page }) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the current link scrolls to the top, the logo leads home, Get a Quote to the form', async ({
  page,
}) => {
  await scrollTo(page, 900)
  await scrollTo(page, 800)
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport({ ratio: 1 })
  const about = header.getByRole('link', { name: 'About' })
  await expect(about).toHaveAttribute('aria-current', 'page')
  expect(await scrollTop(page)).toBeGreaterThan(300)
  await about.click()
  await expectScrollTop(page, 0)
  await expect(page).toHaveURL('/about')

  await follow(header.getByRole('link', { name: 'Get a Quote' }))
  await expect(page).toHaveURL('/get-quote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote')
  await header.getByRole('link', home).click()
  await expect(page).toHaveURL('/')
})
