import type { Store } from '@reduxjs/toolkit'
import type { RootState, StartListening } from '../../domain/state/rootState.ts'
import { followStored, type StorageServices } from '../../ui/browser/storedItem.ts'
import { keptRequestsKey, parseKeptRequests, toStoredRequests } from './keptRequests.ts'
import { requestsRestored, selectKeptRequests } from './keptRequestsSlice.ts'

export const addKeptRequestsListeners = (startListening: StartListening<StorageServices>): void => {
  startListening({
    predicate: (action, now, before) =>
      !requestsRestored.match(action) && selectKeptRequests(now) !== selectKeptRequests(before),
    effect: (_action, api) => {
      api.extra.storage.setItem(keptRequestsKey, toStoredRequests(selectKeptRequests(api.getState())))
    },
  })
}

export const followKeptRequests = (
  store: Store<RootState>,
  services: StorageServices & { now: () => number },
): void => {
  const { storage, now } = services
  const text = storage.getItem(keptRequestsKey)
  followStored(services, keptRequestsKey, (changed) => {
    const kept = parseKeptRequests(changed, now())
    if (toStoredRequests(kept) !== toStoredRequests(selectKeptRequests(store.getState())))
      store.dispatch(requestsRestored(kept))
  })
  // Old requests are removed from the device too. At the time 0 nothing is old, so that all
  // stored requests are counted.
  const kept = selectKeptRequests(store.getState())
  if (kept.requests.length < parseKeptRequests(text, 0).requests.length)
    storage.setItem(keptRequestsKey, toStoredRequests(kept))
}
