import { startListening } from '../../support/browser/checks/screenReader.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { withStoredList, withStoredRequests } from '../../support/browser/views/quoteList.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// As in `spoken.spec.ts`: what a visitor hears who does not see the page.

test('spoken: many products at once', async ({ page }) => {
  await visit(page, '/get-quote', 'Cambodia')
  const { comeTo, note, press, read, text } = await startListening(page)
  const region = page.getByRole('region', { name: 'Your quote list' })
  await comeTo(region.getByRole('button', { name: 'Add several' }))
  await press('Enter')
  const field = region.getByLabel('Machines, one per line')
  await expect(field).toBeVisible()
  await comeTo(field)
  const lines = '2 x MC 280\n3 x BS\nwhatever'
  await note('pastes three lines', () => page.keyboard.insertText(lines), '1 line is ready')
  await read('the list', region)
  const choice = region.getByLabel('Which product is “3 x BS”?')
  await comeTo(choice)
  await note('chooses the first machine', () => choice.selectOption({ index: 1 }), '2 lines are ready')
  await comeTo(region.getByRole('button', { name: 'Add to quote list' }))
  await press('Enter', '2 lines were added')
  await press('Enter', 'Nothing to add')
  expect(text()).toMatchSnapshot(['spoken', 'addSeveral.txt'])
})

test('spoken: a list is saved, handed on and cleared', async ({ page }) => {
  // Where the browser has a dialog of its own for it, the menu has one line more.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await withStoredList(page, '[{"id":5,"quantity":2}]')
  await visit(page, '/get-quote', 'Cambodia')
  const { comeTo, press, text } = await startListening(page)
  const region = page.getByRole('region', { name: 'Your quote list' })
  await comeTo(region.getByRole('button', { name: 'Export' }))
  await press('Enter')
  await press('ArrowDown')
  await press('Enter', 'is saved')
  await comeTo(region.getByRole('button', { name: 'Share' }))
  await press('Enter')
  for (let line = 0; line < 3; line += 1) await press('ArrowDown')
  await press('Escape')
  await comeTo(region.getByRole('button', { name: 'Clear list' }))
  await press('Enter', 'cleared')
  expect(text()).toMatchSnapshot(['spoken', 'share.txt'])
})

test('spoken: the requests of this device', async ({ page }) => {
  await withStoredRequests(page, [
    { key: 'k', reference: 'Q-7KX2M9PA', sentAt: Date.UTC(2026, 10, 20), machines: [{ id: 5, quantity: 2 }] },
    { key: 'l', reference: 'Q-8KX2M9PB', sentAt: Date.UTC(2026, 10, 19), machines: [] },
  ])
  await page.route('**/api/requests*', (route) => route.fulfill({ json: { state: 'received', day: null } }))
  await page.clock.setFixedTime(Date.UTC(2026, 10, 23, 12))
  await visit(page, '/get-quote', 'Cambodia')
  const { comeTo, press, read, text } = await startListening(page)
  const region = page.getByRole('region', { name: 'Your requests' })
  await expect(region).toContainText('MC 280')
  await read('the requests', region)
  await comeTo(region.getByRole('button', { name: 'Has it arrived? Q-7KX2M9PA' }))
  await press('Enter')
  await comeTo(region.getByRole('button', { name: 'Ask again: Q-7KX2M9PA' }))
  await press('Enter', 'Q-7KX2M9PA')
  await comeTo(region.getByRole('button', { name: 'Remove Q-8KX2M9PB' }))
  await press('Enter', 'Q-8KX2M9PB')
  await comeTo(region.getByRole('checkbox'))
  await press('Space', 'are deleted')
  expect(text()).toMatchSnapshot(['spoken', 'requests.txt'])
})
