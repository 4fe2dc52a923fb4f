import type { Page } from '@playwright/test'
import { holdBack } from '../../support/browser/holdBack.ts'
import { noticeOf } from '../../support/browser/notices.ts'
import { expectStoredList, nameOf, quoteLink, withStoredList } from '../../support/browser/quoteList.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  isPhone,
  test,
  visit,
} from '../../support/browser/site.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'

const listOf = (page: Page) => {
  const region = page.getByRole('region', { name: 'Your quote list' })
  return {
    region,
    heading: region.getByRole('heading', { name: 'Your quote list' }),
    quantity: (id: number) => region.getByRole('spinbutton', { name: `Quantity of ${nameOf(id)}` }),
    more: (id: number) => region.getByRole('button', { name: `One more of ${nameOf(id)}` }),
    less: (id: number) => region.getByRole('button', { name: `One less of ${nameOf(id)}` }),
    remove: (id: number) => region.getByRole('button', { name: `Remove ${nameOf(id)}` }),
    undo: noticeOf(page, 'status').getByRole('button', { name: 'Undo' }),
    clear: region.getByRole('button', { name: 'Clear list' }),
    copy: region.getByRole('button', { name: 'Copy link to this list' }),
  }
}

test('an empty list says how to fill it', async ({ page }) => {
  await visit(page, '/get-quote')
  const { region, clear } = listOf(page)
  await expect(region).toContainText('Add to quote list')
  await expect(clear).toHaveCount(0)
  await region.getByRole('link', { name: 'To the catalogue' }).click()
  await expect(page).toHaveURL('/products')
})

test('every machine has picture, link and quantity', { tag: '@phone' }, async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const { region, quantity, more, less } = listOf(page)
  await expect(region.getByRole('listitem')).toHaveCount(2)
  await expect(region.locator('img')).toHaveCount(2)
  await expect(region.getByRole('link', { name: nameOf(5) })).toHaveAttribute('href', '/products/5')
  await expect(quantity(5)).toHaveValue('2')
  await more(5).click()
  await expect(quantity(5)).toHaveValue('3')
  await expect(region.getByRole('status').filter({ hasText: '3' })).toHaveCount(1)
  await less(36).press('Enter')
  await expect(quantity(36), 'never below one').toHaveValue('1')
  await expect(less(36)).toHaveAttribute('aria-disabled', 'true')
  await quantity(36).fill('40')
  await expectStoredList(page, '[{"id":5,"quantity":3},{"id":36,"quantity":40}]')
  await expectAccessible(page)
  for (const width of isPhone(page) ? [320, 360] : [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})

test('a wrong quantity is corrected when the field is left, with a word', async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const { region, quantity } = listOf(page)
  for (const [typed, corrected, word] of [
    ['0', '1', 'At least 1.'],
    ['5000', '999', 'At most 999.'],
    ['1.5', '999', 'A whole number, please.'],
    ['', '999', 'A whole number, please.'],
  ] as const) {
    await quantity(5).fill(typed)
    await quantity(36).focus()
    await expect(quantity(5), typed).toHaveValue(corrected)
    await expect(region.getByRole('status').filter({ hasText: word })).toHaveCount(1)
    await expect(quantity(5)).toHaveAccessibleDescription(word)
  }
  await quantity(5).fill('12')
  await expect(quantity(5)).toHaveAccessibleDescription('')
  await expectStoredList(page, '[{"id":5,"quantity":12},{"id":36,"quantity":1}]')
})

test('the focus stays where the work is when a machine goes', async ({ page }) => {
  await withStoredList(page, '[{"id":2,"quantity":1},{"id":5,"quantity":2},{"id":36,"quantity":1}]')
  await visit(page, '/get-quote')
  const { heading, remove } = listOf(page)
  await remove(5).focus()
  await page.keyboard.press('Enter')
  await expect(remove(36)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expectStoredList(page, '[]')
  await expect(quoteLink(page, 'Get a Quote')).toBeVisible()
})

test('Clear list empties it and leaves the focus at its heading', async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const { heading, clear, undo, quantity } = listOf(page)
  await clear.click()
  await expect(noticeOf(page, 'status')).toContainText('Your quote list is cleared')
  await expect(heading).toBeFocused()
  await expectStoredList(page, '[]')
  await undo.click()
  await expect(quantity(5)).toHaveValue('2')
  await expect(noticeOf(page, 'status')).toHaveCount(0)
})

