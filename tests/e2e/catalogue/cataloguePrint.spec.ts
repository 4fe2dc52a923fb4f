import filters from '../../../src/content/texts/filters.json' with { type: 'json' }
import { expect, test, visit } from '../../support/browser/site.ts'

/** In px: what is between the usual margins of A4. */
const paperWidth = 718

/** In px: a table lies on its side, between margins of 8 mm. */
const tableWidth = 1062

test('on paper the table has its columns, no card is cut in two, and filters go', async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await visit(page, '/products/cash-processing?view=table')
  const region = page.getByRole('region', { name: filters.table.label })
  await expect(region).toHaveCSS('overflow-x', 'visible')
  await expect(region.getByRole('columnheader', { name: 'Weight' })).toBeVisible()
  await expect(region.getByRole('columnheader', { name: filters.table.list })).toBeHidden()
  const width = await region.getByRole('table').evaluate((table) => table.clientWidth)
  expect(width).toBeLessThanOrEqual(tableWidth)

  await visit(page, '/products/cash-processing')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'searchbox', 'combobox', 'button', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  expect(await cards.count()).toBeGreaterThan(6)
  const pages = await cards.evaluateAll((articles) =>
    articles.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).breakInside),
  )
  expect(new Set(pages)).toEqual(new Set(['avoid']))
})
