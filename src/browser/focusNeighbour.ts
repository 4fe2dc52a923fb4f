/** Moves the focus to the same control of the next item, or else of the one before, as its own item goes. */
export const focusNeighbour = (item: Element | null, control: string): boolean => {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>(control)
  target?.focus()
  return Boolean(target)
}
