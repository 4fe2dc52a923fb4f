import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'

interface LocalJournal {
  url: string
  close: () => Promise<void>
}

export const journalFolder = '.netlify/blobs-serve'

/**
 * BlobsServer reads a body late. When the caller has broken off by then, as at the relay's time limit, it
 * reads an empty one and stores that in place of the entry. A body that is not whole is refused here.
 */
const refuseBrokenBodies = (server: BlobsServer): void => {
  const handle = Reflect.get(server, 'handleRequest') as (request: Request) => Promise<Response>
  Reflect.set(server, 'handleRequest', async (request: Request): Promise<Response> => {
    if (request.method !== 'PUT') return handle.call(server, request)
    const { url, method, headers } = request
    const body = await request.arrayBuffer()
    if (body.byteLength !== Number(headers.get('content-length'))) return new Response(null, { status: 400 })
    return handle.call(server, new Request(url, { method, headers, body }))
  })
}

/** From now on this process's journal is in `directory`, which other processes may share. */
export const openLocalJournal = async (directory = journalFolder): Promise<LocalJournal> => {
  const token = crypto.randomUUID()
  const server = new BlobsServer({ directory, token })
  // BlobsServer has no option for the host, and a port alone opens every address of this machine. It passes
  // its port to `listen`, which takes both; the constructor's type takes a number only.
  Reflect.set(server, 'port', { port: 0, host: '127.0.0.1' })
  refuseBrokenBodies(server)
  const { port } = await server.start()
  const address = `http://127.0.0.1:${port}`
  setEnvironmentContext({ edgeURL: address, uncachedEdgeURL: address, siteID: '0', token })
  return {
    url: address,
    close: async () => {
      await server.stop()
    },
  }
}
