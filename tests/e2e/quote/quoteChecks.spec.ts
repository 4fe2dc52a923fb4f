import { expect, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'

test.beforeEach(({ page }) => visit(page, '/get-quote'))

test('without rules the relay names wrong fields, and takes a right one', async ({ page, expectFaults }) => {
  expectFaults('/assets/quoteRequest-', '/api/quote')
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
