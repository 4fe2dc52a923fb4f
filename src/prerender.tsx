import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { makeRoutes } from './app/routes.tsx'
import { browserServices } from './app/services.ts'
import { makeStore, preloadedStateOf } from './app/store.ts'
import { makeStyleCache } from './app/theme/styleCache.ts'
import { textFieldsOf } from './lib/types.ts'

export interface PrerenderedPage {
  status: number
  head: string
  body: string
  /** Emotion's rules by their ids. */
  styles: Record<string, string>
}

/** React writes the tags of the head before the page's HTML. */
const splitHead = (html: string): { head: string; body: string } => {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const handler = createStaticHandler(makeRoutes())

/** The HTML of an address; throws when the page fails, or its file is missing. */
export const prerenderPage = async (path: string): Promise<PrerenderedPage> => {
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  for (const failure of Object.values<unknown>(context.errors ?? {}))
    if (failure instanceof Error) throw failure
  const router = createStaticRouter(handler.dataRoutes, context)
  const services = browserServices(router, new EventTarget())
  const store = makeStore(services, preloadedStateOf(path))
  const cache = makeStyleCache()
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <App cache={cache} store={store} drafts={services}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      // React would move large lazy parts into inline scripts, which the policy refuses.
      progressiveChunkSize: Infinity,
      // An error thrown here would leave `prerender` waiting for ever.
      onError: (error) => void errors.push(error),
    },
  )
  if (errors.length > 0) throw errors[0]
  return {
    status: context.statusCode,
    ...splitHead(await new Response(prelude).text()),
    styles: textFieldsOf(cache.inserted),
  }
}
