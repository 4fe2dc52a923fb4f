declare global {
  interface Window {
    faults?: string[]
  }
}

// These functions run in the page and reach it as text: each can use nothing from outside itself.

/**
 * The first visible element whose accessible name begins with `name`, scrolled to the middle of the window;
 * null while something covers it.
 */
export const findElement = (selector: string, name: string): Element | null => {
  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    const alternatives = [...element.querySelectorAll('img')].map(({ alt }) => alt)
    const text = [...alternatives, ...labels.map(({ textContent }) => textContent), element.textContent]
    return element.ariaLabel ?? text.join(' ').trim()
  }
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const named = found.find((element) => nameOf(element).startsWith(name))
  if (!named) return null
  named.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = named.getBoundingClientRect()
  return named.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? named : null
}

/** Keeps, from now on, the errors and warnings that a script of the page can learn of. */
export const recordFaults = (): void => {
  const faults: string[] = []
  window.faults = faults
  const note = (kind: string, ...subjects: unknown[]): void => {
    const said = subjects.filter((subject) => subject !== undefined && subject !== null)
    faults.push(`${kind}: ${said.map(String).join(' ')}`)
  }
  const noteEvent = (event: Event & { message?: string; reason?: unknown; blockedURI?: string }): void =>
    note(
      event.type,
      event.message,
      event.reason,
      event.blockedURI,
      event.target instanceof Element ? event.target.outerHTML : undefined,
    )
  Object.assign(window.console, {
    error: note.bind(null, 'console.error'),
    warn: note.bind(null, 'console.warn'),
  })
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    window.addEventListener(type, noteEvent, true)
}

export const readFaults = (): string[] => window.faults ?? ['nothing was recorded']

/** Of the first one that is shown: the list keeps what its filter hides. */
export const textOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.textContent.trim() ??
  ''

export const linkOf = (selector: string): string =>
  document.querySelector<HTMLAnchorElement>(selector)?.href ?? ''

export const addressOf = (): string => location.pathname + location.search

/** Whether only one country's texts are shown: the first render removes the other's from the HTML. */
export const isRendered = (): boolean =>
  !['Cambodia', 'Singapore'].every((country) => document.querySelector(`[data-only=${country}]`))

/** Whether a new page has the focus; answers after the scroll to its top, 100 ms later (specification 2.2). */
export const hasArrived = async (): Promise<boolean> => {
  if (document.activeElement !== document.querySelector('main')) return false
  await new Promise((resolve) => setTimeout(resolve, 100))
  return true
}

/** The field in focus, and whether it is seen together with its label even when the header is shown. */
export const describeFocus = () => {
  const field = document.activeElement as HTMLInputElement
  const header = document.querySelector('header')?.offsetHeight ?? Infinity
  const label = field.labels?.[0]?.getBoundingClientRect()
  return {
    name: field.name,
    invalid: field.ariaInvalid,
    labelBelowHeader: label !== undefined && label.top >= header,
    fieldInWindow: field.getBoundingClientRect().bottom <= innerHeight,
  }
}
