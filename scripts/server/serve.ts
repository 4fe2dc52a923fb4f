import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { databaseUrl } from '../../functions/relay/requests/database.ts'
import { lendEnvironment } from '../environment.ts'
import { makeFileAnswer } from '../site/fileAnswer.ts'
import { makeFunctionAnswer } from '../site/functionAnswer.ts'
import { makeServer, readTarget, webRequest } from '../site/request.ts'
import { makeStaticAnswer } from '../site/staticAnswer.ts'
import { databaseFolder, openLocalDatabase } from './localDatabase.ts'
import { listen, shut } from './ports.ts'

interface SiteOptions {
  /** 0 for a free port. */
  port: number
  root?: string
  host?: string
  /** Added to this process's own variables. */
  env?: Record<string, string>
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

const crashed = (error: unknown): Response => {
  console.error(error)
  return plain(500, 'Server error')
}

const makeAnswer = (root: string) => {
  const fileAnswer = makeFileAnswer()
  const staticAnswer = makeStaticAnswer(root)
  const callFunction = makeFunctionAnswer(root)

  const notFound = async (request: IncomingMessage): Promise<Response> => {
    const page = await staticAnswer(new Request('http://localhost/404.html'))
    if (page === undefined) return plain(404, 'Not found')
    return fileAnswer(request.headers, new Response(page.body, { status: 404, headers: page.headers }))
  }

  return async (request: IncomingMessage): Promise<Response> => {
    const target = readTarget(request)
    // Only the server may read these files.
    if (/^\/_(headers|redirects)(\?|$)/.test(target)) return notFound(request)
    request.url = target
    if (/^\/(api|\.netlify)\//.test(target)) return (await callFunction(request)) ?? notFound(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed')
    const found = await staticAnswer(webRequest(request))
    if (found === undefined) return notFound(request)
    return found.status === 301 ? found : fileAnswer(request.headers, found)
  }
}

/**
 * Serves the built site by Netlify's rules for files, headers and redirects, with a database of its own where
 * `NETLIFY_DB_URL` names none. Throws an EnvironmentError.
 */
export const startSite = async (options: SiteOptions) => {
  const { port, root = process.cwd(), host = '127.0.0.1', env = {} } = options
  const giveBackOthers = lendEnvironment(env)
  const database =
    databaseUrl() === undefined ? await openLocalDatabase(join(root, databaseFolder)) : undefined
  const giveBackUrl = lendEnvironment(database ? { NETLIFY_DB_URL: database.url } : {})
  const answer = makeAnswer(root)
  const server = makeServer((request) => answer(request).catch(crashed))
  const close = async () => {
    await shut(server)
    await database?.close()
    giveBackUrl()
    giveBackOthers()
  }

  try {
    const actualPort = await listen(server, port, host, 'PORT')
    return { url: `http://localhost:${actualPort}`, close }
  } catch (error) {
    await close()
    throw error
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
