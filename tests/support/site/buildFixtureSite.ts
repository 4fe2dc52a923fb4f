import './useFixtureContent.ts'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buildSite } from '../../../scripts/build/buildSite.ts'
import { lendEnvironment } from '../../../scripts/environment.ts'
import { readRevised } from '../../../scripts/feed/revisions.ts'
import { fixtureFolder, fixtureProducts, fixturePublic } from './fixtureProducts.ts'
import { fixtureSite } from './fixtureSite.ts'

/** `node buildFixtureSite.ts`: the site of the tests' catalogue, as `npm start -- --root` serves it. */
const dist = join(fixtureSite, 'dist')
await rm(fixtureSite, { recursive: true, force: true })
await mkdir(fixtureSite, { recursive: true })
// What Netlify's local runtime bundles the functions from.
for (const name of ['netlify.toml', 'package.json', 'functions', 'src/domain/contract', 'src/lib'])
  await cp(name, join(fixtureSite, name), { recursive: true })
// A junction, since Windows lets only administrators make symbolic links.
await symlink(resolve('node_modules'), join(fixtureSite, 'node_modules'), 'junction')

lendEnvironment({ NODE_ENV: 'production' })
const serverFolder = join(fixtureSite, 'prerender')
await buildSite({ products: fixtureFolder, dist, serverFolder })
// Media, sheets, cards and drawings of products that the shipped catalogue no longer has.
const products = readRevised(fixtureFolder).map((product) => ({
  ...product,
  images: product.images.filter(({ src }) => existsSync(join('public', dirname(src)))),
}))
for (const { images } of fixtureProducts)
  for (const folder of new Set(images.map(({ src }) => dirname(src))))
    if (!existsSync(join(dist, folder)))
      await cp(join(fixturePublic, 'media/mc-280'), join(dist, folder), { recursive: true })
// An import above would load the shipped content.
const { shareCards } = await import('../../../scripts/shareCards/shareCards.ts')
const { sizeDrawings } = await import('../../../scripts/sizeDrawings/sizeDrawings.ts')
const { specSheets } = await import('../../../scripts/specSheets/specSheets.ts')
const derived = [...shareCards(products), ...sizeDrawings(products), ...specSheets(products)]
for (const { name, make } of derived) {
  const file = join(dist, name)
  if (existsSync(file)) continue
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await make())
}
