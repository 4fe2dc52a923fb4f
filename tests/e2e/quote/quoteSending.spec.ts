import type { Page } from '@playwright/test'
import { follow } from '../../support/browser/follow.ts'
import { holdBack } from '../../support/browser/holdBack.ts'
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

test('a request arrives with all ten fields, labels as text, under its key', async ({ page, context }) => {
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  const { fill, submit, expectValues } = quoteForm(page)
  const sent = watchSending(page)
  await fill(answers)
  await submit.click()

  await expect(noticeOf(page, 'status')).toHaveText(
    'Quote request submitted! Our team will respond within 24 hours.',
  )
  await expectValues(emptyAnswers)
  const receipt = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(receipt).toBeFocused()
  await expect(receipt).toContainText(/Q-[2-9A-HJ-NP-Z]{8}/)
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await receipt.getByRole('button', { name: 'Copy reference' }).click()
  await expect(receipt.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(receipt).toContainText(await page.evaluate(() => navigator.clipboard.readText()))

  const arrived = await inboxOf(page, answers.email)
  expect(arrived.map(({ fields }) => fields)).toEqual([asSent(answers)])
  expect(arrived[0]?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['idempotency-key']).toBe(arrived[0]?.key)
  expect(sent[0]?.postDataJSON()).toEqual(asSent(answers))
})

test('optional fields may stay empty, and texts are trimmed', async ({ page }) => {
  const { email } = makeAnswers()
  await visit(page, '/get-quote')
  const { fill, submit } = quoteForm(page)
  await fill({
    firstName: ' Li ',
    lastName: 'Tan',
    email: ` ${email} `,
    phone: '6591234567',
    message: 'Hello ',
  })
  await submit.click()
  await expect(noticeOf(page, 'status')).toBeVisible()
  expect((await inboxOf(page, email)).map(({ fields }) => fields)).toEqual([
    {
      firstName: 'Li',
      lastName: 'Tan',
      email,
      phone: '6591234567',
      company: '',
      position: '',
      country: 'Cambodia',
      businessType: 'Retail',
      serviceType: 'Sales & Quotes',
      message: 'Hello',
    },
  ])
})

test('phone numbers arrive as they were written', async ({ page }) => {
  const { email, ...answers } = makeAnswers()
  const phones = ['12345678', '(012) 345-678', '+123 456 789 012 345']
  await visit(page, '/get-quote')
  const { fill, submit, expectValues } = quoteForm(page)
  for (const phone of phones) {
    await fill({ ...answers, email, phone })
    await submit.click()
    await expectValues(emptyAnswers)
  }
  const arrived = await inboxOf(page, email)
  expect(arrived.map(({ fields }) => fields.phone).reverse()).toEqual(phones)
})

/** Whether the page asks before it is left. */
const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

test('while it is on its way: Submitting..., locked, and sent once however often it is pressed', async ({
  page,
}) => {
  const letThrough = await holdBack(page, '**/api/quote')
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  const { field, fill, submit } = quoteForm(page)
  const sent = watchSending(page)
  await fill(answers)
  await submit.dblclick()
  await expect(submit).toHaveText('Submitting...')
  await expect(submit).toBeDisabled()
  await expect(field('message')).toBeDisabled()
  expect(await asksBeforeLeaving(page)).toBe(true)
  await field('message').evaluate((element) => element.closest('form')?.requestSubmit())
  letThrough()
  await expect(submit).toHaveText('Submit Request')
  await expect(submit).toBeEnabled()
  expect(await asksBeforeLeaving(page)).toBe(false)
  expect(sent).toHaveLength(1)
  expect(await inboxOf(page, answers.email)).toHaveLength(1)
})

test('an answer that cannot be read is an answer: the request has arrived', async ({ page }) => {
  await visit(page, '/get-quote')
  const { fill, submit, expectValues } = quoteForm(page)
  for (const body of ['', 'null']) {
    await page.route('**/api/quote', (route) => route.fulfill({ body, contentType: 'application/json' }))
    await fill(makeAnswers())
    await submit.click()
    await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
    await expectValues(emptyAnswers)
  }
})

test('a browser without the newest functions shows the pages and sends a request', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  const answers = makeAnswers()
  await visit(page, '/')
  await follow(page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }))
  const { fill, submit } = quoteForm(page)
  await fill(answers)
  await submit.click()
  await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  expect(await inboxOf(page, answers.email)).toHaveLength(1)
})

test('Enter in a field submits', async ({ page }) => {
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  const { field, fill } = quoteForm(page)
  await fill(answers)
  await field('phone').press('Enter')
  await expect(noticeOf(page, 'status')).toBeVisible()
  expect(await inboxOf(page, answers.email)).toHaveLength(1)
})

test('the answers survive a reload and another page, and go after success', async ({ page }) => {
  const answers = makeAnswers()
  await visit(page, '/get-quote')
  const { fill, submit, expectValues } = quoteForm(page)
  await fill(answers)
  await page.reload()
  await hydrated(page)
  await expectValues(answers)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expectValues(answers)
  await submit.click()
  await expect(noticeOf(page, 'status')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expectValues(emptyAnswers)
  expect(await inboxOf(page, answers.email)).toHaveLength(1)
})
