import type { Page } from '@playwright/test'
import { referenceOf } from '../../../functions/relay/requests/referenceOf.ts'
import { companies } from '../../../src/content/countries.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import {
  asSent,
  emptyAnswers,
  inboxOf,
  makeAnswers,
  quoteForm,
  recordSending,
} from '../../support/browser/views/quote.ts'
import { asDelivered } from '../../support/relay/quoteSamples.ts'

/** Another host's page, as a hotel's network gives it out for every address. */
const answerForeign = (page: Page) =>
  page.route('**/api/quote', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  )

test('an ok answer of a stranger loses nothing, because the device sends the request again at the next visit', async ({
  page,
}) => {
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  await answerForeign(page)
  const sent = recordSending(page)
  const { fill, submit, expectValues } = quoteForm(page)
  await fill(answers)
  await submit.click()
  await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  await expectValues(emptyAnswers)
  const receipt = page.getByRole('status').filter({ hasText: 'We have no confirmation yet' })
  await expect(receipt).toBeFocused()
  await expect(receipt.getByRole('link', { name: companies.Cambodia.phone })).toBeVisible()
  await expect.poll(() => sent.length, 'once more by itself').toBe(2)
  await expectAccessible(page)
  expect(await inboxOf(page, answers.email)).toEqual([])
  await receipt.getByRole('button', { name: 'Keep it on this device' }).click()
  await expect(page.getByText('for 6 days at most')).toBeVisible()

  await page.unroute('**/api/quote')
  // As another day: the last try is long ago.
  await page.evaluate(() => {
    const stored = localStorage.getItem('unconfirmedQuotes') ?? ''
    localStorage.setItem('unconfirmedQuotes', stored.replaceAll(/"lastTryAt":\d+/g, '"lastTryAt":0'))
    sessionStorage.clear()
  })
  await page.goto('/about')
  await expect.poll(async () => (await inboxOf(page, answers.email)).length).toBe(1)
  const [arrived] = await inboxOf(page, answers.email)
  const reference = await referenceOf(arrived?.key ?? '')
  expect(arrived?.fields).toEqual(asDelivered(asSent(answers), reference))
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(new Set([...keys, arrived?.key]).size).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unconfirmedQuotes'))).toBeNull()
})
