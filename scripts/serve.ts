import { NetlifyDev } from '@netlify/dev'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, shut } from './ports.ts'
import { makeFileAnswer } from './site/fileAnswer.ts'
import { makeFunctionCalls } from './site/functionCalls.ts'
import { isPrivate, readTarget, webHeaders } from './site/request.ts'

interface SiteOptions {
  /** 0 for a free one. */
  port: number
  /** The folder with netlify.toml, functions/ and the built dist/. */
  root?: string
  /** 0.0.0.0 to be seen by other machines. */
  host?: string
  /** Variables for the functions, beside this process's own, such as QUOTE_FORM_URL. */
  env?: Record<string, string>
}

export interface Site {
  url: string
  close: () => Promise<void>
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

const crashed = (error: unknown): Response => {
  console.error(error)
  return plain(500, 'Server error')
}

const send = async (response: ServerResponse, answer: Response): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  response.setHeaders(answer.headers)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (answer.status !== 304) response.setHeader('Content-Length', body.length)
  response.end(body)
}

/** Sets variables and gives a function that puts back what was there. */
const lend = (variables: Record<string, string>): (() => void) => {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, variables)
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
  }
}

const makeNetlify = (root: string, port: number): NetlifyDev => {
  const off = { enabled: false }
  return new NetlifyDev({
    projectRoot: root,
    serverAddress: `http://localhost:${port}`,
    apiToken: '',
    skipGitignore: true,
    aiGateway: off,
    database: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    images: off,
  })
}

/** Answers with Netlify's own headers, redirects, files and functions, and with 404.html for an unknown path. */
const makeAnswer = (netlify: NetlifyDev) => {
  const fileAnswer = makeFileAnswer()
  const callFunction = makeFunctionCalls(netlify)

  const notFound = async (headers: Headers): Promise<Response> => {
    const page = await netlify.handle(new Request('http://localhost/404.html'))
    if (page === undefined) return plain(404, 'Not found')
    return fileAnswer(headers, new Response(page.body, { status: 404, headers: page.headers }))
  }

  return async (request: IncomingMessage): Promise<Response> => {
    const headers = webHeaders(request)
    const target = readTarget(request)
    if (target === undefined) return plain(400, 'Bad request')
    if (isPrivate(target)) return notFound(headers)
    request.url = target
    if (target.startsWith('/api/')) return (await callFunction(request)) ?? notFound(headers)
    const found = await netlify.handleAndIntrospectNodeRequest(request)
    if (found === undefined) return notFound(headers)
    if (found.response.status !== 200) return found.response
    if (request.method === 'GET' || request.method === 'HEAD') return fileAnswer(headers, found.response)
    return plain(405, 'Method not allowed')
  }
}

/**
 * Serves the built site as Netlify does, by Netlify's local runtime: headers and redirects from netlify.toml and
 * dist/, functions in workers. Throws a PortError when the port is taken.
 */
export const startSite = async (options: SiteOptions): Promise<Site> => {
  const { port, root = process.cwd(), host = '127.0.0.1', env = {} } = options
  const giveBack = lend(env)
  const netlify = makeNetlify(root, port)
  const answer = makeAnswer(netlify)
  const server = createServer((request, response) => {
    answer(request)
      .catch(crashed)
      .then((result) => send(response, result))
      .catch(() => request.destroy())
  })
  const close = async () => {
    await Promise.all([shut(server), netlify.stop()])
    giveBack()
  }

  try {
    await netlify.start()
    const actualPort = await listen(server, port, host, 'PORT')
    return { url: `http://localhost:${actualPort}`, close }
  } catch (error) {
    await close()
    throw error
  }
}
