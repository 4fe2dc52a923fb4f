import { expect, hydrated, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import {
  asSent,
  inboxOf,
  makeAnswers,
  quoteForm,
  setFault,
  watchSending,
} from '../../support/browser/views/quote.ts'

test.use({ expectedFaults: ['/api/quote'] })
test.afterEach(({ page }) => setFault(page, 'none'))

test(
  'a form service that drops each request: the visitor is told, keeps the form, and a retry arrives once',
  { tag: '@faults' },
  async ({ page }) => {
    const answers = makeAnswers()
    await visit(page, '/get-quote')
    await setFault(page, 'drop')
    const sent = watchSending(page)
    const { fill, submit, expectValues } = quoteForm(page)
    await fill(answers)
    await submit.click()
    await expect(noticeOf(page, 'alert')).toHaveText('Submission failed Please try again later.')
    await expectValues(answers)
    await expect(submit).toBeEnabled()
    await expect(submit).toBeFocused()
    expect(await inboxOf(page, answers.email)).toEqual([])

    await setFault(page, 'none')
    await submit.click()
    await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
    const arrived = await inboxOf(page, answers.email)
    expect(arrived.map(({ fields }) => fields)).toEqual([asSent(answers)])
    expect(sent.map((request) => request.headers()['idempotency-key'])).toEqual([
      arrived[0]?.key,
      arrived[0]?.key,
    ])
  },
)

test(
  'a request whose answer was lost is not doubled by a retry, even over a reload',
  { tag: '@faults' },
  async ({ page }) => {
    const answers = makeAnswers()
    await visit(page, '/get-quote')
    const { fill, submit, expectValues } = quoteForm(page)
    await page.route('**/api/quote', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await fill(answers)
    await submit.click()
    await expect(noticeOf(page, 'alert')).toContainText('Submission failed')
    expect(await inboxOf(page, answers.email)).toHaveLength(1)

    await page.unroute('**/api/quote')
    await page.reload()
    await hydrated(page)
    await expectValues(answers)
    await submit.click()
    await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
    expect(await inboxOf(page, answers.email)).toHaveLength(1)
  },
)