test('Clear list is undone by the keyboard alone, in another tab too', async ({ page, context }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const other = await context.newPage()
  await visit(other, '/get-quote')
  const there = listOf(other).quantity(5)
  const { heading, clear, undo, quantity } = listOf(page)
  await clear.press('Enter')
  await expect(undo).toBeFocused()
  await expect(there).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expect(quantity(5)).toHaveValue('2')
  await expect(there).toHaveValue('2')
  await expect(noticeOf(page, 'status')).toHaveCount(0)
  await expectStoredList(page, two)

  await clear.press('Enter')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heading, 'the focus goes back without an undo too').toBeFocused()
  await expect(noticeOf(page, 'status')).toHaveCount(0)
  await expectStoredList(page, '[]')
})

test('a coin sorter stays on the list of a visitor from Cambodia', async ({ page }) => {
  await withStoredList(page, '[{"id":18,"quantity":1}]')
  await visit(page, '/get-quote', 'Cambodia')
  const { region } = listOf(page)
  await expect(region.getByRole('listitem')).toContainText('Supplied by our Singapore office.')
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('countryChanged', { detail: 'Singapore' })))
  await expect(region.getByRole('listitem')).toHaveCount(1)
  await expect(region.getByText('Supplied by our')).toHaveCount(0)
})

test('the room of the list is there from the first frame on', { tag: '@phone' }, async ({ page }) => {
  await withStoredList(page, two)
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/get-quote', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Your request' })
  await expect(page.getByText('No machine is on it yet.')).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const before = await form.boundingBox()
  release()
  await hydrated(page)
  await expect(listOf(page).quantity(36)).toBeVisible()
  expect(await form.boundingBox()).toEqual(before)
})

test.describe('a link to a list', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied with the whole address', async ({ page }) => {
    await withStoredList(page, two)
    await visit(page, '/get-quote')
    const { region, copy } = listOf(page)
    await copy.click()
    await expect(region.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${new URL(page.url()).origin}/get-quote?list=5x2,36x1`)
  })

  test('fills an empty list, without its wrong parts, and leaves the address', async ({ page }) => {
    await visit(page, '/get-quote?list=5x2,1x1,36x0,<b>,36x1')
    const { quantity } = listOf(page)
    await expect(quantity(5)).toHaveValue('2')
    await expect(quantity(36)).toHaveValue('1')
    await expect(page).toHaveURL('/get-quote')
    await expectStoredList(page, two)
  })

  test('never replaces another list by itself', async ({ page }) => {
    await withStoredList(page, '[{"id":2,"quantity":7}]')
    await visit(page, '/get-quote?list=5x2,36x1')
    const { quantity, heading } = listOf(page)
    const offer = page.getByRole('region', { name: 'The link that you opened has another list' })
    await expect(offer).toContainText(`2 x ${nameOf(5)} (No 005)`)
    await expect(quantity(2)).toHaveValue('7')
    await expectStoredList(page, '[{"id":2,"quantity":7}]')
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Use this list' }).click()
    await expect(quantity(5)).toHaveValue('2')
    await expect(offer).toHaveCount(0)
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL('/get-quote')
    await expectStoredList(page, two)
  })

  test('can be refused', async ({ page }) => {
    await withStoredList(page, '[{"id":2,"quantity":7}]')
    await visit(page, '/get-quote?list=5x2')
    await page.getByRole('button', { name: 'Keep my list' }).click()
    await expect(page).toHaveURL('/get-quote')
    await expect(listOf(page).quantity(2)).toHaveValue('7')
    await expect(page.getByRole('button', { name: 'Use this list' })).toHaveCount(0)
  })

  test('with nothing sound in it changes nothing', async ({ page }) => {
    await visit(page, '/get-quote?list=%00%F0,<script>,9999x1')
    await expect(listOf(page).region).toContainText('No machine is on it yet.')
  })
})
