import type { QuoteServices } from '../quoteListeners.ts'
import { readUnconfirmed, writeUnconfirmed } from './storedUnconfirmed.ts'
import { mayBeResent, type UnconfirmedQuote, withKey } from './unconfirmedSlice.ts'

type UnconfirmedServices = Pick<QuoteServices, 'now' | 'unconfirmedInTab' | 'unconfirmedOnDevice'>

/** The requests without an answer that the device and this tab hold. A duplicated tab may have both. */
export const readStoredUnconfirmed = (services: UnconfirmedServices): UnconfirmedQuote[] => {
  const onDevice = readUnconfirmed(services.unconfirmedOnDevice, true, services.now())
  const inTab = readUnconfirmed(services.unconfirmedInTab, false, services.now())
  return [...onDevice, ...inTab.filter(({ key }) => !withKey(onDevice, key))]
}

/**
 * Stores the requests of this tab; returns those that the device does not have, because its storage is full
 * or blocked, or because another tab has taken them away. This tab keeps these. `before` are the requests
 * that this tab had; other tabs may have stored more.
 */
export const storeUnconfirmed = (
  services: UnconfirmedServices,
  quotes: readonly UnconfirmedQuote[],
  before: readonly UnconfirmedQuote[],
): UnconfirmedQuote[] => {
  const now = services.now()
  const open = quotes.filter((quote) => mayBeResent(quote, now))
  const stored = readUnconfirmed(services.unconfirmedOnDevice, true, now)
  const others = stored.filter(({ key }) => !withKey([...before, ...quotes], key))
  const forDevice = open.filter(({ isOnDevice }) => isOnDevice)
  const isTakenAway = ({ key }: UnconfirmedQuote) => withKey(before, key)?.isOnDevice && !withKey(stored, key)
  writeUnconfirmed(services.unconfirmedOnDevice, [
    ...others,
    ...forDevice.filter((quote) => !isTakenAway(quote)),
  ])
  const onDevice = readUnconfirmed(services.unconfirmedOnDevice, true, now)
  const missing = forDevice.filter(({ key }) => !withKey(onDevice, key))
  writeUnconfirmed(services.unconfirmedInTab, [...open.filter(({ isOnDevice }) => !isOnDevice), ...missing])
  return missing
}
