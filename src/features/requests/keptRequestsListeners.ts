import type { QuoteListServices } from '../../domain/quoteList/quoteListListeners.ts'
import type { RootState, StartListening, StoreLike } from '../../domain/state/rootState.ts'
import { followStored } from '../../ui/browser/storedItem.ts'
import { parseKeptRequests, storageKey, toStoredRequests } from './keptRequests.ts'
import { requestsRestored, selectKeptRequests } from './keptRequestsSlice.ts'

/** Stores the requests when they have changed in this tab. */
export const addKeptRequestsListeners = (
  startListening: StartListening<RootState, QuoteListServices>,
): void => {
  startListening({
    predicate: (action, now, before) =>
      !requestsRestored.match(action) && selectKeptRequests(now) !== selectKeptRequests(before),
    effect: (_action, api) => {
      api.extra.storage.setItem(storageKey, toStoredRequests(selectKeptRequests(api.getState())))
    },
  })
}

/** Restores the stored requests and follows other tabs; returns a function that stops this. */
export const followKeptRequests = (
  store: StoreLike,
  { storage, events, now }: QuoteListServices & { events: EventTarget; now: () => number },
) => {
  const restore = (text: string | null): void => {
    const kept = parseKeptRequests(text, now())
    if (toStoredRequests(kept) !== toStoredRequests(selectKeptRequests(store.getState())))
      store.dispatch(requestsRestored(kept))
  }
  const text = storage.getItem(storageKey)
  restore(text)
  // What is too old leaves the device too, and not the page alone.
  const kept = selectKeptRequests(store.getState())
  if (kept.requests.length < parseKeptRequests(text, 0).requests.length)
    storage.setItem(storageKey, toStoredRequests(kept))
  return followStored(events, storageKey, restore)
}
