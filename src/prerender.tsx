import { extractCss } from 'goober'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { parseCataloguePath } from './features/catalogue/cataloguePath.ts'
import { noServices } from './app/noServices.ts'
import { routes } from './app/routes.tsx'
import { makeStore } from './app/store.ts'
import { structuredData } from './app/structuredData.ts'
import { makeStyleCache } from './app/styleCache.ts'
import type { Product } from './content/product.ts'

export interface PrerenderedPage {
  status: number
  /** Titles, metas and links for the head. */
  head: string
  body: string
  structuredData: object
  /** Emotion's rules by id; `true` never occurs at build time. */
  styles: Record<string, string>
}

/** The rules of the toasts, which come from another library than all others. */
export const noticeStyles = async (): Promise<string> => {
  await import('./features/notices/NoticeHost.tsx')
  return extractCss()
}

const handler = createStaticHandler(routes)

const isProduct = (data: unknown): data is Product =>
  typeof data === 'object' && data !== null && 'specifications' in data

/** What React hoists stands in front of the page's own HTML. */
const splitHead = (html: string): { head: string; body: string } => {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Renders the finished HTML of an address of the site; throws when a page redirects or breaks. */
export const prerenderPage = async (path: string, origin: string): Promise<PrerenderedPage> => {
  const context = await handler.query(new Request(origin + path))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error)
  if (failure) throw failure
  const catalogue = parseCataloguePath(path, '')
  const store = makeStore(noServices, catalogue && { catalogue })
  const cache = makeStyleCache()
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <App cache={cache} store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      onError: (error) => {
        throw error
      },
    },
  )
  const styles = Object.fromEntries(
    Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return {
    status: context.statusCode,
    ...splitHead(await new Response(prelude).text()),
    structuredData: structuredData(path, Object.values(context.loaderData).find(isProduct)),
    styles,
  }
}
