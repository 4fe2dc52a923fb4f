import {
  emptyQuote,
  type QuoteField,
  quoteFieldOrder,
  type QuoteValues,
} from '../../../domain/contract/quoteFields.ts'
import type { SpamSignals } from '../../../domain/contract/relay.ts'
import { toQuoteValues } from '../../../parts/quoteDraft/draft.ts'

/** The values in the fields, even if a program filled them in without an event. */
export const valuesIn = (form: HTMLFormElement): QuoteValues =>
  toQuoteValues(Object.fromEntries(new FormData(form)))

/** Values that differ from the defaults. Before hydration the visitor or the browser has filled them in. */
export const typedFields = (form: HTMLFormElement): Partial<QuoteValues> => {
  const values = valuesIn(form)
  const typed = quoteFieldOrder.filter((field) => values[field] !== emptyQuote[field])
  return Object.fromEntries(typed.map((field) => [field, values[field]]))
}

export const isSame = (some: QuoteValues, others: QuoteValues): boolean =>
  quoteFieldOrder.every((field) => some[field] === others[field])

export const honeypotName = 'website'

/**
 * The page's own age counts, because a visitor may have typed before hydration or come back to the form. The
 * honeypot is read from the page, since a bot may fill it without an event.
 */
export const readSpamSignals = (form: HTMLFormElement | null): SpamSignals => {
  const honeypot = form?.elements.namedItem(honeypotName)
  return {
    honeypotFilled: honeypot instanceof HTMLInputElement && honeypot.value !== '',
    secondsOpen: Math.floor(performance.now() / 1000),
  }
}

export const firstWrongField = (errors: object): QuoteField | undefined =>
  quoteFieldOrder.find((field) => field in errors)

/** Moves the focus to a field, and the field to the middle of the window. */
export const focusField = (form: HTMLFormElement | null, field: QuoteField): void => {
  const element = form?.elements.namedItem(field)
  if (!(element instanceof HTMLElement)) return
  // The browser's own scrolling may leave the field under the sticky header or under a phone's notice.
  element.focus({ preventScroll: true })
  element.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'center' })
}

/** Once the form is enabled again, focuses a wrong field or the button, unless the focus is elsewhere. */
export const returnFocus = (form: HTMLFormElement | null, wrong: QuoteField | undefined): void => {
  const { activeElement } = document
  // While the form is disabled the focus falls to the body, or stays on the button.
  if (!form || !(activeElement?.contains(form) || form.contains(activeElement))) return
  if (wrong) {
    focusField(form, wrong)
    return
  }
  form.querySelector('button')?.focus()
  // The reason stands between the button and the end of the form, often below the window.
  form.lastElementChild?.scrollIntoView({ block: 'nearest' })
}
