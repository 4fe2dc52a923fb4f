import { noticeOf } from '../../support/browser/notices.ts'
import { emptyAnswers, labels, makeAnswers, quoteForm, watchSending } from '../../support/browser/quote.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from '../../support/browser/site.ts'

test.beforeEach(({ page }) => visit(page, '/get-quote'))

test(
  'ten labelled fields with the options and defaults of the specification',
  { tag: '@phone' },
  async ({ page }) => {
    const { field, expectValues, submit } = quoteForm(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote')
    for (const name of Object.keys(labels)) await expect(field(name as keyof typeof labels)).toBeVisible()
    await expectValues(emptyAnswers)
    await expect(field('serviceType').getByRole('option')).toHaveText(['General Inquiry', 'Sales & Quotes'])
    await expect(field('businessType').getByRole('option')).toHaveText([
      'Retail',
      'Hospitality',
      'Banking/Financial',
      'Healthcare',
      'Government',
      'Education',
      'Manufacturing',
      'Other',
    ])
    await expect(field('country').getByRole('option')).toHaveText([
      'Cambodia',
      'Thailand',
      'Vietnam',
      'Laos',
      'Myanmar',
      'Singapore',
      'Malaysia',
      'Indonesia',
      'Philippines',
      'Other',
    ])
    await expect(submit).toBeEnabled()
  },
)

test(
  'an empty form: every message, one notice, the first wrong field in focus, nothing sent',
  { tag: '@phone' },
  async ({ page }) => {
    const sent = watchSending(page)
    const { field, fill, submit } = quoteForm(page)
    await fill({ lastName: '   ', message: ' \n ' })
    await submit.click()
    const messages = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required 8 to 15 digits',
      message: 'Message is required',
    } as const
    for (const [name, text] of Object.entries(messages)) {
      const wrong = field(name as keyof typeof messages)
      await expect(wrong).toHaveAccessibleDescription(text)
      await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    }
    for (const name of ['company', 'position', 'country', 'businessType', 'serviceType'] as const)
      await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(noticeOf(page, 'alert')).toHaveText('Please fix the form errors')
    await expect(field('firstName')).toBeFocused()
    expect(sent).toHaveLength(0)
  },
)

test(
  'the focus goes to the first wrong field, which the header does not cover',
  { tag: '@phone' },
  async ({ page }) => {
    const { field, fill, submit } = quoteForm(page)
    await fill({ ...makeAnswers(), phone: '1234' })
    await submit.click()
    await expect(field('phone')).toBeFocused()
    await expect(field('phone')).toBeInViewport({ ratio: 1 })
    const top = (await field('phone').boundingBox())?.y ?? 0
    const header = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
    expect(top).toBeGreaterThan(header)
  },
)

test(
  'what is no phone number is refused, and what is one is said beside it',
  { tag: '@phone' },
  async ({ page }) => {
    const { field, fill, submit } = quoteForm(page)
    await fill(makeAnswers())
    for (const phone of ['1234567', '+85 (12) 345', '1234567890123456', 'call me', '+']) {
      await fill({ phone })
      await expect(field('phone')).toHaveAccessibleDescription('8 to 15 digits')
      await submit.click()
      await expect(field('phone')).toHaveAccessibleDescription('Invalid phone number 8 to 15 digits')
    }
  },
)

test('the form with its errors is accessible and fits 320 px', async ({ page }) => {
  await quoteForm(page).submit.click()
  await expect(noticeOf(page, 'alert')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test.describe('without the script of the rules', () => {
  test.use({ expectedFaults: ['/assets/quoteRequest-', '/api/quote'] })

  test('the relay tells what is wrong, and takes what is right', async ({ page }) => {
    await page.route('**/assets/quoteRequest-*.js', (route) => route.abort())
    const { field, fill, submit } = quoteForm(page)
    const answers = makeAnswers()
    await fill({ ...answers, email: 'no address' })
    await submit.click()
    await expect(field('email')).toHaveAccessibleDescription('Invalid email format')
    await expect(field('email')).toBeFocused()
    await fill({ email: answers.email })
    await submit.click()
    await expect(noticeOf(page, 'status')).toContainText('Quote request submitted!')
  })
})
