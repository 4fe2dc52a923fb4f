/** Finds markup by a CSS selector: for claims that no role or label shows. */
export const select = (selector: string, root: ParentNode = document): HTMLElement | null =>
  root.querySelector<HTMLElement>(selector)

export const selectAll = (selector: string, root: ParentNode = document): Element[] => [
  ...root.querySelectorAll(selector),
]

/** The button or the link that has a text. */
export const controlOf = (text: HTMLElement): HTMLElement => text.closest<HTMLElement>('button, a') ?? text

/** The list items that stand in one parent with their heading. */
export const itemsBeside = (heading: HTMLElement): Element[] =>
  selectAll('li', heading.parentElement ?? document.createElement('div'))

export const focused = (): Element | null => document.activeElement
