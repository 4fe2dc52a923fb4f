import { makeStore } from '../../src/app/store.ts'
import { type KeptRequest, parseKeptRequests } from '../../src/features/requests/keptRequests.ts'
import { requestReceived, selectKeptRequests } from '../../src/features/requests/keptRequestsSlice.ts'
import { type FakeServices, fakeServices } from './pages/fakes.ts'

/** When requests are sent, unless a test says otherwise; ms since 1970. */
export const sentNow = Date.UTC(2026, 10, 23)

export const keptRequest = (number: number, sentAt = sentNow): KeptRequest => ({
  key: `key-${number}`,
  reference: `Q-22222${String(number + 222).replace(/[01]/g, '9')}`,
  sentAt,
  machines: [{ id: 5, quantity: 2 }],
})

/** A store, and what it and the device keep of requests. */
export const startKeeping = (services: FakeServices = fakeServices()) => {
  const store = makeStore(services)
  return {
    services,
    store,
    kept: () => selectKeptRequests(store.getState()),
    keys: () => selectKeptRequests(store.getState()).requests.map(({ key }) => key),
    stored: () => parseKeptRequests(services.stored.get('quoteRequests') ?? null, sentNow),
    receive: (number: number, sentAt = sentNow) =>
      store.dispatch(requestReceived(keptRequest(number, sentAt))),
  }
}
