import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/browser/site.ts'
import { comparisonOf } from '../../support/browser/views/comparison.ts'
import { fixtureProducts } from '../../support/site/fixtureProducts.ts'

const wordsOf = ({ specifications }: (typeof fixtureProducts)[number]) =>
  JSON.stringify(specifications).length

const longest = fixtureProducts.toSorted((a, b) => wordsOf(b) - wordsOf(a))

/** The longest of four families that share little. */
const strange = ['printers', 'self-checkout', 'strapping-machine', 'currency-sorter'].flatMap((family) =>
  longest
    .filter(({ category, subcategory }) => [category, subcategory ?? ''].some((name) => name === family))
    .slice(0, 1),
)

const addressOf = (products: readonly { id: number }[]) =>
  `/compare?ids=${products.map(({ id }) => id).join(',')}`

const expectOneLandscapePage = async (page: Page) => {
  await expect(comparisonOf(page).table).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
    expect(Number(width)).toBeGreaterThan(Number(height))
  }
}

test('four long products, one, and four families each fit one landscape page', async ({ page }) => {
  await visit(page, addressOf(longest.slice(0, 4)), 'Singapore')
  await expectOneLandscapePage(page)
  for (const { id } of longest.slice(1, 4)) await comparisonOf(page).remove(id).click()
  await expect(comparisonOf(page).products).toHaveText(longest.slice(0, 1).map(({ name }) => name))
  await expectOneLandscapePage(page)
  await visit(page, addressOf(strange), 'Singapore')
  await expectOneLandscapePage(page)

  await visit(page, '/compare?ids=5,35')
  const { table, heading } = comparisonOf(page)
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'button', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(table.getByRole('row', { name: 'Stated for one only' })).toContainText('Stacker: 200 notes')
  await expect(table.getByRole('rowheader', { name: 'Stacker' })).toHaveCount(0)
})
