import type { Page } from '@playwright/test'
import { settled, shiftsOf, watchShifts } from '../../support/browser/checks/layoutShifts.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import {
  addButton,
  addedButton,
  expectStoredList,
  quoteLink,
  withStoredList,
} from '../../support/browser/views/quoteList.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'

/** The number at the header's link, which no screen reader reads; empty when it is not shown. */
const shownCount = (page: Page) =>
  page.evaluate(() => {
    const count = document.querySelector('header a [aria-hidden=true]')
    return count?.checkVisibility() ? getComputedStyle(count, '::before').content.replaceAll('"', '') : ''
  })

test.describe('without the font, whose coming is a matter of chance', () => {
  test.use({ expectedFaults: ['.woff2'] })

  test(
    'who comes back sees the list after hydration, and nothing jumps',
    { tag: '@phone-only' },
    async ({ page }) => {
      await withStoredList(page, two)
      await watchShifts(page)
      await page.route('**/*.woff2', (route) => route.abort())
      for (const path of ['/get-quote', '/products/5', '/products']) {
        await test.step(path, async () => {
          await visit(page, path)
          await expect(quoteLink(page, 'Get a Quote, 2 machines in your list')).toBeVisible()
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
    },
  )
})

test('two tabs show one list, whichever of them changes it, and neither echoes the other', async ({
  page,
  context,
}) => {
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const other = await context.newPage()
  await other.addInitScript(() => {
    const own = Object.getPrototypeOf(localStorage) as Record<'setItem', (...args: string[]) => void>
    const { setItem } = own
    Object.assign(window, { written: 0 })
    own.setItem = function (...args) {
      Object.assign(window, { written: Number(Reflect.get(window, 'written')) + 1 })
      setItem.apply(this, args)
    }
  })
  const written = () => other.evaluate(() => Number(Reflect.get(window, 'written')))
  await visit(other, '/products/5')
  await expect(addedButton(other, 5)).toBeVisible()
  await page.getByRole('button', { name: 'Clear list' }).click()
  await expect(addButton(other, 5)).toBeVisible()
  await expect(quoteLink(other, 'Get a Quote')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(addedButton(other, 5)).toBeVisible()
  await expect(quoteLink(other, 'Get a Quote, 2 machines in your list')).toBeVisible()
  await expect(other.locator('[data-tone]'), 'only the tab that was pressed tells').toHaveCount(0)
  expect(await written()).toBe(0)
  await addedButton(other, 5).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await expectStoredList(page, '[{"id":36,"quantity":1}]')
  expect(await written()).toBe(1)
})
