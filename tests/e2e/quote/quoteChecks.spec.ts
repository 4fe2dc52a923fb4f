import { expect, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'

test.beforeEach(({ page }) => visit(page, '/get-quote'))

test(
  'the focus goes to the first wrong field, which the header does not cover, and the errors fit 320 px',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { field, fill, submit } = quoteForm(page)
    await fill({ ...makeAnswers(), phone: '1234' })
    await submit.click()
    await expect(field('phone')).toBeFocused()
    await expect(field('phone')).toBeInViewport({ ratio: 1 })
    const bottom = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
    const top = async () => (await field('phone').boundingBox())?.y ?? 0
    await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThan(0)
    await expect(noticeOf(page, 'alert')).toHaveText('Please fix the form errors')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  },
)

test.describe('without the script of the rules', () => {
  test.use({ expectedFaults: ['/assets/quoteRequest-', '/api/quote'] })

  test('the relay names the wrong fields, and takes a right request', async ({ page }) => {
    await page.route('**/assets/quoteRequest-*.js', (route) => route.abort())
    const { field, fill, submit } = quoteForm(page)
    const answers = makeAnswers()
    await fill({ ...answers, email: 'no address' })
    await submit.click()
    await expect(field('email')).toHaveAccessibleDescription('Invalid email format: a space is not allowed')
    await expect(field('email')).toBeFocused()
    await fill({ email: answers.email })
    await submit.click()
    await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  })
})
