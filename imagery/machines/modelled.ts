import { chosenFrom } from '../lib/chosen.ts'
import { readProducts, slugOf, type Product } from '../lib/products.ts'
import { machines } from './machines.ts'

/** The products whose machine is drawn here, by slug; the others have photographs. */
export const drawnProducts = (): [slug: string, product: Product][] =>
  readProducts()
    .map((product): [string, Product] => [slugOf(product), product])
    .filter(([slug]) => slug in machines)

/** Those that name the model of their machine. A withdrawn product leaves a machine that nothing is asked of. */
export const modelledProducts = (): [slug: string, product: Product][] =>
  drawnProducts().filter(([slug, { model }]) => model === `/media/${slug}/model.glb`)

/** The machines asked for on the command line, or those of all products that name a model. */
export const chosenMachines = (): readonly string[] => {
  const asked = process.argv.slice(2)
  const named = modelledProducts().map(([slug]) => slug)
  return chosenFrom(Object.keys(machines), asked.length > 0 ? asked : named, 'Models')
}
