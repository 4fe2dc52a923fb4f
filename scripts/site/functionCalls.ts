import type { NetlifyDev } from '@netlify/dev'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { webHeaders } from './request.ts'

/** The body in one piece; `read` is called when the reader has it. */
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

/**
 * Calls a function through Netlify's local runtime, which builds it anew for each call in a folder of that call.
 * Two calls whose builds overlap would share a folder, and the call that ends first would remove it under the
 * other; so a build waits for the one before. It is over when the runtime reads the body, or has answered.
 */
export const makeFunctionCalls = (netlify: NetlifyDev) => {
  let lastBuild: Promise<unknown> = Promise.resolve()

  return async (request: IncomingMessage): Promise<Response | undefined> => {
    const { method = 'GET', headers, url = '/' } = request
    const bytes = new Uint8Array(await buffer(request))
    const before = lastBuild
    const build = Promise.withResolvers<null>()
    const built = () => {
      build.resolve(null)
    }
    lastBuild = build.promise
    await before
    try {
      const body = method === 'GET' || method === 'HEAD' ? null : lazyBody(bytes, built)
      const init = { method, headers: webHeaders(request), body, duplex: 'half' }
      return await netlify.handle(new Request(`http://${headers.host ?? ''}${url}`, init))
    } finally {
      built()
    }
  }
}
