import { follow } from '../../support/browser/follow.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'
import { noticeOf } from '../../support/browser/views/notices.ts'
import { asSent, inboxOf, makeAnswers, quoteForm, recordSending } from '../../support/browser/views/quote.ts'
import { expectStoredList, quoteLink, withStoredList } from '../../support/browser/views/quoteList.ts'
import { asDelivered } from '../../support/relay/quoteSamples.ts'
import { nameOf } from '../../support/site/fixtureProducts.ts'

const two = '[{"id":5,"quantity":2},{"id":36,"quantity":1}]'
const lines = [`2 x ${nameOf(5)} (No 005)`, `1 x ${nameOf(36)} (No 036)`]

test('a request arrives under its key with its fields, list and labels', async ({ page, context }) => {
  const answers = makeAnswers()
  await withStoredList(page, two)
  await visit(page, '/get-quote')
  const { field, fill } = quoteForm(page)
  const sent = recordSending(page)
  await fill(answers)
  await field('phone').press('Enter')

  await expect(noticeOf(page, 'status')).toHaveText(
    'Quote request submitted! Our team will respond within 24 hours.',
  )
  const receipt = page.getByRole('status').filter({ hasText: 'Your reference is' })
  await expect(receipt).toBeFocused()
  const reference = await receipt.locator('strong').innerText()
  expect(reference).toMatch(/^Q-[2-9A-HJ-NP-Z]{8}$/)
  await expect(receipt.getByRole('list', { name: 'You asked for' }).getByRole('listitem')).toHaveText(lines)
  await page.getByRole('button', { name: 'Send another request' }).click()
  await expect(field('firstName')).toBeFocused()
  await expect(
    receipt.locator('~ section', { hasText: 'Nothing is on it yet.' }),
    'the empty list comes after the thanks',
  ).toBeVisible()
  await expectStoredList(page, '[]')
  await expect(quoteLink(page, 'Get a Quote')).toBeVisible()
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await receipt.getByRole('button', { name: 'Copy reference' }).click()
  await expect(receipt.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(receipt).toContainText(await page.evaluate(() => navigator.clipboard.readText()))

  const expected = { ...asSent(answers), message: `${answers.message}\n\nQuote list:\n${lines.join('\n')}` }
  const arrived = await inboxOf(page, answers.email)
  expect(arrived.map(({ fields }) => fields)).toEqual([asDelivered(expected, reference)])
  expect(arrived[0]?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['idempotency-key']).toBe(arrived[0]?.key)
  expect(sent[0]?.postDataJSON()).toEqual(expected)
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

test('scripts that hang do not keep a request from being sent', async ({ page }) => {
  // The rules, and the names of the products.
  await page.route(/assets\/(quoteRequest|_virtual_product-names)-/, () => undefined)
  const answers = makeAnswers()
  await withStoredList(page, two)
  await page.clock.install()
  await visit(page, '/get-quote')
  const { fill, submit } = quoteForm(page)
  await fill(answers)
  await submit.click()
  // Each of them is waited for 5 s.
  await page.clock.runFor(11_000)
  await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  const [arrived] = await inboxOf(page, answers.email)
  expect(arrived?.fields.message).toContain('2 x product (No 005)\n1 x product (No 036)')
})

test('without rules the relay names wrong fields, and takes a right one', async ({ page, expectFaults }) => {
  expectFaults('/assets/quoteRequest-', '/api/quote')
  await page.route('**/assets/quoteRequest-*.js', (route) => route.abort())
  await visit(page, '/get-quote')
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
