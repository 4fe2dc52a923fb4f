import type { ListedMachine } from '../../contract/quoteList.ts'

export const markIds = (root: HTMLElement, machines: readonly ListedMachine[]): void => {
  if (machines.length === 0) delete root.dataset.quoteList
  else root.dataset.quoteList = machines.map(({ id }) => id).join(' ')
}

/** Notes the list on the root element: styles read it from the first frame on, before React. */
export const markRoot = (root: HTMLElement, machines: readonly ListedMachine[]): void => {
  markIds(root, machines)
  root.style.setProperty('--quote-count', String(machines.length))
}

/** The pressed look of list buttons until they hydrate, as global.css and toggleButtonStyle read it. */
export const listButtonStyles = (ids: readonly number[], label: string): string => {
  const buttons = ids.map((id) => `:root[data-quote-list~='${id}'] [data-machine='${id}'][data-listed=false]`)
  return `${buttons.join(',\n')} {
  --label: none;
  --pressed-label: ${JSON.stringify(label)};
  --glyph: var(--tick);
  --ground: var(--mui-palette-site-wash);
}
`
}
