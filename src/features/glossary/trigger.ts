/** The elements of a term in the page, in the order of the document. */
const elementsOf = (term: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-term="${CSS.escape(term)}"]`),
]

/** `uv 2` is the third element of the term `uv`, in each rendering of the page; React's ids change. */
export const triggerName = (element: HTMLElement): string => {
  const { term = '' } = element.dataset
  return `${term} ${elementsOf(term).indexOf(element)}`
}

export const findTrigger = (name: string): HTMLElement | undefined => {
  const [term = '', index] = name.split(' ')
  return elementsOf(term)[Number(index)]
}
