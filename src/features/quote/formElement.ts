import { toQuoteValues } from './draft.ts'
import { emptyQuote, quoteFieldOrder, type QuoteField, type QuoteValues } from './quoteFields.ts'

/** What the form's elements hold. */
export const readForm = (form: HTMLFormElement): QuoteValues =>
  toQuoteValues(Object.fromEntries(new FormData(form)))

/** What they hold where it is not the default: typed or filled in before the scripts arrived. */
export const enteredFields = (form: HTMLFormElement): Partial<QuoteValues> => {
  const values = readForm(form)
  const entered = quoteFieldOrder.filter((field) => values[field] !== emptyQuote[field])
  return Object.fromEntries(entered.map((field) => [field, values[field]]))
}

export const focusField = (form: HTMLFormElement | null, field: QuoteField): void => {
  const element = form?.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}

/** Gives the button the focus back that fell to an ancestor when it was disabled; elsewhere, focus stays. */
export const focusSubmit = (form: HTMLFormElement | null): void => {
  if (form && document.activeElement?.contains(form)) form.querySelector('button')?.focus()
}
