import { noTexts } from '../../../domain/contract/quoteFields.ts'
import { isListedMachine } from '../../../domain/contract/quoteList.ts'
import { isRecord, textFieldsOf } from '../../../lib/types.ts'
import type { StoredItem } from '../../../ui/browser/storedItem.ts'
import type { QuoteServices } from '../quoteListeners.ts'
import { expiresAt, isOpen, type UnconfirmedQuote, withKey } from './unconfirmedSlice.ts'

/** In storage: `{"version": 2, "quotes": [...]}`; version 1 was the bare list, without times. */
const version = 2

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** Undefined for what has no key or no request; all else has a default. */
const readQuote = (stored: unknown, isOnDevice: boolean, now: number): UnconfirmedQuote | undefined => {
  const { key, request, signals, machines, sentAt, lastTryAt, tries, resent } = isRecord(stored) ? stored : {}
  if (typeof key !== 'string' || !isRecord(request)) return undefined
  const { honeypotFilled, secondsOpen } = isRecord(signals) ? signals : {}
  const quote: UnconfirmedQuote = {
    key,
    // Unknown fields are kept; missing fields become empty.
    request: { ...noTexts, ...textFieldsOf(request) },
    signals: {
      honeypotFilled: honeypotFilled === true,
      secondsOpen: isNumber(secondsOpen) ? secondsOpen : 0,
    },
    machines: Array.isArray(machines) ? machines.filter(isListedMachine) : [],
    sentAt: isNumber(sentAt) ? Math.min(sentAt, now) : now,
    lastTryAt: isNumber(lastTryAt) ? Math.min(lastTryAt, now) : now,
    // Another visit begins with short waits.
    tries: isNumber(tries) ? Math.min(tries, 1) : Number(resent === true),
    isOnDevice,
    status: 'waiting',
  }
  return now < expiresAt(quote) ? quote : { ...quote, isOnDevice: false, status: 'expired' }
}

/** Removes the item when there are no requests. `isOnDevice` and `status` are stored too, but never read. */
export const writeUnconfirmed = (item: StoredItem, quotes: readonly UnconfirmedQuote[]): void => {
  if (quotes.length === 0) item.remove()
  else item.write({ version, quotes })
}

export const readUnconfirmed = (item: StoredItem, isOnDevice: boolean, now: number): UnconfirmedQuote[] => {
  const stored = item.read()
  const quotes: unknown = isRecord(stored) && 'quotes' in stored ? stored.quotes : stored
  return (Array.isArray(quotes) ? quotes : []).flatMap((one) => readQuote(one, isOnDevice, now) ?? [])
}

type UnconfirmedServices = Pick<QuoteServices, 'now' | 'unconfirmedInTab' | 'unconfirmedOnDevice'>

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
  const open = quotes.filter(isOpen)
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

/**
 * The requests without an answer that the device and this tab hold. A duplicated tab may have both. What the
 * device has held for its days moves into the tab.
 */
export const readStoredUnconfirmed = (services: UnconfirmedServices): UnconfirmedQuote[] => {
  const onDevice = readUnconfirmed(services.unconfirmedOnDevice, true, services.now())
  const inTab = readUnconfirmed(services.unconfirmedInTab, false, services.now())
  const quotes = [...onDevice, ...inTab.filter(({ key }) => !withKey(onDevice, key))]
  if (onDevice.some(({ status }) => status === 'expired')) storeUnconfirmed(services, quotes, [])
  return quotes
}
