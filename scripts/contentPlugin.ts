import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bestSellerIds, toSummary, toTeaser, type Product } from '../src/content/product.ts'
import { productFiles, productsFolder, readProducts } from './products.ts'

const catalogue = (products: Product[]): string =>
  `export const summaries = ${JSON.stringify(products.map(toSummary))}`

const bestSellers = (products: Product[]): string => {
  const found = bestSellerIds.flatMap((id) => products.filter((product) => product.id === id))
  return `export const bestSellers = ${JSON.stringify(found.map(toTeaser))}`
}

const details = (): string => {
  const entries = productFiles().map((name) => {
    const file = JSON.stringify(join(productsFolder, name))
    return `${Number.parseInt(name, 10)}: () => import(${file})`
  })
  return `export const details = { ${entries.join(', ')} }`
}

const modules: Record<string, () => string> = {
  'virtual:catalogue': () => catalogue(readProducts()),
  'virtual:best-sellers': () => bestSellers(readProducts()),
  'virtual:product-details': details,
}

/** Gives each page its own part of the catalogue: a slim index, the best sellers, or one product's detail. */
export const contentPlugin = (): Plugin => ({
  name: 'content',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : null),
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(productsFolder)) return
    for (const name of Object.keys(modules)) {
      const module = server.moduleGraph.getModuleById(`\0${name}`)
      if (module) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  },
})
