import { followStored, type TextStorage } from '../../ui/browser/storedItem.ts'
import { isSameList, type ListedMachine } from '../contract/quoteList.ts'
import type { RootState, StartListening, StoreLike } from '../state/rootState.ts'
import { listRestored, selectQuoteList } from './quoteListSlice.ts'
import { parseStoredList, storageKey, toStoredList } from './storedList.ts'

export interface QuoteListServices {
  storage: TextStorage
}

/** Empty when storage is empty, corrupt or blocked. */
export const readStoredList = (storage: TextStorage): ListedMachine[] =>
  parseStoredList(storage.getItem(storageKey))

/** Stores the list whenever it changes, but not when it was restored. */
export const addQuoteListListeners = (startListening: StartListening<RootState, QuoteListServices>): void => {
  startListening({
    predicate: (action, now, before) =>
      !listRestored.match(action) && !isSameList(selectQuoteList(now), selectQuoteList(before)),
    effect: (_action, api) => {
      api.extra.storage.setItem(storageKey, toStoredList(selectQuoteList(api.getState())))
    },
  })
}

/** Takes over the list that another tab stores; returns a function that stops this. */
export const subscribeToQuoteList = (store: StoreLike, events: EventTarget) =>
  followStored(events, storageKey, (text) => {
    const list = parseStoredList(text)
    if (!isSameList(list, selectQuoteList(store.getState()))) store.dispatch(listRestored(list))
  })
