import { emptyQuote, type QuoteField, quoteFieldOrder, type QuoteValues } from '../../contract/quoteFields.ts'
import { toQuoteValues } from './draft.ts'

export const readForm = (form: HTMLFormElement): QuoteValues =>
  toQuoteValues(Object.fromEntries(new FormData(form)))

/** Values that differ from the defaults: typed or filled in before the scripts arrived. */
export const enteredFields = (form: HTMLFormElement): Partial<QuoteValues> => {
  const values = readForm(form)
  const entered = quoteFieldOrder.filter((field) => values[field] !== emptyQuote[field])
  return Object.fromEntries(entered.map((field) => [field, values[field]]))
}

export const focusField = (form: HTMLFormElement | null, field: QuoteField): void => {
  const element = form?.elements.namedItem(field)
  if (!(element instanceof HTMLElement)) return
  // WebKit's own scrolling ignores the scroll padding of the sticky header.
  element.focus({ preventScroll: true })
  element.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' })
}

/** After the lock, moves the focus to a wrong field or the button, unless it is elsewhere. */
export const returnFocus = (form: HTMLFormElement | null, wrong: QuoteField | undefined): void => {
  const { activeElement } = document
  // A locked form's focus falls to the body, or stays on the disabled button.
  if (!form || !(activeElement?.contains(form) || form.contains(activeElement))) return
  if (wrong) focusField(form, wrong)
  else form.querySelector('button')?.focus()
}
