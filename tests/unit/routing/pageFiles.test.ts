import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readProducts } from '../../../scripts/products.ts'
import { pageFileOf } from '../../../src/routing/pageFiles.ts'
import { allPaths } from '../../../src/routing/paths.ts'

it('every address has a file', () => {
  for (const path of allPaths(readProducts().map(({ id }) => id)))
    expect(existsSync(`src/app/routes/${pageFileOf(path) ?? ''}.tsx`), path).toBe(true)
})

it.each([
  ['/', 'home'],
  ['/about/', 'about'],
  ['/products', 'catalogue'],
  ['/products/all', 'catalogue'],
  ['/products/printers/all', 'catalogue'],
  ['/products/self-service/cds', 'catalogue'],
  ['/products/self-service/retail', 'product'],
  ['/products/page/2', 'catalogue'],
  ['/products/self-service/cds/page/12/', 'catalogue'],
  ['/products/page/1', 'product'],
  ['/products/5', 'product'],
  ['/products/5/6', 'product'],
  ['/legal/terms', 'legal'],
] as const)('%s is of %s', (path, file) => expect(pageFileOf(path)).toBe(file))

it.each([
  '/about/page/2',
  '/products/5/page/2',
  '/About',
  '/about/us',
  '/products/1/2/3',
  '/legal',
  '/constructor',
  '/404',
])('%s has none', (path) => expect(pageFileOf(path)).toBeUndefined())
