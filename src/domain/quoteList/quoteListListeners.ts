import type { Store } from '@reduxjs/toolkit'
import { followStored, type StorageServices } from '../../ui/browser/storedItem.ts'
import { isSameList } from '../contract/quoteList.ts'
import type { RootState, StartListening } from '../state/rootState.ts'
import { listRestored, selectQuoteList } from './quoteListSlice.ts'
import { parseStoredList, quoteListKey, toStoredList } from './storedList.ts'

/** Stores the list when this tab changes it, and not when it was restored. */
export const addQuoteListListeners = (startListening: StartListening<StorageServices>): void => {
  startListening({
    predicate: (action, now, before) =>
      !listRestored.match(action) && !isSameList(selectQuoteList(now), selectQuoteList(before)),
    effect: (_action, api) => {
      api.extra.storage.setItem(quoteListKey, toStoredList(selectQuoteList(api.getState())))
    },
  })
}

/** Restores the stored list, which is empty when storage is blocked, and follows other tabs. */
export const followQuoteList = (store: Store<RootState>, services: StorageServices): void => {
  followStored(services, quoteListKey, (text) => {
    const list = parseStoredList(text)
    if (!isSameList(list, selectQuoteList(store.getState()))) store.dispatch(listRestored(list))
  })
}
