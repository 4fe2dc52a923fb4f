import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser/site.ts'
import { withStoredList, withStoredRequests } from '../../support/browser/views/quoteList.ts'
import { visitWhole } from '../../support/browser/wholePage.ts'

/** Numbers what Tab reaches, in the order of the document; of tabs, only the open one. */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const reached = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    for (const [index, control] of reached.entries()) control.dataset.place = String(index)
    return reached.length
  })

/** The places of what has the focus after each Tab, until the page is left. */
const walk = async (page: Page, most: number): Promise<(number | undefined)[]> => {
  const places: (number | undefined)[] = []
  for (let press = 0; press <= most; press += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'left'
        : document.activeElement instanceof HTMLElement && document.activeElement.dataset.place,
    )
    if (place === 'left') return places
    places.push(place ? Number(place) : undefined)
  }
  return places
}

test('Tab goes through a product and a comparison in their order, and leaves them', async ({ page }) => {
  await withStoredList(page, '[{"id":2,"quantity":1}]')
  for (const path of ['/products/5', '/compare?ids=5,36']) {
    await visitWhole(page, path)
    const count = await numberControls(page)
    expect(count).toBeGreaterThan(20)
    expect(await walk(page, count), path).toEqual(Array.from({ length: count }, (_, index) => index))
  }
})

test('Tab goes through what opens at the quote list, in its order and out of it', async ({ page }) => {
  await withStoredList(page, '[{"id":2,"quantity":1}]')
  await withStoredRequests(page, [{ key: 'k', reference: 'Q-7KX2M9PA', sentAt: Date.now(), machines: [] }])
  await visitWhole(page, '/get-quote')
  await page.getByRole('button', { name: 'Add several' }).click()
  await page.getByLabel('Machines, one per line').fill('2 x MC 280\n3 x BS')
  await expect(page.getByLabel('Which product is “3 x BS”?')).toBeVisible()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.setPosition(document.body, 0)
  })
  const count = await numberControls(page)
  expect(await walk(page, count)).toEqual(Array.from({ length: count }, (_, index) => index))
})
