import { productOf } from './products.ts'
import { expect, test, visit } from './site.ts'

const product = productOf(5)

test('on paper a product is one sheet: everything of it and nothing of the site', async ({ page }) => {
  await visit(page, '/products/5')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(product.description)).toBeVisible()
  for (const label of ['Counting modes', 'Stacker', 'Ultraviolet (UV)', 'Warranty'])
    await expect(main.getByRole('rowheader', { name: label })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Overview' }).getByRole('listitem')).toHaveText([
    ...product.features,
  ])
  await expect(main.getByText('https://www.veritally.example/products/5')).toBeVisible()

  for (const role of ['banner', 'contentinfo', 'navigation', 'tab', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveCount(0)
})

test('the sheet fits one page', async ({ page }) => {
  await visit(page, '/products/5')
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a printed catalogue shows the products without the filters', async ({ page }) => {
  await visit(page, '/products/printers')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'searchbox', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})
