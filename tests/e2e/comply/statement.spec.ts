import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { statementOf } from '../../support/browser/views/statement.ts'

const annex = [
  '1\tCounting speed: not less than 1,200 notes/min\t2',
  '2\tWeight not exceeding 5 kg\t2',
  '3\tA quiet machine\t2',
].join('\n')

test('without a connection a statement is judged and saved', async ({ page, context, expectFaults }) => {
  expectFaults('ERR_INTERNET_DISCONNECTED')
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  await visit(page, '/comply?ids=5', 'Cambodia')
  const { field, row, tick, choose } = statementOf(page)
  await field.fill('Weight not exceeding 7 kg')
  await expect(row('Weight').getByRole('cell').first()).toContainText('Deviates')
  const parts = ['toSpreadsheet', '400-normal', '600-normal', 'favicon.svg']
  await expect.poll(() => parts.filter((part) => !loaded.some((url) => url.includes(part)))).toEqual([])
  await context.setOffline(true)
  await field.fill(annex)
  await tick(6).press('Space')
  await expect(tick(6)).toBeFocused()
  await expect(row('Weight').getByRole('cell')).toHaveText([/^Deviates/, /^Deviates/, 'Edit'])
  await page.getByRole('button', { name: /^Deviates \(\d\)$/ }).click()
  await expect(row('quiet')).toBeHidden()
  await row('Weight').getByText('Edit').click()
  await row('Weight').getByRole('textbox', { name: 'Remark' }).fill('As in the offer')
  await field.focus()
  await expect(row('Weight')).toContainText('As in the offer')
  for (const [label, name, start] of [
    ['Download as PDF', 'compliance-statement.pdf', '%PDF-'],
    ['Download as spreadsheet', 'compliance-statement.xlsx', 'PK'],
  ] as const) {
    const arriving = page.waitForEvent('download')
    await choose(label)
    const file = await arriving
    expect(file.suggestedFilename()).toBe(name)
    expect((await readFile(await file.path())).toString('latin1').startsWith(start)).toBe(true)
  }
})

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
