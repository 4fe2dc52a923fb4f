import type { Page } from '@playwright/test'
import { animationsEnded } from '../../support/browser/animations.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { compareBox } from '../../support/browser/views/comparison.ts'
import { holdNotice, noticeOf } from '../../support/browser/views/notices.ts'
import { makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'
import { addButton, addedButton, withStoredList } from '../../support/browser/views/quoteList.ts'

test('a toast that is dragged far enough goes; the keyboard dismisses it too', async ({ page }) => {
  await visit(page, '/get-quote')
  const alert = noticeOf(page, 'alert')
  const { submit } = quoteForm(page)
  const drag = async (distance: number, button: 'left' | 'right' = 'left') => {
    const box = await alert.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 30]
    await page.mouse.move(x, y)
    await page.mouse.down({ button })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up({ button })
  }
  await submit.click()
  await holdNotice(alert)
  await drag(80, 'right')
  await drag(49)
  await expect(alert).toHaveCSS('translate', 'none')
  await animationsEnded(page)
  await expect(alert, 'only the first button drags, by 50 px').toHaveCount(1)
  await drag(-50)
  await expect(alert).toHaveCount(0)
  await submit.click()
  await alert.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(alert).toHaveCount(0)
})

test('without notistack a toast stands above the bar, and closes', async ({ page, expectFaults }) => {
  expectFaults('ERR_FAILED', 'toastProvider', 'Minified React error')
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

/** The controls in a part of the page that the toast lies over, by their names. */
const covered = async (page: Page, part = 'body'): Promise<string[]> => {
  await holdNotice(page.locator('[data-tone]'))
  return page.evaluate((within) => {
    const toast = document.querySelector('[data-tone]')
    const over = toast?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll(`${within} :is(a, button, input, select, textarea, label)`)]
      .filter((control) => !toast?.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { top, right, bottom, left } = control.getBoundingClientRect()
        return top < over.bottom && bottom > over.top && left < over.right && right > over.left
      })
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
  }, part)
}

test.describe('on a phone a toast covers no control:', { tag: '@phone-only' }, () => {
  test('neither the bars of a product, wherever the page stands, nor the list', async ({ page }) => {
    await withStoredList(page, '[{"id":2,"quantity":1},{"id":36,"quantity":2}]')
    await visit(page, '/products/5')
    await addButton(page, 5).click()
    await expect(addedButton(page, 5)).toBeFocused()
    // The pictures may be below it, but not the bar.
    await expect.poll(() => covered(page, '.quote-bar')).toEqual([])
    for (const size of ['200%', '100%']) {
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
      for (const place of ['start', 'center', 'end'] as const) {
        // Where the bar leaves the window with the article, it passes both places of the toast.
        for (const id of ['main', 'footer']) {
          await page.evaluate(
            ([selector, block]) => document.querySelector(selector)?.scrollIntoView({ block }),
            [id, place] as const,
          )
          await expect.poll(() => covered(page, '.quote-bar')).toEqual([])
        }
      }
    }
    await compareBox(page, 5).focus()
    // The header comes with the way up, and goes with the next one down.
    await expect(page.locator('#header')).toHaveAttribute('data-hidden', 'false')
    const toast = noticeOf(page, 'status')
    const scrollFocusTo = (top: number) =>
      page.evaluate((to) => {
        window.scrollBy(0, (document.activeElement?.getBoundingClientRect().top ?? 0) - to)
      }, top)
    await scrollFocusTo(40)
    await expect(toast).toHaveAttribute('data-aside')
    expect(await covered(page, '.quote-bar')).toEqual([])
    await scrollFocusTo(-100)
    await expect(toast).not.toHaveAttribute('data-aside')
    expect(await covered(page, '.quote-bar')).toEqual([])
    await compareBox(page, 5).check()
    await expect(page.locator('.compare-bar')).toBeInViewport()
    await expect.poll(() => covered(page, '.compare-bar')).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Get Free Quote' })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL('/get-quote')
    await expect(page.getByRole('spinbutton')).toHaveCount(3)
    await expect.poll(() => covered(page)).toEqual([])
  })

  test('not the undone list, and not the field that is wrong', async ({ page }) => {
    await withStoredList(page, '[{"id":2,"quantity":1},{"id":36,"quantity":2}]')
    await visit(page, '/get-quote')
    await page.getByRole('button', { name: 'Clear list' }).click()
    await expect.poll(() => covered(page)).toEqual([])
    await noticeOf(page, 'status').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('spinbutton')).toHaveCount(2)
    const { field, submit } = quoteForm(page)
    await submit.click()
    await expect(field('firstName')).toBeFocused()
    await expect(noticeOf(page, 'alert')).toBeVisible()
    await expect.poll(() => covered(page, 'form')).toEqual([])
  })
})

test('a toast hides neither reason nor receipt @phone-only', async ({ page, expectFaults }) => {
  expectFaults('502')
  await visit(page, '/get-quote')
  const { fill, submit } = quoteForm(page)
  await fill(makeAnswers())
  await page.route('**/api/quote', (route) => route.fulfill({ status: 502, body: '' }))
  await submit.click()
  await expect(noticeOf(page, 'alert')).toBeVisible()
  // The page scrolls by whole pixels, which leaves out a part of one.
  await expect(page.getByText('Your answers stay in this tab')).toBeInViewport({ ratio: 0.98 })
  await page.unroute('**/api/quote')
  await submit.click()
  const toast = noticeOf(page, 'status').filter({ hasText: 'Quote request submitted!' })
  await holdNotice(toast)
  const reference = page.getByRole('status').filter({ hasText: 'Your reference is' }).locator('strong')
  const [over, below] = [await reference.boundingBox(), await toast.boundingBox()]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport({ ratio: 1 })
})
