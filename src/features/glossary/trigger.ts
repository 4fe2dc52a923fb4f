/** The elements of a term in the page, in the order of the document. */
const elementsOf = (term: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-term="${CSS.escape(term)}"]`),
]

/** `uv 2` is the third element of the term `uv`: the same in each rendering of the page, unlike React's ids. */
export const triggerName = (element: HTMLElement): string => {
  const { term = '' } = element.dataset
  return `${term} ${elementsOf(term).indexOf(element)}`
}

export const findTrigger = (name: string): HTMLElement | undefined => {
  const [term = '', index] = name.split(' ')
  return elementsOf(term)[Number(index)]
}
