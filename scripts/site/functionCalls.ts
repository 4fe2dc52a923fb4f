import type { IncomingMessage } from 'node:http'
import type { NetlifyDev } from '@netlify/dev'
import { readBody, webRequest } from './request.ts'

/** In bytes, as at Netlify. */
const bodyLimit = 6 * 1024 * 1024

const lazyBody = (bytes: Uint8Array, read: () => void): ReadableStream =>
  new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(bytes)
        controller.close()
        setImmediate(read)
      },
    },
    { highWaterMark: 0 },
  )

/** Netlify's network keeps these headers; one names the form service. */
const withoutPlatformHeaders = ({ status, headers, body }: Response): Response =>
  new Response(body, { status, headers: [...headers].filter(([name]) => !name.startsWith('x-nf-')) })

/**
 * Calls a function; each build waits for the one before, since overlapping builds share a folder
 * that the first to end removes.
 */
export const makeFunctionCalls = (netlify: NetlifyDev) => {
  let lastBuild: Promise<unknown> = Promise.resolve()

  return async (request: IncomingMessage): Promise<Response | undefined> => {
    const bytes = await readBody(request, bodyLimit)
    if (bytes === undefined) return new Response('Content too large', { status: 413 })
    const before = lastBuild
    const build = Promise.withResolvers<null>()
    const built = () => {
      build.resolve(null)
    }
    lastBuild = build.promise
    await before
    try {
      const answer = await netlify.handle(webRequest(request, lazyBody(bytes, built)))
      return answer && withoutPlatformHeaders(answer)
    } finally {
      built()
    }
  }
}
