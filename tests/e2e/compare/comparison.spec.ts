import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { comparisonOf, expectCompared } from '../../support/browser/views/comparison.ts'
import { fixtureProducts } from '../../support/site/fixtureProducts.ts'

const three = '/compare?ids=5,6,36'

test('a shared address opens the comparison; names and labels stay in sight', async ({ page }) => {
  await visit(page, `${three},18`, 'Cambodia')
  const { region, table, products, remove } = comparisonOf(page)
  await expectCompared(page, `${three},18`, [5, 6, 36])
  await test.step('names stay in place and do not cover the focus', async () => {
    await table.getByRole('rowheader', { name: 'Warranty' }).scrollIntoViewIfNeeded()
    await expect(products.first()).toBeInViewport({ ratio: 1 })
    await remove(18).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(remove(36)).toBeFocused()
    const clearance = async () => {
      const [button, name] = [await remove(36).boundingBox(), await products.last().boundingBox()]
      return button && name ? button.y - (name.y + name.height) : -Infinity
    }
    await expect.poll(clearance).toBeGreaterThan(0)
  })
  await test.step('the table is copied without the words for screen readers', async () => {
    await expect(table).toContainText('not stated')
    const copied = await table.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return String(getSelection())
    })
    expect(copied).toContain('≠ Main speed\t1,000 notes/min\t1,500 notes/min\t1,200 notes/min')
    expect(copied).not.toMatch(/differs|not stated/)
  })
  await test.step('a phone shows three products side by side', async () => {
    for (const width of [412, 360, 320]) {
      await page.setViewportSize({ width, height: 780 })
      await region.evaluate((element) => element.scrollIntoView())
      await expect(products.first()).toBeInViewport({ ratio: 1 })
      await expect(products.last()).toBeInViewport({ ratio: 1 })
      for (const name of ['Hopper', 'Power supply', 'Dimensions']) {
        const cells = table.getByRole('row', { name }).first().getByRole('cell')
        for (const cell of await cells.all()) {
          const box = await cell.boundingBox()
          expect(box?.width, name).toBeGreaterThanOrEqual(90)
          expect((box?.x ?? Infinity) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
        }
      }
      const [outer, label] = [await region.boundingBox(), await table.getByText('Warranty').boundingBox()]
      expect(label?.x, 'labels stay in place').toBeGreaterThanOrEqual(outer?.x ?? Infinity)
      await expectNoSidewaysScroll(page)
    }
  })
  await test.step('the models stay in view above the columns, below the header when that is shown', async () => {
    await table.getByRole('rowheader', { name: 'Warranty' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, -200)
    const model = page.getByText('MC 280', { exact: true }).first()
    await expect(model).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() =>
        model.evaluate(
          (element) => document.elementFromPoint(30, element.getBoundingClientRect().y + 8) === element,
        ),
      )
      .toBe(true)
    await expect(page.getByText('BS 4', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  })
})

test('without the products the page says so', async ({ page, expectFaults }) => {
  expectFaults('figures-', 'Failed to fetch', 'Failed to load')
  await page.route('**/assets/_virtual_figures-*.js', (route) => route.abort())
  await page.goto(three)
  await expect(page.getByRole('alert')).toHaveText(
    'The machines could not be loaded. Please load the page again.',
  )
})

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
