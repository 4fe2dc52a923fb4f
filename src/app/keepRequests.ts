import type { UnknownAction } from '@reduxjs/toolkit'
import type { ListedMachine } from '../contract/quoteList.ts'
import { quoteAccepted, quoteRefused, selectQuote } from '../features/quote/quoteSlice.ts'
import { quoteConfirmed, selectUnconfirmed, withKey } from '../features/quote/receipts/unconfirmedSlice.ts'
import { requestReceived } from '../features/quoteList/requests/keptRequestsSlice.ts'
import type { RootState, StartListening } from '../state/rootState.ts'

/** The request that the relay has according to an event, delivered or kept to be delivered. */
const receivedBy = (action: UnknownAction): { key: string; reference: string } | undefined => {
  if (quoteAccepted.match(action) || quoteConfirmed.match(action)) return action.payload
  if (!quoteRefused.match(action)) return undefined
  const { key, keptAs } = action.payload
  return keptAs === null ? undefined : { key, reference: keptAs }
}

const machinesOf = (state: RootState, key: string): readonly ListedMachine[] =>
  (withKey(selectUnconfirmed(state), key) ?? selectQuote(state)).machines

/** Every request that the relay has is kept on the device. */
export const addRequestKeeping = (startListening: StartListening): void => {
  startListening({
    predicate: (action) => receivedBy(action) !== undefined,
    effect: (action, api) => {
      const received = receivedBy(action)
      if (!received) return
      const { key, reference } = received
      api.dispatch(requestReceived({ key, reference, machines: machinesOf(api.getState(), key) }))
    },
  })
}
