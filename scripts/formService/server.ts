import { createServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
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

/** Pages of other sites can reach loopback, so only local host names are answered. */
const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const refusal = (status: number, error: string): Response => Response.json({ error }, { status })

/** Undefined for everything but a JSON object, so that a form of another site is refused. */
const parseObject = ({ headers }: Request, body: string): object | undefined => {
  if (!headers.get('content-type')?.startsWith('application/json')) return undefined
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const isSigned = ({ headers }: Request, body: string, secret: string): boolean => {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers))
    return true
  } catch {
    return false
  }
}

/** A form service on loopback, with an inbox at `GET /` and, at `POST /faults`, failures on purpose. */
export const startFormService = async (options: FormServiceOptions) => {
  const { file = '.cache/quotes.sqlite', secrets = [] } = options
  const store = openStore(file)
  let fault = { status: 200, times: 0 }

  const collect = (request: Request, body: string): Response => {
    if (secrets.length > 0 && !secrets.some((secret) => isSigned(request, body, secret)))
      return refusal(401, 'The signature is missing or wrong')
    const fields = parseObject(request, body)
    if (fields === undefined) return refusal(400, 'Send a JSON object')
    if (fault.times > 0) {
      fault.times -= 1
      return refusal(fault.status, 'This request is not taken')
    }
    const key = request.headers.get('idempotency-key') ?? undefined
    const spamSignals = request.headers.get(spamSignalsHeader) ?? undefined
    return Response.json({ ok: true, ...store.add(fields, key, spamSignals) })
  }

  const switchFaults = (request: Request, body: string): Response => {
    const { data } = faultSchema.safeParse(parseObject(request, body))
    fault = data ?? fault
    return Response.json({ ok: data !== undefined }, { status: data ? 200 : 400 })
  }

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (!isLocal(url)) return refusal(403, 'This service is for this machine only')
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /collect':
        return collect(request, await request.text())
      case 'POST /faults':
        return switchFaults(request, await request.text())
      case 'GET /':
        return new Response(inboxPage(store.all()), {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        })
      case 'GET /requests.json':
        return Response.json(store.all())
      default:
        return refusal(404, 'Not found')
    }
  }

  const withHeaders = async (request: Request): Promise<Response> => {
    const answered = await answer(request)
    answered.headers.set('Cache-Control', 'no-store')
    answered.headers.set('Content-Security-Policy', inboxPolicy)
    answered.headers.set('X-Content-Type-Options', 'nosniff')
    return answered
  }
  const server = createServer(createRequestListener(withHeaders))
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

export type FormService = Awaited<ReturnType<typeof startFormService>>
