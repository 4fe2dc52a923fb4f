import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { statementOf } from '../../support/browser/views/statement.ts'

test('a statement of two machines fits a narrow window @phone-only', async ({ page }) => {
  await visit(page, '/comply?ids=5,36', 'Cambodia')
  const { field, table, tick } = statementOf(page)
  await field.fill(
    [
      '1. Counting speed: not less than 1,200 notes/min',
      '2. Size (W × D × H) not exceeding 300 × 300 × 300 mm, with Wechselstromversorgungseinrichtung',
      '3. Weight up to 12 kg',
    ].join('\n'),
  )
  await expect(table.getByRole('row')).toHaveCount(5)
  const box = tick(6)
  await box.scrollIntoViewIfNeeded()
  const top = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const pressedAt = await top()
  await box.check()
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  expect(Math.abs((await top()) - pressedAt), 'the ticked machine stays in its place').toBeLessThan(4)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See the statement (3)' }).click()
  await expect(page.getByRole('heading', { name: 'Statement', exact: true })).toBeInViewport()
})
