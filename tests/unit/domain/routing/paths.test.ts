import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { paths, routeFiles } from '../../../../src/domain/routing/paths.ts'
import addresses from '../../../support/fixtures/addresses.json'

const routes = routeFiles.map((route) => ({ ...route, caseSensitive: true }))
const fileOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.file

it.each([
  ['/', 'home'],
  ['/about/', 'about'],
  ['/products', 'catalogue'],
  ['/products/self-service/cds', 'catalogue'],
  ['/products/self-service/retail', 'product'],
  ['/products/5', 'product'],
  [paths.unknownProduct, 'product'],
  ['/products/5/6', 'product'],
  ['/legal/terms', 'legal'],
] as const)('%s is of %s', (path, file) => expect(fileOf(path)).toBe(file))

it.each(addresses.routeless)('%s has none', (path) => expect(fileOf(path)).toBeUndefined())
