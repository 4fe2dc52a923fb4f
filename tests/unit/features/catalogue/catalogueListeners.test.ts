import { describe, expect, it } from 'vitest'
import { makeStore, preloadedStateOf } from '../../../../src/app/store.ts'
import { plainChoice } from '../../../../src/domain/routing/cataloguePath.ts'
import { addressChanged } from '../../../../src/domain/state/addressSlice.ts'
import { listKeyOf, morePagesShown } from '../../../../src/features/catalogue/catalogueSlice.ts'
import { addressAt } from '../../../support/addresses.ts'
import { fakeServices } from '../../../support/pages/fakes.ts'

/** The list of printers with two pages shown, at an entry of the history whose address is still another. */
const start = () => {
  const store = makeStore(fakeServices(), preloadedStateOf('/products', 'before'))
  const printersAt = (entry: string) => listKeyOf(entry, { ...plainChoice, category: 'printers' })
  store.dispatch(morePagesShown(printersAt('before')))
  const changeAddress = (path: string) => store.dispatch(addressChanged(addressAt(path, 'after')))
  return { changeAddress, printersAt, pages: () => store.getState().shownPages }
}

describe('the pages that are shown of a list', () => {
  it('go with it to its own entry of the history', () => {
    const { changeAddress, printersAt, pages } = start()
    changeAddress('/products/printers')
    expect(pages()).toEqual({ [printersAt('after')]: 2 })
  })

  it.each(['/products/accessories', '/products/printers?q=usb', '/products/5#videos'])(
    'stay where they are when the address that changes is %s',
    (path) => {
      const { changeAddress, printersAt, pages } = start()
      changeAddress(path)
      expect(pages()).toEqual({ [printersAt('before')]: 2 })
    },
  )
})
