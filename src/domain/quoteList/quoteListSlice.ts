import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { type ListedProduct, maxProducts } from '../contract/quoteList.ts'
import { pageVisited, visitStarted } from '../state/addressSlice.ts'
import { readLinkedList } from './listLink.ts'
import { isQuantity } from './quantity.ts'
import { validProducts } from './storedList.ts'

const isListed = (list: readonly ListedProduct[], id: number): boolean =>
  list.some((product) => product.id === id)

export const quoteListSlice = createSlice({
  name: 'quoteList',
  initialState: [] as ListedProduct[],
  reducers: {
    productAdded: {
      // The notice shows the name; the state holds only ids.
      prepare: ({ id, name }: { id: number; name: string }) => ({ payload: id, meta: { name } }),
      reducer: (state, { payload: id }: PayloadAction<number>) => {
        if (state.length < maxProducts && !isListed(state, id)) state.push({ id, quantity: 1 })
      },
    },
    productRemoved: (state, { payload: id }: PayloadAction<number>) =>
      state.filter((product) => product.id !== id),
    quantityChanged: (state, { payload: { id, quantity } }: PayloadAction<ListedProduct>) => {
      const changed = state.find((product) => product.id === id)
      if (changed && isQuantity(quantity)) changed.quantity = quantity
    },
    listCleared: () => [],
    /** The cleared products come back, above those that were added since. */
    clearingUndone: (state, { payload }: PayloadAction<ListedProduct[]>) =>
      validProducts([...payload, ...state]),
    listReplaced: (_state, { payload }: PayloadAction<ListedProduct[]>) => payload,
    /** Removes the products that were sent, except those whose quantity has changed since. */
    listSent: (state, { payload }: PayloadAction<readonly ListedProduct[]>) =>
      state.filter(({ id, quantity }) =>
        payload.every((sent) => sent.id !== id || sent.quantity !== quantity),
      ),
    listRestored: (_state, { payload }: PayloadAction<ListedProduct[]>) => payload,
  },
  extraReducers: (builder) =>
    // A linked list fills an empty list when the visitor arrives, and not when the list is emptied later.
    builder.addMatcher(isAnyOf(visitStarted, pageVisited), (state, { payload }) => {
      const linked = readLinkedList(payload)
      return state.length === 0 && linked.length > 0 ? linked : state
    }),
  selectors: { selectQuoteList: (state) => state, selectIsListed: isListed },
})

export const {
  productAdded,
  productRemoved,
  quantityChanged,
  listCleared,
  clearingUndone,
  listReplaced,
  listSent,
  listRestored,
} = quoteListSlice.actions
export const { selectQuoteList, selectIsListed } = quoteListSlice.selectors
