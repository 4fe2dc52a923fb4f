import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { type ListedMachine, maxMachines } from '../contract/quoteList.ts'
import { pageVisited, visitStarted } from '../state/addressSlice.ts'
import { readLinkedList } from './listLink.ts'
import { isQuantity } from './quantity.ts'
import { validMachines } from './storedList.ts'

const isListed = (list: readonly ListedMachine[], id: number): boolean =>
  list.some((machine) => machine.id === id)

/** The machines that a visitor asks for, in the order added. */
export const quoteListSlice = createSlice({
  name: 'quoteList',
  initialState: [] as ListedMachine[],
  reducers: {
    machineAdded: {
      // The notice shows the name; the state holds only ids.
      prepare: ({ id, name }: { id: number; name: string }) => ({ payload: id, meta: { name } }),
      reducer: (state, { payload: id }: PayloadAction<number>) => {
        if (state.length < maxMachines && !isListed(state, id)) state.push({ id, quantity: 1 })
      },
    },
    machineRemoved: (state, { payload: id }: PayloadAction<number>) =>
      state.filter((machine) => machine.id !== id),
    quantityChanged: (state, { payload: { id, quantity } }: PayloadAction<ListedMachine>) => {
      const changed = state.find((machine) => machine.id === id)
      if (changed && isQuantity(quantity)) changed.quantity = quantity
    },
    listCleared: () => [],
    /** The cleared machines come back, above those that were added since. */
    clearingUndone: (state, { payload }: PayloadAction<ListedMachine[]>) =>
      validMachines([...payload, ...state]),
    listReplaced: (_state, { payload }: PayloadAction<ListedMachine[]>) => payload,
    /** Removes the machines that were sent, except those whose quantity has changed since. */
    listDelivered: (state, { payload }: PayloadAction<readonly ListedMachine[]>) =>
      state.filter(({ id, quantity }) =>
        payload.every((sent) => sent.id !== id || sent.quantity !== quantity),
      ),
    listRestored: (_state, { payload }: PayloadAction<ListedMachine[]>) => payload,
  },
  extraReducers: (builder) =>
    // The list of a link fills an empty one as the visitor arrives, not when the list is emptied later.
    builder.addMatcher(isAnyOf(visitStarted, pageVisited), (state, { payload }) => {
      const linked = readLinkedList(payload)
      return state.length === 0 && linked.length > 0 ? linked : state
    }),
  selectors: { selectQuoteList: (state) => state, selectIsListed: isListed },
})

export const {
  machineAdded,
  machineRemoved,
  quantityChanged,
  listCleared,
  clearingUndone,
  listReplaced,
  listDelivered,
  listRestored,
} = quoteListSlice.actions
export const { selectQuoteList, selectIsListed } = quoteListSlice.selectors
