import { makeFaults } from '../../../../scripts/formService/faults.ts'

/** Rejects when the caller gives up. */
export const neverAnswering = (_url: unknown, init?: RequestInit): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => {
      reject(new TypeError('aborted'))
    }
    if (init?.signal?.aborted) abort()
    else init?.signal?.addEventListener('abort', abort)
  })

/** A form service without sockets, which waits only for timers; its faults are those of the local one. */
export const makeMemoryService = () => {
  const faults = makeFaults()
  const stored = new Map<string, { key: string; fields: object }>()

  const answer: typeof fetch = async (url, init) => {
    if (init?.method === 'HEAD') return new Response(null)
    const mode = faults.next()
    if (mode === 'drop') throw new TypeError('fetch failed')
    if (mode === 'hang') return neverAnswering(url, init)
    if (mode === 'refuse') return new Response('Out of order', { status: 503 })
    if (mode === 'invalid') return Response.json({ error: 'This request is not taken' }, { status: 422 })
    if (mode === 'redirect') return new Response(null, { status: 302, headers: { Location: '/' } })
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    const fields = JSON.parse(typeof init?.body === 'string' ? init.body : '') as object
    if (!stored.has(key)) stored.set(key, { key, fields })
    if (mode === 'mute') return neverAnswering(url, init)
    return new Response('<p>Thank you</p>')
  }

  return {
    url: 'https://forms.example/',
    fetch: answer,
    setFault: (mode: string, times = Infinity) => Promise.resolve(faults.set({ mode, times })),
    inbox: () => Promise.resolve([...stored.values()].toReversed()),
    faultsLeft: () => Promise.resolve(faults.left()),
    close: () => Promise.resolve(),
  }
}
