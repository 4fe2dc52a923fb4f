import { parseCataloguePath } from '../routing/cataloguePath.ts'
import type { RootState } from '../state/rootState.ts'

/** The state with which the HTML of a path was built; `key` is of the history's entry in a browser. */
export const builtState = (pathname: string, key = ''): Partial<RootState> => {
  const catalogue = parseCataloguePath(pathname, '')
  return { address: { pathname, search: '', hash: '', key }, ...(catalogue && { catalogue }) }
}
