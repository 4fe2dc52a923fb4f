import { expect, it } from 'vitest'
import { catalogueLists } from '../../../../scripts/build/catalogueLists.ts'
import { all } from '../../../../src/content/categories.ts'
import { cataloguePaths } from '../../../../src/domain/routing/paths.ts'
import { fixtureProducts } from '../../../support/site/fixtureProducts.ts'
import { namesFor } from '../../../support/site/namesFor.ts'

const lists = catalogueLists(fixtureProducts)

it('every address of the catalogue has a list', () => {
  expect([...lists.keys()]).toEqual(cataloguePaths)
})

it('a list has every product of its place, of any country, in the order of the catalogue', () => {
  for (const [path, { category, subcategory, products }] of lists) {
    const filter = {
      ...(category !== all && { category }),
      ...(subcategory !== all && { subcategory }),
    }
    // Singapore is offered everything.
    const names = namesFor(filter, 'Singapore')
    expect(
      products.map(({ name }) => name),
      path,
    ).toEqual(names)
  }
})
