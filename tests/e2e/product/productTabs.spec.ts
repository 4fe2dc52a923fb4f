import type { Page } from '@playwright/test'
import { follow } from '../../support/browser/follow.ts'
import { productOf } from '../../support/browser/products.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

const product = productOf(5)

const titles = ['Overview', 'Specifications', 'Videos'] as const

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

const expectOpen = async (page: Page, name: string) => {
  for (const title of titles)
    await expect(tab(page, title)).toHaveAttribute('aria-selected', String(title === name))
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

test('three tabs, Overview first, with every feature, open by a click and by keys', async ({ page }) => {
  await visit(page, '/products/5')
  await expect(page.getByRole('tab')).toHaveText([...titles])
  await expectOpen(page, 'Overview')
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([...product.features])

  for (const title of ['Videos', 'Specifications', 'Overview']) {
    await tab(page, title).click()
    await expectOpen(page, title)
  }

  await tab(page, 'Overview').focus()
  for (const [key, title] of [
    ['ArrowRight', 'Specifications'],
    ['ArrowRight', 'Videos'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Videos'],
    ['Home', 'Overview'],
    ['End', 'Videos'],
    ['ArrowLeft', 'Specifications'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, title)).toBeFocused()
    await expectOpen(page, title)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toBeFocused()
})

/** Label and values as the data has them: the rows that stand alone first, then group by group. */
const expectedRows = () => {
  const textOf = (value: string | readonly string[]) => [value].flat().join('')
  const plain = (value: (typeof product.specifications)[string]): value is string | readonly string[] =>
    typeof value === 'string' || Array.isArray(value)
  const entries = Object.entries(product.specifications)
  const alone = entries.flatMap(([label, value]) => (plain(value) ? [label + textOf(value)] : []))
  const grouped = entries.flatMap(([, value]) =>
    plain(value) ? [] : Object.entries(value).map(([label, text]) => label + textOf(text)),
  )
  return [...alone, ...grouped]
}

test('Specifications has a row for each value, groups under their names and lists as lists', async ({
  page,
}) => {
  await visit(page, '/products/5')
  await tab(page, 'Specifications').click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('row')).toHaveText(expectedRows())
  const capacity = panel.getByRole('table', { name: 'Capacity' })
  await expect(capacity.getByRole('rowheader')).toHaveText(['Hopper', 'Stacker', 'Batch'])
  await expect(capacity.getByRole('row', { name: 'Stacker' }).getByRole('cell')).toHaveText('200 notes')
  const modes = panel.getByRole('row', { name: 'Counting modes' })
  await expect(modes.getByRole('listitem')).toHaveText([
    'Mix value (one currency, denominations mixed)',
    'Single denomination',
    'Piece count',
    'Batch and add',
  ])
  await expect(panel.getByRole('row', { name: 'Currencies' }).getByRole('listitem')).toHaveCount(8)

  await test.step('another product begins at its Overview', async () => {
    await follow(page.getByRole('link', { name: 'Back to Products' }))
    await page.getByRole('link', { name: /^View Details: MC 320/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MC 320')
    await expectOpen(page, 'Overview')
  })
})
