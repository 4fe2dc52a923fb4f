import { noTexts, quoteFieldOrder, type QuoteValues } from '../../../domain/contract/quoteFields.ts'
import { isListedProduct } from '../../../domain/contract/quoteList.ts'
import { isBoolean, isNumber, isText, listOf, shapeOf } from '../../../lib/shapes.ts'
import { isRecord, textFieldsOf } from '../../../lib/types.ts'
import type { StoredItem } from '../../../ui/browser/storedItem.ts'
import type { QuoteServices } from '../quoteListeners.ts'
import { expiresAt, isOpen, type UnconfirmedQuote, withKey } from './unconfirmedSlice.ts'

type StoredQuote = Omit<UnconfirmedQuote, 'status' | 'isOnDevice'>

const isStoredQuote = shapeOf<StoredQuote>({
  key: isText,
  request: (request): request is QuoteValues =>
    isRecord(request) &&
    Object.keys(request).length === quoteFieldOrder.length &&
    quoteFieldOrder.every((field) => isText(request[field])),
  signals: shapeOf<StoredQuote['signals']>({ honeypotFilled: isBoolean, secondsOpen: isNumber }),
  machines: listOf(isListedProduct),
  sentAt: isNumber,
  lastTryAt: isNumber,
  tries: isNumber,
})

/**
 * A stored request. One in another release's form is not sent again, and its texts are offered as
 * those of a refused one. Undefined for what has no key or no texts.
 */
const readQuote = (stored: unknown, isOnDevice: boolean, now: number): UnconfirmedQuote | undefined => {
  if (isStoredQuote(stored)) {
    const { sentAt, tries } = stored
    const quote: UnconfirmedQuote = {
      ...stored,
      sentAt: Math.min(sentAt, now),
      // Each visit begins with short waits.
      tries: Math.min(tries, 1),
      isOnDevice,
      status: 'waiting',
    }
    return now < expiresAt(quote) ? quote : { ...quote, isOnDevice: false, status: 'expired' }
  }
  const { key, request } = isRecord(stored) ? stored : {}
  if (!isText(key) || !isRecord(request)) return undefined
  return {
    key,
    request: { ...noTexts, ...textFieldsOf(request) },
    signals: { honeypotFilled: false, secondsOpen: 0 },
    machines: [],
    sentAt: now,
    lastTryAt: now,
    tries: 0,
    isOnDevice: false,
    status: 'refused',
  }
}

/** Removes the item when there are no requests. `isOnDevice` and `status` are stored too, but never read. */
const writeUnconfirmed = (item: StoredItem, quotes: readonly UnconfirmedQuote[]): void => {
  if (quotes.length === 0) item.remove()
  else item.write({ quotes })
}

const readUnconfirmed = (item: StoredItem, isOnDevice: boolean, now: number): UnconfirmedQuote[] => {
  const { quotes } = item.read()
  return (Array.isArray(quotes) ? quotes : []).flatMap((one) => readQuote(one, isOnDevice, now) ?? [])
}

type UnconfirmedServices = Pick<QuoteServices, 'now' | 'unconfirmedInTab' | 'unconfirmedOnDevice'>

/**
 * Stores this tab's requests. Returns those that the device does not have, because its storage is full or
 * blocked, or another tab removed them. The tab keeps these.
 * `before` are the requests that this tab had; other tabs may have stored more.
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
 * The requests without an answer that the device and this tab hold. A duplicated tab may have both. A request
 * that is not sent again by itself moves from the device into the tab.
 */
export const readStoredUnconfirmed = (services: UnconfirmedServices): UnconfirmedQuote[] => {
  const onDevice = readUnconfirmed(services.unconfirmedOnDevice, true, services.now())
  const inTab = readUnconfirmed(services.unconfirmedInTab, false, services.now())
  const quotes = [...onDevice, ...inTab.filter(({ key }) => !withKey(onDevice, key))]
  if (onDevice.some(({ isOnDevice }) => !isOnDevice)) storeUnconfirmed(services, quotes, [])
  return quotes
}
