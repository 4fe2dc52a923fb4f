import { expect, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'

test.beforeEach(({ page }) => visit(page, '/get-quote'))

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
