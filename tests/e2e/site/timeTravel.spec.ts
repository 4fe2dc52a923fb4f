import type { Page } from '@playwright/test'
import { catalogueOf, expectFilter } from '../../support/browser/catalogue.ts'
import { expectCountry, expectStoredCountry,selectCountry } from '../../support/browser/country.ts'
import { actionLog, indexOf, jumpTo, openDevTools, tracesOf } from '../../support/browser/devTools.ts'
import { noticeOf } from '../../support/browser/notices.ts'
import { inboxOf, makeAnswers, quoteForm, watchSending } from '../../support/browser/quote.ts'
import { addButton, addedButton, expectStoredList,quoteLink } from '../../support/browser/quoteList.ts'
import { expectScrollTop, scrollTo } from '../../support/browser/scroll.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

/** Jumps to states of the log one after another and checks that only the screen changes. */
const travel = async (
  page: Page,
  stops: readonly (readonly [index: number, look: () => Promise<void>])[],
): Promise<void> => {
  const before = await tracesOf(page)
  for (const [index, look] of stops) {
    await jumpTo(page, index)
    await look()
  }
  expect(await tracesOf(page)).toEqual(before)
}

/** The headings of the pages that were painted, one after another; returns a function that tells them. */
const watchTitles = async (page: Page) => {
  await page.evaluate(() => {
    const titles: string[] = []
    const look = () => {
      const title = document.querySelector('h1')?.textContent ?? ''
      if (titles.at(-1) !== title) titles.push(title)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { titles })
  })
  return () => page.evaluate(() => Reflect.get(window, 'titles') as string[])
}

const latest = async (page: Page) => (await actionLog(page)).length - 1

test.beforeEach(({ page }) => openDevTools(page))

test('the log tells what has happened, in the past tense', async ({ page }) => {
  await visit(page, '/products')
  await selectCountry(page, 'Singapore')
  await catalogueOf(page).category.selectOption('printers')
  await catalogueOf(page).search.fill('micr')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('button', { name: 'I Understand' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  const log = await actionLog(page)
  expect(log).toEqual(
    expect.arrayContaining([
      'country/countrySelected',
      'catalogue/categorySelected',
      'catalogue/searchChanged',
      'modals/legalOpened',
      'modals/modalClosed',
      'address/visitStarted',
      'address/addressChanged',
      'address/pageVisited',
    ]),
  )
  for (const type of log.slice(1)) expect(type).toMatch(/(ed|Shown|Hidden|Left)$/)
})

test('country: the screen follows, and nothing is stored or told', async ({ page }) => {
  await visit(page, '/about')
  // By keyboard: a menu that opens again under the mouse would dispatch an event.
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /^Country:/ }).press('Enter')
  await header.getByRole('button', { name: 'Singapore', exact: true }).press('Enter')
  await expectCountry(page, 'Singapore')
  const chosen = await indexOf(page, 'country/countrySelected')
  await travel(page, [
    [chosen - 1, () => expectCountry(page, 'Cambodia')],
    [0, () => expectCountry(page, 'Cambodia')],
    [chosen, () => expectCountry(page, 'Singapore')],
    [await latest(page), () => expectCountry(page, 'Singapore')],
  ])
  await expectStoredCountry(page, 'Singapore')
  await selectCountry(page, 'Cambodia')
  await expectCountry(page, 'Cambodia')
  await expectStoredCountry(page, 'Cambodia')
})

test('catalogue: list, controls and address follow, and the filters work on', async ({ page }) => {
  await visit(page, '/products')
  const { category, subcategory, search } = catalogueOf(page)
  await category.selectOption('cash-processing')
  await expect(page).toHaveURL('/products/cash-processing')
  await subcategory.selectOption('currency-sorter')
  await expect(page).toHaveURL('/products/cash-processing/currency-sorter')
  await search.fill('pocket')
  await expect(page).toHaveURL('/products/cash-processing/currency-sorter?q=pocket')
  await category.selectOption('printers')
  await expect(page).toHaveURL('/products/printers?q=pocket')
  const wide = { category: 'cash-processing' }
  const narrow = { ...wide, subcategory: 'currency-sorter' }
  await travel(page, [
    [
      (await indexOf(page, 'catalogue/searchChanged')) + 1,
      () =>
        expectFilter(page, '/products/cash-processing/currency-sorter?q=pocket', {
          ...narrow,
          search: 'pocket',
        }),
    ],
    [
      (await indexOf(page, 'catalogue/subcategorySelected')) + 1,
      () => expectFilter(page, '/products/cash-processing/currency-sorter', narrow),
    ],
    [0, () => expectFilter(page, '/products', {})],
    [
      await latest(page),
      () => expectFilter(page, '/products/printers?q=pocket', { category: 'printers', search: 'pocket' }),
    ],
  ])
  await search.fill('')
  await expectFilter(page, '/products/printers', { category: 'printers' })
})

