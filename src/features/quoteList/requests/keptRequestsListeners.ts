import type { Dispatch, Store } from '@reduxjs/toolkit'
import { storedElsewhere } from '../../../browser/storedElsewhere.ts'
import type { RootState, StartListening } from '../../../state/rootState.ts'
import type { QuoteListServices } from '../quoteListListeners.ts'
import { parseKeptRequests, storageKey, toStoredRequests } from './keptRequests.ts'
import { requestsRestored, selectKeptRequests } from './keptRequestsSlice.ts'

/** Stores what is kept when it has changed in this tab. */
export const addKeptRequestsListeners = (
  startListening: StartListening<RootState, QuoteListServices>,
): void => {
  startListening({
    predicate: (action, now, before) =>
      !requestsRestored.match(action) && selectKeptRequests(now) !== selectKeptRequests(before),
    effect: (_action, api) => {
      try {
        api.extra.storage.setItem(storageKey, toStoredRequests(selectKeptRequests(api.getState())))
      } catch {
        // Without storage the requests stay for this visit.
      }
    },
  })
}

const readStored = (storage: QuoteListServices['storage']): string | null => {
  try {
    return storage.getItem(storageKey)
  } catch {
    return null
  }
}

interface Sources {
  storage: QuoteListServices['storage']
  events: EventTarget
}

/** Restores what is stored and follows other tabs; returns a function that stops it. */
export const followKeptRequests = (
  store: Pick<Store<RootState>, 'getState'> & { dispatch: Dispatch },
  { storage, events }: Sources,
) => {
  const restore = (text: string | null): void => {
    const kept = parseKeptRequests(text, Date.now())
    if (toStoredRequests(kept) !== toStoredRequests(selectKeptRequests(store.getState())))
      store.dispatch(requestsRestored(kept))
  }
  const hear = (event: Event): void => {
    const text = storedElsewhere(event, storageKey)
    if (text !== undefined) restore(text)
  }
  restore(readStored(storage))
  events.addEventListener('storage', hear)
  return () => events.removeEventListener('storage', hear)
}
