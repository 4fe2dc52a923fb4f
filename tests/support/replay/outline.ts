const spoken = ['role', 'href', 'src', 'alt', 'title', 'placeholder', 'type', 'name']

/**
 * What only says something aloud: a toast that a jump shows is silent, and the name of the main
 * part is said on
 * the arrival at a page.
 */
const isQuiet = (element: Element, name: string): boolean =>
  name === 'aria-live' || (name === 'aria-label' && element.id === 'main')

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || element.matches('[aria-hidden=true], [data-open=false], script, style')

const stateOf = (element: Element): string[] => {
  if (element instanceof HTMLInputElement) return [`value=${element.value}`, `checked=${element.checked}`]
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return [`value=${element.value}`]
  return element instanceof HTMLDetailsElement ? [`open=${element.open}`] : []
}

/**
 * What a screen reader learns of a page, and all that its accessibility tree is made of: shown elements with
 * their roles, names, states, relations and words, a line each. Ids are numbered in their order, since React
 * makes new ones with each rendering.
 */
export const outlineOf = (root: Element): string => {
  const ids = new Map<string, string>()
  const numbered = (text: string) =>
    text.replaceAll(/_r_\w+_/g, (id) => {
      const known = ids.get(id) ?? `#${ids.size}`
      ids.set(id, known)
      return known
    })
  const lines: string[] = []
  const visit = (node: Node, depth: number): void => {
    if (node instanceof Text && node.data.trim() !== '') lines.push(`${' '.repeat(depth)}"${node.data}"`)
    if (!(node instanceof Element) || isHidden(node)) return
    const said = [...node.attributes].filter(
      ({ name }) =>
        (spoken.includes(name) || name.startsWith('aria-') || name === 'disabled') && !isQuiet(node, name),
    )
    const parts = said.map(({ name, value }) => `${name}=${numbered(value)}`).sort()
    lines.push(`${' '.repeat(depth)}${[node.tagName.toLowerCase(), ...parts, ...stateOf(node)].join(' ')}`)
    for (const child of node.childNodes) visit(child, depth + 1)
  }
  visit(root, 0)
  return lines.join('\n')
}
