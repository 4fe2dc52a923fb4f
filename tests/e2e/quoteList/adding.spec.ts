import type { Page } from '@playwright/test'
import { noticeOf } from '../../support/browser/notices.ts'
import { productIds } from '../../support/browser/products.ts'
import {
  addButton,
  addedButton,
  expectStoredList,
  nameOf,
  quoteLink,
  withStoredList,
} from '../../support/browser/quoteList.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'

/** Adds machine 5 and takes it away again, where the page has its button. */
const addAndRemove = async (page: Page): Promise<void> => {
  await addButton(page, 5).click()
  await expect(noticeOf(page, 'status')).toHaveText(`Added to your quote list ${nameOf(5)}`)
  await expect(addedButton(page, 5)).toHaveText('In your quote list')
  await expect(addedButton(page, 5)).toBeFocused()
  await expectStoredList(page, '[{"id":5,"quantity":1}]')
  await addedButton(page, 5).press('Enter')
  await expect(addButton(page, 5)).toHaveText('Add to quote list')
  await expectStoredList(page, '[]')
}

test(
  'a card of the catalogue adds its machine and takes it away again',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products')
    await addAndRemove(page)
  },
)

test('so does the page of a product', async ({ page }) => {
  await visit(page, '/products/5')
  await addAndRemove(page)
})

test('so does the preview on the home page', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: `View Details: ${nameOf(5)}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await addAndRemove(page)
})

test('every card has its own button, and the header counts', async ({ page }) => {
  await visit(page, '/products', 'Singapore')
  for (const id of productIds) await expect(addButton(page, id)).toHaveCount(1)
  await expect(quoteLink(page, 'Get a Quote')).toBeVisible()
  await addButton(page, 36).click()
  await expect(quoteLink(page, 'Get a Quote, 1 machine in your list')).toBeVisible()
  await addButton(page, 5).click()
  await expect(quoteLink(page, 'Get a Quote, 2 machines in your list')).toBeVisible()
  await expect(addedButton(page, 36)).toHaveCount(1)
  await expectAccessible(page)
})

test('the first machine brings no new style rule, for which the browser would look at all of them', async ({
  page,
}) => {
  await visit(page, '/products')
  const link = await quoteLink(page, 'Get a Quote').elementHandle()
  const added = await addButton(page, 5).evaluate((button, header) => {
    const count = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0)
    const before = count()
    return new Promise<number>((resolve) => {
      const counted = new MutationObserver(() => resolve(count() - before))
      counted.observe(header, { attributeFilter: ['aria-label'] })
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  }, link)
  expect(added).toBe(0)
})

test('the twenty-first machine is refused with a notice', async ({ page }) => {
  const full = productIds.slice(0, 20).map((id) => ({ id, quantity: 1 }))
  const [next = 0] = productIds.slice(20)
  await withStoredList(page, JSON.stringify(full))
  await visit(page, '/products', 'Singapore')
  await addButton(page, next).click()
  await expect(noticeOf(page, 'status')).toHaveText('Your quote list is full')
  await expect(addButton(page, next)).toBeVisible()
  await expect(quoteLink(page, 'Get a Quote, 20 machines in your list')).toBeVisible()
})

test(
  'Get Free Quote of a product adds it once and leads to the form',
  { tag: '@phone' },
  async ({ page }) => {
    const ask = async () => {
      const link = page
        .getByRole('main')
        .getByRole('link', { name: 'Get Free Quote' })
        .filter({ visible: true })
      await expect(link).toHaveAttribute('href', '/get-quote')
      await link.click()
      await expect(page).toHaveURL('/get-quote')
      await expectStoredList(page, '[{"id":5,"quantity":1}]')
    }
    await visit(page, '/products/5')
    await ask()
    await visit(page, '/products/5')
    await ask()
    await expect(noticeOf(page, 'status'), 'nothing was added the second time').toHaveCount(0)
  },
)

test('the whole is used by the keyboard alone', async ({ page }) => {
  await visit(page, '/products')
  await page.getByRole('link', { name: `View Details: ${nameOf(2)}` }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(addButton(page, 2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(addedButton(page, 2)).toBeFocused()
})
