import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

// A menu that is still fading in is half transparent, which axe reads as low contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const press = (page: Page, name: string) => header(page).getByRole('button', { name }).press('Enter')

/** The notice stays while it has the focus. */
const expectAccessibleWithNotice = async (page: Page, notice: Locator) => {
  await notice.getByRole('button', { name: 'Dismiss' }).focus()
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
}

test('with the phone menu open', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/accessibility', 'Singapore')
  await press(page, 'Open menu')
  await header(page).locator('summary').click()
  await expect(header(page).getByRole('link', { name: 'Accessories' })).toBeVisible()
  await expectAccessible(page)
})

test('with what opens in the header, the footer, the home page, a product and the form', async ({ page }) => {
  const first = (name: RegExp) => page.getByRole('button', { name }).first()
  await test.step('menus and a legal text', async () => {
    // On a page with little else to look at.
    await visit(page, '/accessibility', 'Singapore')
    await press(page, 'Products menu')
    await press(page, 'Cash Processing menu')
    await expect(header(page).getByRole('link', { name: 'Coin Sorter' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await press(page, 'Country: Singapore')
    await expect(header(page).getByRole('button', { name: 'Cambodia' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a product preview, an unfolded description and a notice', async () => {
    await visit(page, '/')
    await first(/^View Details/).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await first(/^Read more/).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    const notice = noticeOf(page, 'status')
    await expect(notice).toContainText("Let's Power")
    await expectAccessibleWithNotice(page, notice)
  })
  await test.step('each tab of a product', async () => {
    await visitWhole(page, '/products/5')
    for (const name of ['Specifications', 'Videos']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expectAccessible(page)
    }
  })
  await test.step('the errors of the quote form, and their notice', async () => {
    await visitWhole(page, '/get-quote')
    await quoteForm(page).submit.click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await expectAccessibleWithNotice(page, noticeOf(page, 'alert'))
  })
})
