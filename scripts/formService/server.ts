import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { spamSignalsHeader } from '../../functions/relay/delivery/formRequest.ts'
import { listen, shut } from '../server/ports.ts'
import { inboxPage, inboxPolicy } from './page.ts'
import { openStore } from './store.ts'

const faultSchema = z.object({ status: z.number().min(400).max(599), times: z.number().nonnegative() })

interface FormServiceOptions {
  /** 0 for a free port. */
  port: number
  /** An SQLite file, or `:memory:`. */
  file?: string | undefined
  /** With secrets it takes only signed requests. */
  secrets?: readonly string[] | undefined
}

export interface FormService {
  url: string
  inboxUrl: string
  close: () => Promise<void>
}

/** Pages of other sites can reach loopback, so only local host names are answered. */
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

/** Undefined for everything but a JSON object, so that a form of another site is refused. */
const parseObject = ({ headers }: IncomingMessage, body: string): object | undefined => {
  if (!headers['content-type']?.startsWith('application/json')) return undefined
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const isSigned = ({ headers }: IncomingMessage, body: string, secret: string): boolean => {
  const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
    name,
    headers[name]?.toString() ?? '',
  ])
  try {
    new Webhook(secret).verify(body, Object.fromEntries(signed) as Record<string, string>)
    return true
  } catch {
    return false
  }
}

/** A form service on loopback, with an inbox at `GET /` and, at `POST /faults`, failures on purpose. */
export const startFormService = async (options: FormServiceOptions): Promise<FormService> => {
  const { file = '.cache/quotes.sqlite', secrets = [] } = options
  const store = openStore(file)
  let fault = { status: 200, times: 0 }

  const collect = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    if (secrets.length > 0 && !secrets.some((secret) => isSigned(request, body, secret))) {
      sendJson(response, 401, { error: 'The signature is missing or wrong' })
      return
    }
    const fields = parseObject(request, body)
    if (fields === undefined) {
      sendJson(response, 400, { error: 'Send a JSON object' })
      return
    }
    if (fault.times > 0) {
      fault.times -= 1
      sendJson(response, fault.status, { error: 'This request is not taken' })
      return
    }
    const key = request.headers['idempotency-key']?.toString()
    const spamSignals = request.headers[spamSignalsHeader.toLowerCase()]?.toString()
    sendJson(response, 200, { ok: true, ...store.add(fields, key, spamSignals) })
  }

  const switchFaults = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { data } = faultSchema.safeParse(parseObject(request, await text(request)))
    fault = data ?? fault
    sendJson(response, data ? 200 : 400, { ok: data !== undefined })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isLocal(request)) {
      send(response, 403, 'text/plain', 'This service is for this machine only')
      return
    }
    switch (`${request.method ?? ''} ${request.url ?? ''}`) {
      case 'POST /collect':
        return collect(request, response)
      case 'POST /faults':
        return switchFaults(request, response)
      case 'GET /':
        send(response, 200, 'text/html; charset=utf-8', inboxPage(store.all()))
        return
      case 'GET /requests.json':
        sendJson(response, 200, store.all())
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
      await shut(server)
      store.close()
    },
  }
}