test('the page follows too, in the same entry of the history and where it was scrolled to', async ({
  page,
}) => {
  await visit(page, '/products/printers?q=micr')
  const listed = await latest(page)
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Videos' }).click()
  const machine = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveURL(/#videos$/)
  const tab = await latest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(machine ?? '')
  await expectScrollTop(page, 0)
  await scrollTo(page, 90)
  const titles = await watchTitles(page)
  const title = page.getByRole('heading', { level: 1 })
  await travel(page, [
    [tab, () => expect(page.getByRole('tab', { name: 'Videos' })).toHaveAttribute('aria-selected', 'true')],
    [tab, () => expect(title).toHaveText(machine ?? '')],
    [listed, () => expect(page).toHaveURL('/products/printers?q=micr')],
    [listed, () => expect(catalogueOf(page).search).toHaveValue('micr')],
    [await latest(page), () => expect(page).toHaveURL('/about')],
  ])
  await expectScrollTop(page, 90)
  expect(await titles(), 'each page once').toEqual([
    expect.stringContaining('Veritally'),
    machine,
    'Our Product Range',
    expect.stringContaining('Veritally'),
  ])
  await page.goBack()
  await expect(page).toHaveURL(/#videos$/)
})

test('modals and menus open and close with the state they belong to', async ({ page }) => {
  await visit(page, '/about')
  const unfold = page.getByRole('banner').getByRole('button', { name: 'Products menu' })
  const closed = await latest(page)
  await unfold.click()
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  const unfolded = await latest(page)
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'I Understand' }).click()
  await expect(dialog).toBeHidden()
  const opened = await indexOf(page, 'modals/legalOpened')
  await travel(page, [
    [opened, () => expect(dialog).toBeVisible()],
    [unfolded, () => expect(unfold).toHaveAttribute('aria-expanded', 'true')],
    [closed, () => expect(unfold).toHaveAttribute('aria-expanded', 'false')],
    [opened, () => expect(dialog).toBeVisible()],
    [await latest(page), () => expect(dialog).toBeHidden()],
  ])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie Policy' })).toBeVisible()
})

test('a toast goes and comes with the states that have it, and is told once', async ({ page }) => {
  await visit(page, '/get-quote')
  await quoteForm(page).submit.click()
  const toast = noticeOf(page, 'alert')
  await expect(toast).toBeVisible()
  const posted = await indexOf(page, 'notices/noticePosted')
  await travel(page, [
    [posted - 1, () => expect(toast).toHaveCount(0)],
    [posted, () => expect(toast).toHaveAttribute('aria-live', 'off')],
    [posted - 1, () => expect(toast).toHaveCount(0)],
    [await latest(page), () => expect(toast).toHaveAttribute('aria-live', 'off')],
  ])
  await quoteForm(page).submit.click()
  await expect(toast).toHaveCount(1)
  await expect(toast).not.toHaveAttribute('aria-live')
})

test('a quote is sent once, however often its states are looked at', async ({ page }) => {
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  const sent = watchSending(page)
  const { fill, submit } = quoteForm(page)
  await fill(answers)
  await submit.click()
  const receipt = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(receipt).toBeFocused()
  await expect(page.getByRole('banner'), 'shown on the way up to the receipt').toBeInViewport({ ratio: 1 })
  const submitted = await indexOf(page, 'quote/quoteSubmitted')
  await travel(page, [
    [submitted, () => expect(submit).toHaveText('Submitting...')],
    [submitted - 1, () => expect(submit).toHaveText('Submit Request')],
    [await indexOf(page, 'quote/quoteAccepted'), () => expect(receipt).toBeVisible()],
  ])
  await jumpTo(page, await latest(page))
  const second = makeAnswers()
  await fill(second)
  await submit.click()
  await expect.poll(async () => (await inboxOf(page, second.email)).length).toBe(1)
  expect(await inboxOf(page, answers.email)).toHaveLength(1)
  expect(sent).toHaveLength(2)
})

test('the quote list: buttons and number follow, and nothing is stored', async ({ page }) => {
  await visit(page, '/products')
  await addButton(page, 5).click()
  await addButton(page, 36).click()
  await addedButton(page, 5).click()
  await expect(page.getByRole('banner'), 'shown on the way up to the first').toBeInViewport({ ratio: 1 })
  const added = await indexOf(page, 'quoteList/machineAdded')
  const link = (name: string) => expect(quoteLink(page, name)).toBeVisible()
  await travel(page, [
    [added, () => link('Get a Quote, 2 machines in your list')],
    [added, () => expect(addedButton(page, 5)).toBeVisible()],
    [0, () => link('Get a Quote')],
    [0, () => expect(addButton(page, 36)).toBeVisible()],
    [await latest(page), () => link('Get a Quote, 1 machine in your list')],
  ])
  await expectStoredList(page, '[{"id":36,"quantity":1}]')
})
