import { details } from 'virtual:product-details'
import type { Machine } from './machine.ts'

/** In the order asked for; throws when the network fails. */
export const loadMachines = async (ids: readonly number[]): Promise<Machine[]> => {
  const [{ figures, columns }, ...modules] = await Promise.all([
    import('virtual:figures'),
    ...ids.map((id) => details[id]?.()),
  ])
  return modules.flatMap((module) => {
    if (!module) return []
    const { default: product } = module
    const family = columns[product.subcategory ?? product.category] ?? []
    return [{ product, figures: figures[product.id] ?? {}, columns: family }]
  })
}
