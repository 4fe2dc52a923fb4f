import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequest } from '@remix-run/node-fetch-server'
import type { Plugin } from 'vite'
import { makeFunctionAnswer } from './functionAnswer.ts'
import { addHandler, type Handle, makeHeaders, makeRedirects } from './netlifyRules.ts'

/** The page of an address, whether it ends in a slash or in `.html`, or in neither. */
const fileOf = ({ pathname }: URL): string => `${pathname.replace(/\/$|\.html$/, '') || '/index'}.html`

/** Of a file for which netlify.toml and `_headers` have no others. Vite compresses, but does not say so to caches. */
const defaultHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'Accept-Encoding' }

const makeHandlers = (root: string, dist: string): Record<'before' | 'after', Handle> => {
  const headers = makeHeaders(root, dist)
  const rules = makeRedirects(root, dist)
  const callFunction = makeFunctionAnswer(root)

  const page = async (path: string, status: number): Promise<Response> => {
    const own = await headers.apply(new Request(`http://localhost${path}`))
    const html = { 'Content-Type': 'text/html; charset=utf-8' }
    return new Response(await readFile(join(dist, path)), {
      status,
      headers: { ...defaultHeaders, ...own, ...html },
    })
  }
  const missing = () => page('/404.html', 404)

  return {
    before: async (request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      // `//other.host/` loses its host.
      request.url = pathname.replace(/^\/+/, '/') + search
      const converted = createRequest(request, response)
      if (/^\/(api|\.netlify)\//.test(request.url)) return (await callFunction(converted)) ?? missing()
      // Only the server may read these files.
      if (/^\/+_(headers|redirects)\/?$/.test(decodeURI(pathname))) return missing()
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      const own = await headers.apply(converted)
      response.setHeaders(new Map(Object.entries({ ...defaultHeaders, ...own })))
      return undefined
    },
    after: async (request, response) => {
      const converted = createRequest(request, response)
      const found = fileOf(new URL(converted.url))
      if (existsSync(join(dist, found))) return page(found, 200)
      const rule = await rules.match(converted)
      if (rule?.redirect) return Response.redirect(rule.target, rule.statusCode)
      return rule ? page(fileOf(rule.target), rule.statusCode) : missing()
    },
  }
}

/** Netlify's functions, headers and redirects for a built site, in Vite's server of built sites. */
export const netlifyInPreview = (): Plugin => ({
  name: 'netlify-in-preview',
  configurePreviewServer: ({ middlewares, config: { root, build } }) => {
    const { before, after } = makeHandlers(root, join(root, build.outDir))
    addHandler(middlewares, before)
    // Vite looks for a file between the two.
    return () => {
      addHandler(middlewares, after)
    }
  },
})
