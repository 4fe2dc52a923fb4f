import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectStoredList, withStoredList, withStoredRequests } from '../../support/browser/quoteList.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'
import { readCode, renderPdf } from '../../support/pdf.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'

const narrowAndWide = async (page: Page) => {
  for (const width of isPhone(page) ? [320, 360] : [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

test('several machines are pasted, chosen and added', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/get-quote')
  await page.getByRole('button', { name: 'Add several' }).click()
  const field = page.getByLabel('Machines, one a line')
  await field.fill('2 x MC 280\n3 x BS\nwhatever')
  await page.getByLabel('Which machine is “3 x BS”?').selectOption({ index: 1 })
  await expectAccessible(page)
  await narrowAndWide(page)
  await page.getByRole('button', { name: 'Add to quote list' }).click()
  await expect(field).toHaveValue('whatever')
  await expectStoredList(page, '[{"id":5,"quantity":2},{"id":16,"quantity":3}]')
})

test('the list is saved as a PDF whose code opens it again', async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote', 'Singapore')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('quote-list.pdf')
  const bytes = await readFile(await download.path())
  // Two pictures and the parts of two fonts.
  expect(bytes.length).toBeGreaterThan(25_000)
  const pages = await renderPdf(new Blob([bytes]))
  expect(pages[0]?.text).toContain('Veritally Pte. Ltd.')
  expect(pages[0]?.text).toContain('MC 280 Mixed-Value Money Counter')
  const code = pages[0] && readCode(pages[0])
  await expect(page.getByText('quote-list.pdf is saved.')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('quoteList'))
  await page.goto(code ?? '')
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  await expectStoredList(page, two)
})

test('the tools of the list fit every width', { tag: '@phone' }, async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const share = page.getByRole('button', { name: 'Share this list' })
  await share.click()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me.*5x2/)
  await narrowAndWide(page)
  await expectAccessible(page)
})

test('kept requests are shown, used and deleted', { tag: '@phone' }, async ({ page }) => {
  const request = {
    key: 'k',
    reference: 'Q-7KX2M9PA',
    sentAt: Date.now(),
    machines: JSON.parse(two) as object,
  }
  await withStoredRequests(page, [request])
  await visit(page, '/get-quote')
  const region = page.getByRole('region', { name: 'Your requests' })
  await expect(region).toContainText('2 x MC 280 Mixed-Value Money Counter (No 005)')
  await narrowAndWide(page)
  await expectAccessible(page)
  await region.getByRole('button', { name: 'Ask again: Q-7KX2M9PA' }).click()
  await expectStoredList(page, two)
  await region.getByRole('checkbox').uncheck()
  await expect(region).not.toContainText('Q-7KX2M9PA')
  await page.reload()
  await expect(region.getByRole('checkbox')).not.toBeChecked()
})
