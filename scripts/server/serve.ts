import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { preview } from 'vite'
import { databaseUrl } from '../../functions/relay/requests/database.ts'
import { lendEnvironment } from '../environment.ts'
import { netlifyInPreview } from '../site/netlifyInPreview.ts'
import { databaseFolder, openLocalDatabase } from './localDatabase.ts'
import { tryPort } from './ports.ts'

interface SiteOptions {
  /** 0 for a free port. */
  port: number
  root?: string
  host?: string
  /** Added to this process's own variables. */
  env?: Record<string, string>
}

/**
 * Serves the built site by Netlify's rules for files, headers and redirects, with a database of its own where
 * `NETLIFY_DB_URL` names none. Throws an EnvironmentError.
 */
export const startSite = async (options: SiteOptions) => {
  const { port, root = process.cwd(), host = '127.0.0.1', env = {} } = options
  const known = env.NETLIFY_DB_URL ?? databaseUrl()
  const database = known === undefined ? await openLocalDatabase(join(root, databaseFolder)) : undefined
  const giveBack = lendEnvironment({ ...env, ...(database && { NETLIFY_DB_URL: database.url }) })
  const release = async () => {
    await database?.close()
    giveBack()
  }

  try {
    // Vite does not say what to do about a port or host that it cannot open.
    await tryPort(port, host)
    const server = await preview({
      root,
      configFile: false,
      appType: 'custom',
      logLevel: 'warn',
      plugins: [netlifyInPreview()],
      preview: { port, host, strictPort: true, cors: false, allowedHosts: true },
    })
    const { port: actualPort } = server.httpServer.address() as AddressInfo
    const close = async () => {
      await server.close()
      await release()
    }
    return { url: `http://localhost:${actualPort}`, close }
  } catch (error) {
    await release()
    throw error
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
