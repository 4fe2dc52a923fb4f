import type { Locator, Page } from '@playwright/test'
import { freezeTime } from '../../support/browser/clock.ts'
import { actionLog, openDevTools } from '../../support/browser/devTools.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { compareBox } from '../../support/browser/views/comparison.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { addButton } from '../../support/browser/views/quoteList.ts'

/** A toast may be older than its first sight by this much, in ms. */
const step = 10

/** Moves the clock in steps until that many toasts are on the screen. */
const waitForCount = (page: Page, toasts: Locator, count: number) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step)
        return toasts.count()
      },
      { intervals: [0] },
    )
    .toBe(count)

/** How many toasts closed because their time was over or because the visitor closed them. */
const dismissed = async (page: Page): Promise<number> =>
  (await actionLog(page)).filter((type) => type === 'notices/noticeDismissed').length

/** The toast of an empty quote form; only the test's clock moves time from now on. */
const showAlert = async (page: Page) => {
  await openDevTools(page)
  await page.clock.install()
  await visit(page, '/get-quote')
  await freezeTime(page)
  await quoteForm(page).submit.click()
  await waitForCount(page, noticeOf(page, 'alert'), 1)
  return noticeOf(page, 'alert')
}

test('a toast waits while it has the focus or mouse, until both have left, then for the time left', async ({
  page,
}) => {
  const alert = await showAlert(page)
  const dismiss = alert.getByRole('button', { name: 'Dismiss' })
  await page.clock.runFor(3000)
  await dismiss.focus()
  await page.clock.runFor(10_000)
  await alert.hover()
  await page.mouse.move(10, 10)
  await page.clock.runFor(10_000)
  expect(await dismissed(page), 'though the mouse has left it').toBe(0)
  await alert.hover()
  await dismiss.blur()
  await page.clock.runFor(10_000)
  expect(await dismissed(page), 'though the focus has left it').toBe(0)
  await page.mouse.move(10, 10)
  await page.clock.runFor(2000 - 2 * step)
  expect(await dismissed(page)).toBe(0)
  await page.clock.runFor(2 * step)
  expect(await dismissed(page)).toBe(1)
})

test('dragged 49 px it comes back, dragged 50 px it goes; its button takes it away, by keyboard too', async ({
  page,
}) => {
  const alert = await showAlert(page)
  const drag = async (distance: number, button: 'left' | 'right' = 'left') => {
    const box = await alert.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 30]
    await page.mouse.move(x, y)
    await page.mouse.down({ button })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up({ button })
  }
  await drag(80, 'right')
  expect(await dismissed(page), 'only the first button drags').toBe(0)
  for (const [index, direction] of [1, -1].entries()) {
    await expect(alert).toBeInViewport({ ratio: 1 })
    await drag(49 * direction)
    expect(await dismissed(page)).toBe(index)
    await expect(alert).toHaveCSS('translate', 'none')
    await drag(50 * direction)
    expect(await dismissed(page)).toBe(index + 1)
    await waitForCount(page, alert, 0)
    await quoteForm(page).submit.click()
    await waitForCount(page, alert, 1)
  }
  await alert.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await waitForCount(page, alert, 0)
})

test.describe('without the script of notistack', () => {
  test.use({ expectedFaults: ['ERR_FAILED', 'toastProvider', 'Minified React error'] })

  test('a toast is in its corner, above the bar of the comparison, and closes', async ({ page }) => {
    await page.route('**/assets/toastProvider-*.js', (route) => route.abort())
    await visit(page, '/products/5')
    await compareBox(page, 5).check()
    await expect(page.locator('.compare-bar')).toBeInViewport()
    await addButton(page, 5).click()
    const status = noticeOf(page, 'status')
    await expect(status).toBeInViewport({ ratio: 1 })
    const [toast, bar] = await Promise.all(
      [status, page.locator('.compare-bar')].map((part) => part.boundingBox()),
    )
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await status.getByRole('button', { name: 'Dismiss' }).click()
    await expect(status).toHaveCount(0)
  })
})
