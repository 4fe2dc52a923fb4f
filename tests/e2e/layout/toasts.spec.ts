import type { Locator, Page } from '@playwright/test'
import { freezeTime } from '../../support/browser/clock.ts'
import { actionLog, openDevTools } from '../../support/browser/devTools.ts'
import { noticeOf } from '../../support/browser/notices.ts'
import { quoteForm } from '../../support/browser/quote.ts'
import { expect, test, visit } from '../../support/browser/site.ts'

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

/** Whether a toast closed because its time was over or because the visitor closed it. */
const dismissed = async (page: Page): Promise<boolean> =>
  (await actionLog(page)).includes('notices/noticeDismissed')

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

test('a toast is in the page before its text is, so that a screen reader says it once', async ({ page }) => {
  const alert = await showAlert(page)
  const text = alert.locator('strong')
  await expect(text).toHaveCSS('visibility', 'hidden')
  await page.clock.runFor(100)
  await expect(text).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('a toast stays for 5 s', async ({ page }) => {
  await showAlert(page)
  await page.clock.runFor(5000 - 2 * step)
  expect(await dismissed(page)).toBe(false)
  await page.clock.runFor(2 * step)
  expect(await dismissed(page)).toBe(true)
  await waitForCount(page, noticeOf(page, 'alert'), 0)
})

test('it waits while the mouse is over it, and then for the time that was left', async ({ page }) => {
  const alert = await showAlert(page)
  await page.clock.runFor(3000)
  await alert.hover()
  await page.clock.runFor(10_000)
  await page.mouse.move(10, 10)
  await page.clock.runFor(2000 - 2 * step)
  expect(await dismissed(page)).toBe(false)
  await page.clock.runFor(2 * step)
  expect(await dismissed(page)).toBe(true)
})

test('it waits while it has the focus or the mouse, until both have left', async ({ page }) => {
  const alert = await showAlert(page)
  const dismiss = alert.getByRole('button', { name: 'Dismiss' })
  await dismiss.focus()
  await page.clock.runFor(10_000)
  await alert.hover()
  await page.mouse.move(10, 10)
  await page.clock.runFor(10_000)
  expect(await dismissed(page), 'though the mouse has left it').toBe(false)
  await alert.hover()
  await dismiss.blur()
  await page.clock.runFor(10_000)
  expect(await dismissed(page), 'though the focus has left it').toBe(false)
  await page.mouse.move(10, 10)
  await page.clock.runFor(5000)
  expect(await dismissed(page)).toBe(true)
})

test('its button takes it away, by the keyboard too', async ({ page }) => {
  const alert = await showAlert(page)
  await alert.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await waitForCount(page, noticeOf(page, 'alert'), 0)
})

for (const direction of [1, -1]) {
  test(`dragged 49 px it comes back, dragged 50 px it goes: ${direction > 0 ? 'right' : 'left'}`, async ({
    page,
  }) => {
    const alert = await showAlert(page)
    await expect(alert).toBeInViewport({ ratio: 1 })
    const drag = async (distance: number) => {
      const box = await alert.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 30]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + direction * distance, y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(49)
    expect(await dismissed(page)).toBe(false)
    await expect(alert).toHaveCSS('translate', 'none')
    await drag(50)
    expect(await dismissed(page)).toBe(true)
    await waitForCount(page, noticeOf(page, 'alert'), 0)
  })
}

test('one is visible at a time: a new one takes its place', async ({ page }) => {
  const alert = await showAlert(page)
  await page.evaluate(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    const count = () => counts.push(document.querySelectorAll('[data-tone]').length)
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
  })
  await alert.evaluate((element) => element.setAttribute('data-first', ''))
  await page.clock.runFor(4000)
  await quoteForm(page).submit.click()
  await waitForCount(page, page.locator('[data-first]'), 0)
  await waitForCount(page, alert, 1)
  await page.clock.runFor(4000)
  await expect(alert).toBeVisible()
  expect(Math.max(...(await page.evaluate(() => Reflect.get(window, 'counts') as number[])))).toBe(1)
})
