import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NetlifyDev } from '@netlify/dev'

const hasFile = (dist: string, path: string): boolean =>
  ['.html', '/index.html', ''].some((ending) => existsSync(join(dist, decodeURIComponent(path) + ending)))

/** A rule of `_redirects` with status 404 shows a page of its own; Netlify's local runtime says 200 to it. */
export const makeStaticAnswer =
  (netlify: NetlifyDev, dist: string) =>
  async (request: Request): Promise<Response | undefined> => {
    const found = await netlify.handleAndIntrospect(request)
    if (found?.type !== 'redirect' || found.response.status !== 200) return found?.response
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    const { body, headers } = found.response
    return hasFile(dist, path) ? found.response : new Response(body, { status: 404, headers })
  }
