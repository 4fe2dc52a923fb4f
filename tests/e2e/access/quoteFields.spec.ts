import { quoteFieldOrder } from '../../../src/domain/contract/quoteFields.ts'
import { expect, test, visit } from '../../support/browser/site.ts'
import { quoteForm } from '../../support/browser/views/quote.ts'

/** What a browser may fill in for the visitor (WCAG 1.3.5). */
const tokens = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  position: 'organization-title',
  country: 'country-name',
  businessType: null,
  serviceType: null,
  message: null,
} as const

test('fields say what they are for, none asks twice, and an error belongs to its field', async ({ page }) => {
  await visit(page, '/get-quote')
  const { field, submit } = quoteForm(page)
  for (const name of quoteFieldOrder) {
    const token = tokens[name]
    if (token !== null) await expect(field(name)).toHaveAttribute('autocomplete', token)
  }
  const asked = await page
    .locator('form [autocomplete]:visible')
    .evaluateAll((fields) => fields.map((each) => each.getAttribute('autocomplete')))
  expect(new Set(asked).size).toBe(asked.length)
  await submit.click()
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(name)).toHaveAccessibleDescription(/ is required/)
  }
  await expect(field('company')).not.toHaveAttribute('aria-invalid', 'true')
})
