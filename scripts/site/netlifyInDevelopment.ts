import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequest } from '@remix-run/node-fetch-server'
import type { Plugin, ViteDevServer } from 'vite'
import { readProducts } from '../build/products.ts'
import { feedFiles } from '../feed/productFeed.ts'
import { readRevised } from '../feed/revisions.ts'
import { developmentPolicyHeaders } from '../prerender/policy.ts'
import { redirects } from '../prerender/redirects.ts'
import { makeFunctionAnswer } from './functionAnswer.ts'
import { addHandler, type Handle, makeHeaders, makeRedirects } from './netlifyRules.ts'

/** What it leaves to Vite already has Netlify's headers. */
const makeHandler = async (server: ViteDevServer): Promise<Handle> => {
  const { root } = server.config
  // The files that a build writes to dist.
  const published = join(root, '.cache/dev')
  await mkdir(published, { recursive: true })
  await writeFile(join(published, '_headers'), developmentPolicyHeaders())
  await writeFile(join(published, '_redirects'), redirects(readProducts()))
  const headers = makeHeaders(root, published)
  const rules = makeRedirects(root, published)
  const callFunction = makeFunctionAnswer(root, (file) => server.ssrLoadModule(file))

  return async (request, response) => {
    const converted = createRequest(request, response)
    const { pathname } = new URL(converted.url)
    if (/^\/(api|\.netlify)\//.test(pathname))
      return (await callFunction(converted)) ?? new Response('Not found', { status: 404 })
    const document = /^\/products.*\.json$/.test(pathname)
      ? feedFiles(readRevised()).get(pathname)
      : undefined
    if (document !== undefined)
      return new Response(document, { headers: { 'Content-Type': 'application/json' } })
    const rule = await rules.match(converted)
    if (rule?.redirect) return Response.redirect(rule.target, rule.statusCode)
    const values = await headers.apply(converted)
    // Files that browsers keep for a day in production change here with the next edit.
    for (const [name, value] of Object.entries(values))
      if (name.toLowerCase() !== 'cache-control') response.setHeader(name, value)
    return undefined
  }
}

/** The functions, headers and redirects of netlify.toml and of the build, in Vite's development server. */
export const netlifyInDevelopment = (): Plugin => ({
  name: 'netlify-in-development',
  configureServer: async (server) => {
    addHandler(server.middlewares, await makeHandler(server))
  },
})
