import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { finderOf } from '../../support/browser/views/finder.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { expectStoredList } from '../../support/browser/views/quoteList.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

const found = '/find?handle=notes&type=value&daily=8000&currencies=KHR,USD,THB'

test.describe('in a narrow window', () => {
  // As a phone has it, or who has zoomed: there a question may be out of sight.
  test.use({ viewport: { width: 360, height: 780 } })

  test('a journey by keyboard, from the catalogue to the quote', async ({ page }) => {
    const { heading, choice, next, cards } = finderOf(page)
    const { keyboard } = page
    await visit(page, '/products', 'Cambodia')
    await page.getByRole('link', { name: 'Find a machine' }).press('Enter')
    await expect(page).toHaveURL('/find')

    await choice('Notes').focus()
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await expect(heading('How many notes a day?')).toBeFocused()
    await expect(heading('How many notes a day?')).toBeInViewport()
    await keyboard.press('Tab')
    await keyboard.type('8000')
    await keyboard.press('Enter')
    await expect(heading('What should it do?')).toBeFocused()
    await choice('Count the value').press('Space')
    await keyboard.press('Enter')
    await expect(heading('Which currencies?')).toBeFocused()
    for (const currency of ['KHR', 'USD', 'THB']) await choice(currency).press('Space')
    await expectAccessible(page)
    await next.press('Enter')

    await expect(heading('4 fit your answers')).toBeFocused()
    await expect(page).toHaveURL(found)
    const fastest = cards.filter({ hasText: 'The fastest of the 4 that fit' })
    await expect(fastest).toContainText(nameOf(6))

    await fastest.getByRole('button', { name: 'Add to quote list' }).press('Enter')
    await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).press('Enter')
    await expect(quoteForm(page).field('message')).toHaveValue(
      'I looked for a machine with these answers.\n' +
        'You handle: Notes\nA day: 8,000 notes\nTask: Count the value\nCurrencies: KHR, USD and THB',
    )
    await expectStoredList(page, JSON.stringify([{ id: 6, quantity: 1 }]))
  })
})

test('no currency is broken by larger texts, and the links below the products stand apart', async ({
  page,
}) => {
  await visit(page, found.replace(/&currencies.*/, ''), 'Cambodia')
  const { choice, next } = finderOf(page)
  await expect(choice('KHR')).toBeVisible()
  const lines = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return [...document.querySelectorAll('main [data-short=true] label > span > span')].map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return range.getClientRects().length
    })
  })
  expect(new Set(lines)).toEqual(new Set([1]))

  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  for (const currency of ['KHR', 'USD', 'THB']) await choice(currency).check()
  await next.click()
  await expect(page).toHaveURL(found)
  const lookAgain = await page.getByRole('button', { name: 'Look again' }).boundingBox()
  const quote = await page.getByRole('link', { name: 'Compare these 3' }).boundingBox()
  expect(quote?.y).toBeGreaterThanOrEqual((lookAgain?.y ?? 0) + (lookAgain?.height ?? 0) + 16)
})

test.describe('without figures', () => {
  test.use({ expectedFaults: ['LaterSteps-', 'Failed to fetch'] })

  test('the categories are there', async ({ page }) => {
    await page.route('**/assets/LaterSteps-*.js', (route) => route.abort())
    await page.goto('/find')
    await expect(finderOf(page).heading('What do you handle? Choose a category')).toBeVisible()
  })
})
