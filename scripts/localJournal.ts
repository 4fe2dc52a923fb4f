import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'

interface LocalJournal {
  url: string
  close: () => Promise<void>
}

/** Where Netlify's local runtime keeps the blobs of a site that is not linked to an account. */
const folder = '.netlify/blobs-serve'

/**
 * Netlify Blobs on this machine, kept in `directory`; from now on this process's journal is there. Another
 * process may use the same directory at the same time.
 */
export const openLocalJournal = async (directory = folder): Promise<LocalJournal> => {
  const token = crypto.randomUUID()
  const server = new BlobsServer({ directory, token })
  const { address } = await server.start()
  setEnvironmentContext({ edgeURL: address, uncachedEdgeURL: address, siteID: '0', token })
  return {
    url: address,
    close: async () => {
      await server.stop()
    },
  }
}
