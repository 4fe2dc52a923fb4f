import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { breakpoints } from '../../../src/app/theme/tokens.ts'
import { rowHeight } from '../../../src/features/quoteList/listLayout.ts'
import { recordShifts, settled, shiftsOf } from '../../support/browser/checks/layoutShifts.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import {
  addButton,
  addedButton,
  expectStoredList,
  quoteLink,
  withStoredList,
} from '../../support/browser/views/quoteList.ts'
import { readCode, readTexts } from '../../support/documents/pdf.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'

const listOf = (page: Page) => {
  const region = page.getByRole('region', { name: 'Your quote list' })
  return {
    heading: region.getByRole('heading', { name: 'Your quote list' }),
    quantity: (id: number) => region.getByRole('spinbutton', { name: `Quantity of ${nameOf(id)}` }),
    empty: region.getByText('Nothing is on it yet.'),
    undo: noticeOf(page, 'status').getByRole('button', { name: 'Undo' }),
    clear: region.getByRole('button', { name: 'Clear list' }),
  }
}

test('the list is saved as a PDF; clearing it is undone by the keyboard alone', async ({ page }) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote', 'Singapore')
  await test.step('a PDF whose code is the link that opens the list again', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('quote-list.pdf')
    const bytes = await readFile(await download.path())
    // Two pictures and the parts of two fonts.
    expect(bytes.length).toBeGreaterThan(25_000)
    const pdf = new Blob([bytes])
    const [text] = await readTexts(pdf)
    expect(text).toContain('Veritally Pte. Ltd.')
    expect(text).toContain('MC 280 Mixed-Value Money Counter')
    expect(await readCode(pdf)).toBe(new URL('/get-quote?list=5x2,36x1', page.url()).href)
    await expect(page.getByText('quote-list.pdf is saved.')).toBeVisible()
  })
  const { heading, clear, undo, quantity, empty } = listOf(page)
  const gone = () => expect(noticeOf(page, 'status')).toHaveCount(0)
  await clear.press('Enter')
  await expect(undo).toBeFocused()
  await expect(empty).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expect(quantity(5)).toHaveValue('2')
  await gone()
  await expectStoredList(page, two)

  await clear.press('Enter')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heading, 'the focus goes back without an undo too').toBeFocused()
  await gone()
  await expectStoredList(page, '[]')
})

test('a phone shows the form when Add several has put all its lines on the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/get-quote')
  const opener = page.getByRole('button', { name: 'Add several' })
  await opener.click()
  await page.getByLabel('Machines, one per line').fill('MC 280\nVC 450\nBS 4\nBS 8')
  await page.getByRole('button', { name: 'Add to quote list' }).click()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })).toHaveCount(4)
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 })
})

test('a line takes the room kept for it, and on a phone no button is covered', async ({ page }) => {
  await withStoredList(page, two)
  await page.setViewportSize({ width: breakpoints.sm, height: 800 })
  await visit(page, '/get-quote')
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBe(rowHeight)

  await page.setViewportSize({ width: 360, height: 780 })
  const summary = page.locator('summary').filter({ hasText: 'Site preparation' })
  await summary.scrollIntoViewIfNeeded()
  const top = () => summary.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const pressedAt = await top()
  await summary.press('Enter')
  await expect(summary.locator('~ p').first()).toBeVisible()
  expect(Math.abs((await top()) - pressedAt)).toBeLessThan(4)

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const button of ['Increase the quantity of', 'Remove']) {
    const pressed = page.getByRole('button', { name: `${button} ${nameOf(5)}` })
    const isOnTop = (element: Element) => {
      element.scrollIntoView({ block: 'center' })
      const { right, left, top, height } = element.getBoundingClientRect()
      return [left + 2, right - 2].every((x) =>
        element.contains(document.elementFromPoint(x, top + height / 2)),
      )
    }
    expect(await pressed.evaluate(isOnTop), `${button}, with large text`).toBe(true)
  }
})

test('a linked list without its script is named, and the own list stays', async ({ page, expectFaults }) => {
  expectFaults('ERR_FAILED', 'LinkedList', 'Minified React error')
  await page.route('**/assets/LinkedList-*.js', (route) => route.abort())
  await withStoredList(page, '[{"id":2,"quantity":7}]')
  await visit(page, '/get-quote?list=5x2,36x1')
  await expect(page.getByRole('alert')).toHaveText('This part could not be loaded. Please reload the page.')
  await expect(listOf(page).quantity(2)).toHaveValue('7')
  await expect(page, 'a reload shows it').toHaveURL('/get-quote?list=5x2,36x1')
})

/** The number at the header's link, which no screen reader reads; empty when it is not shown. */
const shownCount = (page: Page) =>
  page.evaluate(() => {
    const count = document.querySelector('header a [aria-hidden=true]')
    return count?.checkVisibility() ? getComputedStyle(count, '::before').content.replaceAll('"', '') : ''
  })

test('a returning visitor sees the list and nothing jumps @phone-only', async ({ page, expectFaults }) => {
  // Without the font, which may arrive at any moment.
  expectFaults('.woff2')
  await withStoredList(page, two)
  await recordShifts(page)
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/get-quote', '/products/5', '/products']) {
    await test.step(path, async () => {
      await visit(page, path)
      await expect(quoteLink(page, 'Get a Quote, 2 products in your list')).toBeVisible()
      await expect.poll(() => shownCount(page)).toBe('2')
      if (path === '/get-quote') await expect(page.getByRole('spinbutton')).toHaveCount(2)
      else await expect(addedButton(page, 5)).toBeVisible()
      await settled(page)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
  await addedButton(page, 5).click()
  await expect(addButton(page, 5)).toHaveText('Add to quote list')
  await expect.poll(() => shownCount(page)).toBe('1')
})
