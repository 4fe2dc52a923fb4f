import type { Graph } from 'schema-dts'

/** The node of a type in a page's JSON-LD. Throws where it has none. */
export const structuredNode = (graph: Graph, type: string): Record<string, unknown> => {
  const nodes = graph['@graph'] as readonly object[] as readonly Record<string, unknown>[]
  const found = nodes.find((node) => node['@type'] === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}
