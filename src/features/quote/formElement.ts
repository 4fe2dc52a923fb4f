import { emptyQuote, quoteFieldOrder, type QuoteField, type QuoteValues } from './quoteFields.ts'

/** What the form's elements hold where it is not the default: typed or filled in before the scripts arrived. */
export const enteredFields = (form: HTMLFormElement): Partial<QuoteValues> => {
  const data = new FormData(form)
  const entered = quoteFieldOrder.flatMap((field) => {
    const value = data.get(field)
    return typeof value === 'string' && value !== emptyQuote[field] ? [[field, value] as const] : []
  })
  return Object.fromEntries(entered)
}

export const focusField = (form: HTMLFormElement | null, field: QuoteField): void => {
  const element = form?.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}

/** Gives the button the focus back that it lost while it was disabled; a visitor who has moved on stays there. */
export const focusSubmit = (form: HTMLFormElement | null): void => {
  if (document.activeElement === document.body) form?.querySelector('button')?.focus()
}
