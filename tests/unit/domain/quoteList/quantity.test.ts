import { expect, it } from 'vitest'
import { correctQuantity } from '../../../../src/domain/quoteList/quantity.ts'
import storedLists from '../../../support/fixtures/storedLists.json'

it.each(storedLists.quantities)(
  '$typed becomes $quantity, for the reason $reason',
  ({ typed, quantity, reason }) => {
    expect(correctQuantity(typed, 4)).toEqual({ quantity, reason })
  },
)
