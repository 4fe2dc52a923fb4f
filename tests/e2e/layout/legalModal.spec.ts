import type { Page } from '@playwright/test'
import errors from '../../../src/content/texts/errors.json' with { type: 'json' }
import { scrollTop } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.beforeEach(({ page }) => visit(page, '/about'))

test('while a text is open the page behind does not move, and the focus stays inside', async ({ page }) => {
  const body = page.locator('body')
  const width = () => page.evaluate(() => document.getElementById('main')?.clientWidth)
  await expect(body).not.toHaveCSS('overflow-y', 'hidden')
  await link(page, 'Privacy').scrollIntoViewIfNeeded()
  const [before, wide] = [await scrollTop(page), await width()]
  await link(page, 'Privacy').click()
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' })
  await expect(dialog).toBeVisible()
  await expect(body).toHaveCSS('overflow-y', 'hidden')
  await page.mouse.move(4, 4)
  await page.mouse.wheel(0, -400)
  expect(await scrollTop(page)).toBe(before)
  expect(await width()).toBe(wide)

  await test.step('a click inside does not close it', async () => {
    await dialog.getByRole('heading', { level: 2 }).click()
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
  })

  await dialog.getByRole('button', { name: 'I Understand' }).click()
  await expect(body).not.toHaveCSS('overflow-y', 'hidden')
  expect(await scrollTop(page)).toBe(before)
})

test('a text that does not load leads to its page, which says so', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults('ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'Minified React error')
  await context.setOffline(true)
  await link(page, 'Terms').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.unavailable.title)
  await expect(page).toHaveURL('/legal/terms')
  await context.setOffline(false)
  await page.getByRole('button', { name: errors.unavailable.reload }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
})
