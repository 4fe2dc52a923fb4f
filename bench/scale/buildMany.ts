import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from '../../scripts/build/buildSite.ts'
import { lendEnvironment } from '../../scripts/environment.ts'
import { manyProducts } from './manyProducts.ts'

/** `node buildMany.ts COUNT FOLDER SERVER_FOLDER`: a site with so many products; prints the ms it took. */
const [count, folder = '', serverFolder = ''] = process.argv.slice(2)
const products = join(folder, 'products')
await mkdir(products, { recursive: true })
for (const product of manyProducts(Number(count)))
  await writeFile(join(products, `${product.id}.json`), JSON.stringify(product))
await copyFile('netlify.toml', join(folder, 'netlify.toml'))

lendEnvironment({ NODE_ENV: 'production' })
const started = performance.now()
await buildSite({ products, dist: join(folder, 'dist'), serverFolder })
console.log(performance.now() - started)
