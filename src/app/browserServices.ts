import { clearSentDraft } from '../features/quote/draftStorage.ts'
import { navigationState } from './navigationState.ts'
import type { DataRouter } from './router.ts'
import type { Services } from './services.ts'

const quoteEndpoint = '/api/quote'

/** Longer than the relay's own time-out, so that its answer is the one the visitor sees. */
const quoteTimeout = 12_000

/** At most 250 KB on a slow network, in ms. */
const specTimeout = 60_000

/** Safari reads a file's address only after the click that saves it; in ms. */
const saveTime = 40_000

const sendQuote: Services['sendQuote'] = async (request, key, signs) => {
  const response = await fetch(quoteEndpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Form-Seconds': String(signs.seconds),
      ...(signs.trapped && { 'X-Form-Trap': '1' }),
    },
    body: JSON.stringify(request),
    // It goes out even when the visitor closes the page.
    keepalive: true,
    signal: AbortSignal.timeout(quoteTimeout),
  })
  if (!response.ok) throw new Error(`${quoteEndpoint} answered ${response.status}`)
  // The request has arrived, whatever becomes of the answer's body.
  const answer = (await response.json().catch(() => null)) as { reference?: unknown } | null
  return { reference: typeof answer?.reference === 'string' ? answer.reference : '' }
}

const fetchSpecSheet: Services['fetchSpecSheet'] = async (path) => {
  const response = await fetch(path, { signal: AbortSignal.timeout(specTimeout) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('application/pdf')) {
    throw new Error(`${path} answered ${response.status} ${type}`)
  }
  return response.blob()
}

const saveFile: Services['saveFile'] = (content, name) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), saveTime)
}

/** The real world of a browser tab. */
export const browserServices = (router: DataRouter): Services => ({
  storage: {
    // Reading `localStorage` itself throws when the visitor blocks it, so it is read at each use.
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  events: window,
  location: () => router.state.location,
  navigate: (path, { replace, cause }) => {
    // An address that follows the state does not call back a visitor who is on the way to another page.
    if (replace && router.state.navigation.state !== 'idle') return
    void router.navigate(path, { replace, state: navigationState(cause) })
  },
  sendQuote,
  clearSentDraft: (key) => clearSentDraft(() => sessionStorage, key),
  fetchSpecSheet,
  saveFile,
  track: ({ title }, post) => post({ title }),
})
