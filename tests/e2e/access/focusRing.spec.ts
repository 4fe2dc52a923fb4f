import type { Locator } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'

const intaglio = 'rgb(11, 93, 78)'
const brass = 'rgb(200, 151, 58)'
const white = 'rgb(255, 255, 255)'

/** By the keyboard: after a click a focused button has no ring. */
const expectRing = async (control: Locator, colour: string) => {
  await control.page().keyboard.press('Shift')
  await control.focus()
  await expect(control).toHaveCSS('outline', `${colour} solid 2px`)
}

test('a focused control has a visible ring on every background and toast', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expectRing(footer.getByRole('link', { name: 'Home', exact: true }), brass)
  await footer.getByRole('link', { name: 'Privacy' }).click()
  for (const name of ['Close', 'I Understand'])
    await expectRing(page.getByRole('dialog').getByRole('button', { name }), intaglio)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click()
  await expectRing(page.getByRole('dialog').getByRole('button', { name: 'Close' }), intaglio)
  await expectRing(page.getByRole('link', { name: 'View Full Details' }), intaglio)
  await page.keyboard.press('Escape')
  const dismiss = (role: 'status' | 'alert') => noticeOf(page, role).getByRole('button', { name: 'Dismiss' })
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expectRing(dismiss('status'), brass)
  await quoteForm(page).submit.click()
  await expectRing(dismiss('alert'), white)
})
