import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'

interface LocalJournal {
  url: string
  close: () => Promise<void>
}

export const journalFolder = '.netlify/blobs-serve'

/** From now on this process's journal is in `directory`, which other processes may share. */
export const openLocalJournal = async (directory = journalFolder): Promise<LocalJournal> => {
  const token = crypto.randomUUID()
  const server = new BlobsServer({ directory, token })
  // The library passes its port to `listen`, which also takes a host; a port alone opens every address.
  Reflect.set(server, 'port', { port: 0, host: '127.0.0.1' })
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
