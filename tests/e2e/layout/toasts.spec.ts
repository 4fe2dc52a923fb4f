import { animationsEnded } from '../../support/browser/animations.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { compareBox } from '../../support/browser/views/comparison.ts'
import { holdNotice, noticeOf } from '../../support/browser/views/notices.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'
import { addButton } from '../../support/browser/views/quoteList.ts'

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
