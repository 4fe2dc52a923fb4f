import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { noticeOf } from '../../support/browser/notices.ts'
import { products } from '../../support/browser/products.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const sheet = '**/specs/mc-280.pdf'

const download = (page: Page) => page.getByRole('link', { name: 'Download Specs' })

test('Download Specs saves the sheet under its last path segment and says how it goes', async ({ page }) => {
  const letThrough = await holdBack(page, sheet)
  await visit(page, '/products/5')
  const saved = page.waitForEvent('download')
  await download(page).click()
  await expect(noticeOf(page, 'status')).toHaveText('Preparing download... Your file is being prepared.')
  letThrough()
  await expect(noticeOf(page, 'status')).toHaveText(
    'Download complete Finished downloading the MC 280 Mixed-Value Money Counter specs.',
  )
  const file = await saved
  expect(file.suggestedFilename()).toBe('mc-280.pdf')
  const content = await readFile(await file.path())
  expect(content.equals(await (await page.request.get('/specs/mc-280.pdf')).body())).toBe(true)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page).toHaveURL('/products/5')
})

test.describe('a sheet that does not come', () => {
  test.use({ expectedFaults: ['/specs/mc-280.pdf'] })

  for (const [name, answer] of [
    ['a lost connection', undefined],
    ['an error', { status: 500, body: '' }],
    ['a missing file', { status: 404, contentType: 'text/html', body: '<p>Not found</p>' }],
    ['a page instead of the file', { status: 200, contentType: 'text/html', body: '<p>Sign in</p>' }],
  ] as const) {
    test(`${name}: Download failed, nothing is saved, and a second try is possible`, async ({ page }) => {
      await page.route(sheet, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await visit(page, '/products/5')
      let saved = 0
      page.on('download', () => (saved += 1))
      await download(page).click()
      await expect(noticeOf(page, 'alert')).toHaveText(
        'Download failed Could not download the spec sheet. Please try again.',
      )
      expect(saved).toBe(0)
      await page.unroute(sheet)
      const second = page.waitForEvent('download')
      await download(page).click()
      expect((await second).suggestedFilename()).toBe('mc-280.pdf')
    })
  }
})

test('every product has its sheet, or offers to print the page', async ({ page }) => {
  const without = products.filter(({ pdf }) => pdf === undefined)
  expect(without.length).toBeGreaterThan(0)
  for (const { pdf = '' } of products.filter((product) => product.pdf !== undefined)) {
    const response = await page.request.head(pdf)
    expect(response.headers()['content-type'], pdf).toBe('application/pdf')
  }
  await page.addInitScript(() => {
    window.print = () => {
      document.title += ', printed'
    }
  })
  await visit(page, `/products/${without[0]?.id ?? ''}`)
  await expect(download(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Print specs' }).click()
  await expect(page).toHaveTitle(/, printed$/)
})
