import { companies } from '../../../src/content/countries.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { inboxOf, makeAnswers, quoteForm } from '../../support/browser/views/quote.ts'

test.use({ expectedFaults: ['ERR_INTERNET_DISCONNECTED'] })

test('without a connection the visitor is told, keeps the form, and can send it later', async ({
  page,
  context,
}) => {
  const answers = makeAnswers()
  const toasts = page.waitForResponse(/\/toastProvider-/)
  await visit(page, '/get-quote')
  const { fill, submit, expectValues } = quoteForm(page)
  await fill(answers)
  await toasts
  await context.setOffline(true)
  await submit.click()
  await expect(noticeOf(page, 'alert')).toHaveText('Submission failed Please try again later.')
  await expectValues(answers)
  await expect(submit).toBeEnabled()
  await expect(submit).toBeFocused()
  const text = 'so your request may have arrived; nothing is lost.'
  const help = page.getByRole('paragraph').filter({ hasText: text })
  await expect(help.getByRole('link', { name: companies.Cambodia.phone })).toBeVisible()
  await noticeOf(page, 'alert').getByRole('button', { name: 'Dismiss' }).click()
  await noticeOf(page, 'alert').waitFor({ state: 'hidden' })
  await expect(help, 'stays when the toast has gone').toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await submit.click()
  await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  await expect(help).toBeHidden()
  expect(await inboxOf(page, answers.email)).toHaveLength(1)
})
