import type { Page } from '@playwright/test'
import { companies } from '../../../src/content/countries.ts'
import { noticeOf } from '../../support/browser/notices.ts'
import {
  asSent,
  emptyAnswers,
  inboxOf,
  makeAnswers,
  quoteForm,
  watchSending,
} from '../../support/browser/quote.ts'
import { expect, expectAccessible, hydrated, test, visit } from '../../support/browser/site.ts'

/** Another host's page, as a hotel's network gives it out for every address. */
const answerForeign = (page: Page) =>
  page.route('**/api/quote', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  )

test("a stranger's 200 loses nothing: sent once more by itself, kept over a reload, sent again", async ({
  page,
}) => {
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  await answerForeign(page)
  const sent = watchSending(page)
  const { fill, submit, expectValues } = quoteForm(page)
  await fill(answers)
  await submit.click()

  await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  await expectValues(emptyAnswers)
  const receipt = page.getByRole('status').filter({ hasText: 'We have no confirmation yet' })
  await expect(receipt).toBeFocused()
  await expect(receipt.getByRole('link', { name: companies.Cambodia.phone })).toBeVisible()
  await expect(receipt.getByRole('link', { name: companies.Cambodia.email })).toBeVisible()
  await expect.poll(() => sent.length, 'once more by itself').toBe(2)
  await expect(receipt.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await hydrated(page)
  await expect(receipt).toBeVisible()
  expect(await inboxOf(page, answers.email)).toEqual([])

  await page.unroute('**/api/quote')
  await receipt.getByRole('button', { name: 'Send again' }).click()
  const confirmed = page.getByRole('status').filter({ hasText: /Your reference is Q-[2-9A-HJ-NP-Z]{8}/ })
  await expect(confirmed).toBeFocused()
  await expect(receipt).toBeHidden()
  const arrived = await inboxOf(page, answers.email)
  expect(arrived.map(({ fields }) => fields)).toEqual([asSent(answers)])
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(new Set([...keys, arrived[0]?.key]).size).toBe(1)

  await page.reload()
  await hydrated(page)
  await expect(receipt).toBeHidden()
})
