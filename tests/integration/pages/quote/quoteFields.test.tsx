// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { emptyQuote, type QuoteField } from '../../../../src/domain/contract/quoteFields.ts'
import { shownFields } from '../../../../src/features/quote/form/controls.ts'
import formFields from '../../../support/fixtures/formFields.json'
import { focused, selectAll } from '../../../support/pages/html.ts'
import {
  enter,
  errorOf,
  field,
  fill,
  renderQuote,
  submit,
  submitButton,
  valueOf,
} from '../../../support/pages/quotePage.ts'
import { quoteLabels } from '../../../support/relay/quoteSamples.ts'

/** Whether a screen reader adds exactly this text to the name of the field. */
const isDescribed = (name: QuoteField, description: string) =>
  screen.getAllByRole('textbox', { description }).includes(field(name))

const { options } = formFields
const defaults = ['cambodia', 'retail', 'sales']

/** What a browser may fill in for the visitor (WCAG 1.3.5). */
const tokens: Partial<Record<QuoteField, string>> = formFields.tokens

describe('the fields of the form', () => {
  it('are labelled, with the options and defaults of the specification', () => {
    renderQuote()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get a Quote')
    const form = within(screen.getByRole('form', { name: 'Your request' }))
    expect([...form.getAllByRole('textbox'), ...form.getAllByRole('combobox')]).toHaveLength(
      shownFields.length,
    )
    for (const name of shownFields) {
      const role = name in options ? 'combobox' : 'textbox'
      expect(form.getByRole(role, { name: quoteLabels[name] })).toBe(field(name))
    }
    for (const name of shownFields) expect(valueOf(name), name).toBe(emptyQuote[name])
    expect([valueOf('country'), valueOf('businessType'), valueOf('serviceType')]).toEqual(defaults)
    for (const [name, texts] of Object.entries(options))
      expect(selectAll('option', field(name as QuoteField)).map(({ textContent }) => textContent)).toEqual(
        texts,
      )
    expect(submitButton().disabled).toBe(false)
  })

  it('name the data that a browser may fill in, each once', () => {
    renderQuote()
    for (const name of shownFields)
      expect(field(name).getAttribute('autocomplete'), name).toBe(tokens[name] ?? null)
    const asked = selectAll('form [autocomplete]:not([autocomplete=off])')
    expect(asked).toHaveLength(Object.keys(tokens).length)
  })

  it('keep a pasted text whole that is too long, say so, and send nothing', async () => {
    const { sent } = renderQuote()
    fill()
    const long = 'Two counters, please. '.repeat(250)
    await userEvent.clear(field('message'))
    await userEvent.click(field('message'))
    await userEvent.paste(long)
    await submit()
    expect(valueOf('message')).toBe(long)
    expect(errorOf('message')).toBe('Must be at most 5000 characters')
    expect(sent).toEqual([])
  })

  it('say why they are wrong; the first one has the focus, a notice appears, and nothing is sent', async () => {
    const { sent, titles } = renderQuote()
    expect(isDescribed('phone', '8 to 15 digits'), 'the hint').toBe(true)
    enter('lastName', '   ')
    enter('message', ' \n ')
    await submit()
    const wrong = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required 8 to 15 digits',
      message:
        'Message is required For example notes per day, currencies, where it will stand, when you need it',
    }
    for (const name of shownFields)
      expect(field(name).getAttribute('aria-invalid') === 'true', name).toBe(name in wrong)
    for (const [name, text] of Object.entries(wrong))
      expect(isDescribed(name as QuoteField, text), text).toBe(true)
    expect(focused()).toBe(field('firstName'))
    expect(titles()).toEqual(['Please fix the form errors'])
    expect(sent).toEqual([])
  })
})
