import { selectCountry } from '../../support/browser/country.ts'
import { finderOf } from '../../support/browser/finder.ts'
import { quoteForm } from '../../support/browser/quote.ts'
import { expectStoredList, nameOf } from '../../support/browser/quoteList.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

const found = '/find?handle=notes&daily=8000&count=value&currencies=KHR,USD,THB'

test('a journey by keyboard, from the catalogue to the quote', { tag: '@phone' }, async ({ page }) => {
  const { heading, choice, next, cards } = finderOf(page)
  const { keyboard } = page
  await visit(page, '/products', 'Cambodia')
  await page.getByRole('link', { name: 'Not sure? Find a machine in four questions' }).press('Enter')
  await expect(page).toHaveURL('/find')

  await choice('Notes').focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(heading('How many notes a day?')).toBeFocused()
  await expect(heading('How many notes a day?')).toBeInViewport()
  await keyboard.press('Tab')
  await keyboard.type('8000')
  await keyboard.press('Enter')
  await expect(heading('Count pieces or value?')).toBeFocused()
  await choice('Value').press('Space')
  await keyboard.press('Enter')
  await expect(heading('One currency or several: which?')).toBeFocused()
  for (const currency of ['KHR', 'USD', 'THB']) await choice(currency).press('Space')
  await expectAccessible(page)
  await next.press('Enter')

  await expect(heading('3 machines for your answers')).toBeFocused()
  await expect(page).toHaveURL(found)
  const card = cards.filter({ hasText: nameOf(5) })
  await expect(card).toContainText('Takes your 8,000 notes in 8 minutes at 1,000 a minute')
  await expect(card).toContainText('Reads KHR, USD and THB')
  await expect(card).toContainText('Nothing that you asked for')
  await expect(page.getByRole('link', { name: 'Compare these machines' })).toHaveAttribute(
    'href',
    '/compare?ids=5,7,8',
  )
  await expectAccessible(page)
  for (const width of [320, page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }

  await page.getByRole('link', { name: 'Ask for a quote for these 3 machines' }).press('Enter')
  await expect(quoteForm(page).field('message')).toHaveValue(
    'I looked for a machine with these answers.\n' +
      'Handled: Notes\nA day: 8,000 notes\nCounted: Value\nCurrencies: KHR, USD and THB',
  )
  await expectStoredList(page, JSON.stringify([5, 7, 8].map((id) => ({ id, quantity: 1 }))))
})

test('an address is shared; Back and Change lead through the questions', async ({ page }) => {
  const { heading, choice, next, given, cards } = finderOf(page)
  await visit(page, '/find?handle=payments', 'Cambodia')
  await expect(heading('One currency or several: which?')).toBeVisible()
  await expect(page.locator('body'), 'the focus stays at the start').toBeFocused()
  await next.click()
  await choice('On a counter').check()
  await next.click()
  await expect(cards).toHaveCount(2)
  await page.goBack()
  await expect(heading('Where will it stand?')).toBeFocused()
  await expect(choice('On a counter')).not.toBeChecked()
  await page.goBack()
  await expect(heading('One currency or several: which?')).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(cards).toHaveCount(2)
  await given.getByRole('link', { name: 'Change: Currencies: No preference' }).click()
  await expect(page).toHaveURL('/find?handle=payments&place=counter')
  await choice('KHR').check()
  await next.click()
  await expect(page).toHaveURL('/find?handle=payments&currencies=KHR&place=counter')
  await given.getByRole('link', { name: 'Start again' }).click()
  await expect(heading('What do you handle?')).toBeFocused()
})

test('what is found is of the country, and a duty that nothing reaches is said', async ({ page }) => {
  const { heading, cards } = finderOf(page)
  await visit(page, '/find?handle=coins&daily=any&currencies=SGD&place=table', 'Cambodia')
  await expect(heading('We offer no such machine in Cambodia')).toBeVisible()
  await expect(page.getByText('Supplied by our Singapore office.')).toBeVisible()
  await expect(cards).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await selectCountry(page, 'Singapore')
  await expect(heading('2 machines for your answers')).toBeVisible()
  await expect(cards.filter({ hasText: nameOf(18) })).toContainText('Counts SGD coins')

  await page.goto('/find?handle=deposits&daily=any&currencies=JPY&detect=any')
  await expect(page.getByText('We offer no machine for this in Cambodia that reads JPY.')).toBeVisible()
  await page.goto('/find?handle=notes&daily=900000&currencies=any&detect=any')
  await expect(page.getByText('built for 900,000 notes a day. These come nearest.')).toBeVisible()
  await expect(cards.first()).toContainText('Built for 280,000 notes a day, fewer than your 900,000 notes')
})

test(
  'the place that it has to fit into is in the address, and a reason',
  { tag: '@phone' },
  async ({ page }) => {
    const { cards, given } = finderOf(page)
    const asked = '/find?handle=notes&daily=any&currencies=any&detect=any'
    await visit(page, asked, 'Cambodia')
    const side = (name: string) => page.getByRole('main').getByRole('spinbutton', { name: `${name} in mm` })
    await side('Width').fill('300')
    await side('Height').fill('310')
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page).toHaveURL(`${asked}&fits=300xx310`)
    await expect(cards.first()).toContainText('Fits into 300 × any × 310 mm')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.reload()
    await expect(side('Height')).toHaveValue('310')

    await side('Width').fill('1.5')
    await side('Width').press('Enter')
    await expect(page, 'the browser itself refuses it').toHaveURL(`${asked}&fits=300xx310`)
    await expect(side('Width')).toHaveValue('1.5')
    await given.getByRole('link', { name: /^Change: Fits into/ }).click()
    await expect(page).toHaveURL(asked)
    await expect(side('Height')).toHaveValue('')
    await page.goBack()
    await expect(side('Height')).toHaveValue('310')
  },
)

test('a message of one’s own stays', async ({ page }) => {
  await visit(page, '/get-quote')
  await quoteForm(page).field('message').fill('Two counters, please.')
  await page.goto('/get-quote?list=5x1&handle=notes&daily=8000')
  await expect(page).toHaveURL('/get-quote')
  await expect(quoteForm(page).field('message')).toHaveValue('Two counters, please.')
})

test('the empty result leads here', async ({ page }) => {
  await visit(page, '/products?q=nothing%20like%20it')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Find a machine/ })
    .last()
    .click()
  await expect(finderOf(page).heading('What do you handle?')).toBeVisible()
})

test.describe('without figures', () => {
  test.use({ expectedFaults: ['foundMachines-', 'Failed to fetch'] })

  test('the categories are there', async ({ page }) => {
    await page.route('**/assets/foundMachines-*.js', (route) => route.abort())
    await page.goto('/find')
    await expect(finderOf(page).heading('What do you handle? Choose a category')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the question is answered by links', async ({ page }) => {
    await page.goto('/find')
    await expect(finderOf(page).next).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Printers' }).click()
    await expect(page).toHaveURL('/products/printers')
  })
})
