import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { expectStoredList } from '../../support/browser/views/quoteList.ts'
import { statementOf } from '../../support/browser/views/statement.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

const annex = [
  '1\tCounting speed: not less than 1,200 notes/min\t2',
  '2\tWeight not exceeding 5 kg\t2',
  '3\tA quiet machine\t2',
].join('\n')

test('from an annex to a PDF and a request, by keyboard', async ({ page }) => {
  await visit(page, '/comply', 'Cambodia')
  const { field, row, tick, ask, choose } = statementOf(page)
  await field.fill(annex)
  await test.step('a machine of the ranking is ticked', async () => {
    await tick(6).press('Space')
    await expect(tick(6)).toBeFocused()
    await expect(page.getByText('1 machine is in the statement.')).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Statement', exact: true })).toBeFocused()
    await expect(page).toHaveURL('/comply?ids=6')
    await expect(row('Counting speed').getByRole('cell')).toContainText('Complies')
    await expect(row('Weight').getByRole('cell')).toContainText('Deviates')
    await expect(row('quiet').getByRole('cell')).toContainText('To be confirmed')
  })
  await test.step('a verdict is overruled, and a remark is written', async () => {
    await row('quiet').getByText('Correct or add a remark').press('Enter')
    await row('quiet')
      .getByLabel(`Verdict for ${nameOf(6)}`)
      .selectOption('Complies')
    await row('quiet').getByRole('textbox', { name: 'Remark' }).fill('See the brochure')
    await row('quiet').getByRole('textbox', { name: 'Remark' }).press('Tab')
    await expect(row('quiet').getByRole('cell')).toContainText('Compliesentered by you')
    await expect(row('quiet').getByRole('rowheader')).toContainText('See the brochure')
    await expectAccessible(page)
  })
  await test.step('the statement is saved as a PDF', async () => {
    const arriving = page.waitForEvent('download')
    await choose('Download as PDF')
    const file = await arriving
    expect(file.suggestedFilename()).toBe('compliance-statement.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
  await test.step('a quote is asked for', async () => {
    await ask.press('Enter')
    await expect(page).toHaveURL('/get-quote')
    await expect(quoteForm(page).field('message')).toHaveValue(
      'Compliance: 2 comply, 1 deviates (2)\nDeviates:\n- 2 Weight not exceeding 5 kg\n' +
        'Complies:\n- 1 Counting speed: not less than 1,200 notes/min\n- 3 A quiet machine (remark: See the brochure)',
    )
    await expectStoredList(page, JSON.stringify([{ id: 6, quantity: 1 }]))
  })
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: ['ERR_INTERNET_DISCONNECTED'] })

  test('a page with a statement judges, ranks, corrects and saves', async ({ page, context }) => {
    const loaded: string[] = []
    page.on('requestfinished', (request) => loaded.push(request.url()))
    await visit(page, '/comply?ids=5', 'Cambodia')
    const { field, row, tick, choose } = statementOf(page)
    await field.fill('Weight not exceeding 7 kg')
    await expect(row('Weight').getByRole('cell')).toContainText('Deviates')
    const parts = ['toSpreadsheet', '400-normal', '600-normal', 'favicon.svg']
    await expect.poll(() => parts.filter((part) => !loaded.some((url) => url.includes(part)))).toEqual([])
    await context.setOffline(true)
    await field.fill(annex)
    await tick(6).check()
    await expect(row('Weight').getByRole('cell')).toHaveText([/^Deviates/, /^Deviates/])
    await row('Weight').getByText('Correct or add a remark').click()
    await row('Weight').getByRole('textbox', { name: 'Remark' }).fill('As in the offer')
    await field.focus()
    await expect(row('Weight')).toContainText('As in the offer')
    for (const [label, name] of [
      ['Download as PDF', 'compliance-statement.pdf'],
      ['Download as spreadsheet', 'compliance-statement.xlsx'],
    ] as const) {
      const arriving = page.waitForEvent('download')
      await choose(label)
      expect((await arriving).suggestedFilename()).toBe(name)
    }
  })
})
