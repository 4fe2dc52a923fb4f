import type { Page, Request } from '@playwright/test'
import { noTexts, type QuoteField, type QuoteValues } from '../../../../src/domain/contract/quoteFields.ts'
import { shownFields } from '../../../../src/features/quote/form/controls.ts'
import { quoteLabels, sampleQuote } from '../../relay/quoteSamples.ts'

const choices: readonly QuoteField[] = ['country', 'businessType', 'serviceType']

export const quoteForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Your request' })
  const field = (name: QuoteField) =>
    form.getByRole(choices.includes(name) ? 'combobox' : 'textbox', {
      name: new RegExp(`^${quoteLabels[name]}`),
    })
  return {
    field,
    submit: form.getByRole('button'),
    fill: async (values: Partial<QuoteValues>) => {
      for (const name of shownFields) {
        const value = values[name]
        if (value === undefined) continue
        await (choices.includes(name) ? field(name).selectOption(value) : field(name).fill(value))
      }
    },
  }
}

/** With an e-mail address that no other test uses. */
export const makeAnswers = (): QuoteValues => ({
  ...noTexts,
  ...Object.fromEntries(shownFields.map((name) => [name, sampleQuote[name]])),
  email: `buyer-${crypto.randomUUID()}@bank.example`,
  country: 'singapore',
  businessType: 'banking',
  serviceType: 'general',
  message: 'Two MC 280 for the branch in Kampot.\nសូមអរគុណ 😀 <b>&amp;</b>',
})

/** The same answers as they travel: options by their label text (specification 7). */
export const asSent = (answers: QuoteValues): QuoteValues => ({
  ...answers,
  country: 'Singapore',
  businessType: 'Banking/Financial',
  serviceType: 'General Inquiry',
})

export const recordSending = (page: Page): Request[] => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/quote') sent.push(request)
  })
  return sent
}

/** What the embedded form service of `npm start`, one port above the site's, has of a visitor. */
export const inboxOf = async (page: Page, email: string) => {
  const url = new URL('/requests.json', page.url())
  url.port = String(Number(url.port) + 1)
  const stored = (await (await fetch(url)).json()) as { key: string; fields: Record<string, unknown> }[]
  return stored.filter(({ fields }) => fields.email === email)
}
