import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, shut } from '../../../../scripts/server/ports.ts'

interface NetlifyApi {
  /** Sends calls for Netlify's address here. */
  fetch: typeof fetch
  blobs: Map<string, string>
  /** As at the end of a minute: calls are taken again. */
  resetLimit: () => void
  close: () => Promise<void>
}

interface ApiOptions {
  /** Calls that are taken until the limit is reset; later ones get 429 with these headers. */
  limit: number
  headers: Record<string, string>
}

const pageSize = 100

const list = (blobs: Map<string, string>, { searchParams }: URL): object => {
  const prefix = searchParams.get('prefix') ?? ''
  const from = Number(searchParams.get('cursor') ?? 0)
  const keys = [...blobs.keys()].filter((key) => key.startsWith(prefix)).toSorted()
  if (searchParams.get('directories') === 'true') {
    const folders = keys.map((key) => key.slice(0, key.indexOf('/', prefix.length) + 1))
    return { blobs: [], directories: [...new Set(folders)] }
  }
  const next = from + pageSize < keys.length ? { next_cursor: String(from + pageSize) } : {}
  return { blobs: keys.slice(from, from + pageSize).map((key) => ({ key, etag: '"1"' })), ...next }
}

/** The part of Netlify's API that the Blobs client calls with an account's token, with its limit of calls. */
export const startNetlifyApi = async ({ limit, headers }: ApiOptions): Promise<NetlifyApi> => {
  const blobs = new Map<string, string>()
  let calls = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'https://api.netlify.com')
    const signed = url.pathname.startsWith('/signed/')
    if (!signed && (calls += 1) > limit) {
      response.writeHead(429, headers).end()
      return
    }
    const key = url.pathname.replace(/^.*?\/site:quotes\/?/, '')
    if (key === '') response.end(JSON.stringify(list(blobs, url)))
    else if (request.method === 'DELETE') response.writeHead(blobs.delete(key) ? 204 : 404).end()
    else if (!signed)
      response.end(JSON.stringify({ url: `https://api.netlify.com/signed/site:quotes/${key}` }))
    else if (request.method === 'PUT') {
      blobs.set(key, await text(request))
      response.writeHead(200, { etag: '"2"' }).end()
    } else if (blobs.has(key)) response.writeHead(200, { etag: '"1"' }).end(blobs.get(key))
    else response.writeHead(404).end()
  }

  const server = createServer((request, response) => void answer(request, response))
  const host = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1', 'PORT')}`
  return {
    fetch: (input, init) => {
      const { url } = new Request(input, { ...init, body: null })
      return fetch(url.replace('https://api.netlify.com', host), init)
    },
    blobs,
    resetLimit: () => {
      calls = 0
    },
    close: () => shut(server),
  }
}
