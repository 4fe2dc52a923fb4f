/**
 * Keeps what a visitor does before React takes the page over. When another program has changed the page, React
 * renders it anew, and the new elements get what was typed into the old ones.
 */

const controls = 'input, textarea, select, button, a[href], label, details, form'

/** What an element has in common with the one that React renders in its place. */
const likenessOf = (element: Element): string => {
  const [name, type, href] = ['name', 'type', 'href'].map((attribute) => element.getAttribute(attribute))
  // `value` tells radio buttons apart. In a text field it does not, because React writes what is typed into it.
  const choice = type === 'radio' || type === 'checkbox' ? element.getAttribute('value') : null
  return [element.tagName, element.className, name, type, href, choice].join('\n')
}

/** Safari before 17.4 has no `Map.groupBy`. */
const groupAlike = (page: Document): Map<string, Element[]> => {
  const groups = new Map<string, Element[]>()
  for (const element of page.querySelectorAll(controls)) {
    const likeness = likenessOf(element)
    groups.set(likeness, [...(groups.get(likeness) ?? []), element])
  }
  return groups
}

/** Sets a value so that React takes it for typed; it overlooks one that is set in the usual way. */
const setValue = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const giveValue = (old: Element, twin: Element): void => {
  if (old instanceof HTMLDetailsElement && twin instanceof HTMLDetailsElement) twin.open = old.open
  if (old instanceof HTMLSelectElement && twin instanceof HTMLSelectElement && old.value !== twin.value)
    setValue(twin, old.value)
  if (
    old instanceof HTMLTextAreaElement &&
    twin instanceof HTMLTextAreaElement &&
    old.value !== old.defaultValue
  )
    setValue(twin, old.value)
  if (!(old instanceof HTMLInputElement && twin instanceof HTMLInputElement)) return
  if (old.checked !== old.defaultChecked && old.checked !== twin.checked) twin.click()
  if (!['checkbox', 'radio'].includes(old.type) && old.value !== old.defaultValue) setValue(twin, old.value)
}

const giveFocus = (old: Element, twin: Element): void => {
  if (!(twin instanceof HTMLElement)) return
  twin.focus({ preventScroll: true })
  const isText = (field: Element) => field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText(old) || !isText(twin) || old.selectionStart === null) return
  twin.setSelectionRange(old.selectionStart, old.selectionEnd)
}

export interface KeptInput {
  /** Returns the element itself, or the one that was rendered in its place. */
  standIn: (element: Element) => Element | undefined
  /** Gives values, open details and the focus to the elements that were rendered anew. */
  giveBack: () => void
}

/** Remembers which element is which, before React takes over the page. */
export const keepInput = (page: Document): KeptInput => {
  const before = groupAlike(page)
  const places = new Map(
    [...before].flatMap(([likeness, alike]) => alike.map((element, index) => [element, { likeness, index }])),
  )
  let focused = page.activeElement
  const listening = new AbortController()
  page.addEventListener('focusin', ({ target }) => (focused = target as Element), {
    signal: listening.signal,
  })

  const standIn = (element: Element): Element | undefined => {
    const place = places.get(element)
    if (element.isConnected || !place) return element.isConnected ? element : undefined
    return groupAlike(page).get(place.likeness)?.[place.index]
  }

  const giveBack = (): void => {
    listening.abort()
    const after = groupAlike(page)
    for (const [old, { likeness, index }] of places) {
      const twin = old.isConnected ? undefined : after.get(likeness)?.[index]
      if (twin) giveValue(old, twin)
    }
    const twin = focused && !focused.isConnected ? standIn(focused) : undefined
    if (focused && twin && page.activeElement === page.body) giveFocus(focused, twin)
  }

  return { standIn, giveBack }
}
