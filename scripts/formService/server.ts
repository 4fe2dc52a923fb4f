import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { listen, shut } from '../ports.ts'
import { makeFaults } from './faults.ts'
import { inboxPage, inboxPolicy } from './page.ts'
import { openStore } from './store.ts'

interface FormServiceOptions {
  /** 0 for a free one. */
  port: number
  /** The SQLite file, or `:memory:`. */
  file?: string | undefined
  /** What the fault `slow` waits before it stores and answers, in ms. */
  slowMs?: number
}

export interface FormService {
  /** Where requests are sent to; the value for QUOTE_FORM_URL. */
  url: string
  /** Where a person reads them. */
  inboxUrl: string
  close: () => Promise<void>
}

/** A page of another site can reach loopback too: it must not get through under a name of its own. */
const isLocal = ({ headers }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': inboxPolicy,
  })
  response.end(body)
}

const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  send(response, status, 'application/json', JSON.stringify(value))
}

/** The body when it is a JSON object; anything else, a form of another site included, gives undefined. */
const readObject = async (request: IncomingMessage): Promise<object | undefined> => {
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined
  const value = await json(request).catch(() => undefined)
  return typeof value === 'object' && value !== null ? value : undefined
}

/**
 * The form-collection service for a machine without one, on loopback only: `POST /collect` stores a JSON object
 * once for each Idempotency-Key, `GET /` and `GET /requests.json` show what came in, `DELETE /requests` empties
 * it, and `POST /faults` makes it fail on purpose, e.g. `{"mode": "refuse", "times": 1}`; `GET /faults` tells how
 * many failures are left.
 */
export const startFormService = async (options: FormServiceOptions): Promise<FormService> => {
  const { file = '.cache/quotes.sqlite', slowMs = 3000 } = options
  const store = openStore(file)
  const faults = makeFaults()
  const ending = new AbortController()

  const collect = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mode = faults.next()
    if (mode === 'drop') request.once('readable', () => request.destroy())
    if (mode === 'hang') request.resume()
    if (mode === 'drop' || mode === 'hang') return
    const fields = await readObject(request)
    if (fields === undefined) {
      sendJson(response, 400, { error: 'Send a JSON object' })
      return
    }
    if (mode === 'refuse') {
      send(response, 503, 'text/plain', 'Out of order')
      return
    }
    if (mode === 'redirect') {
      response.writeHead(302, { Location: '/' }).end()
      return
    }
    if (mode === 'slow') await pause(slowMs, undefined, { signal: ending.signal })
    const key = request.headers['idempotency-key']?.toString()
    const stored = store.add(fields, key)
    if (mode === 'mute') return
    if (mode === 'html') send(response, 200, 'text/html', '<p>Thank you</p>')
    else sendJson(response, 200, { ok: true, ...stored })
  }

  const switchFaults = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const value = await readObject(request)
    const understood = value !== undefined && faults.set(value)
    sendJson(response, understood ? 200 : 400, { ok: understood })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isLocal(request)) {
      send(response, 403, 'text/plain', 'This service is for this machine only')
      return
    }
    switch (`${request.method ?? ''} ${request.url ?? ''}`) {
      case 'POST /collect':
        return collect(request, response)
      case 'GET /faults':
        sendJson(response, 200, { left: faults.left() })
        return
      case 'POST /faults':
        return switchFaults(request, response)
      case 'GET /':
        send(response, 200, 'text/html; charset=utf-8', inboxPage(store.all()))
        return
      case 'GET /requests.json':
        sendJson(response, 200, store.all())
        return
      case 'DELETE /requests':
        store.clear()
        sendJson(response, 200, { ok: true })
        return
      default:
        send(response, 404, 'text/plain', 'Not found')
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.destroy())
  })
  const port = await listen(server, options.port, '127.0.0.1', 'FORM_PORT').catch((error: unknown) => {
    store.close()
    throw error
  })
  return {
    url: `http://127.0.0.1:${port}/collect`,
    inboxUrl: `http://localhost:${port}`,
    close: async () => {
      ending.abort()
      await shut(server)
      store.close()
    },
  }
}
