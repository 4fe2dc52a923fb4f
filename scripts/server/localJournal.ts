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
  // BlobsServer has no option for the host, and a port alone opens every address of this machine. It passes
  // its port to `listen`, which takes both; the constructor's type takes a number only.
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
