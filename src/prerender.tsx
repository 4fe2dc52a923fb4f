import { extractCss } from 'goober'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { details } from 'virtual:product-details'
import { App } from './app/App.tsx'
import { Layout } from './app/layout/Layout.tsx'
import { noServices } from './app/noServices.ts'
import { loadPage } from './app/pages.tsx'
import { structuredData } from './app/seo/structuredData.ts'
import { makeStore } from './app/store.ts'
import { makeStyleCache } from './app/theme/styleCache.ts'
import { parseCataloguePath, parseProductPath } from './routing/cataloguePath.ts'
import { ShownPageContext } from './routing/page.ts'

export interface PrerenderedPage {
  status: number
  head: string
  body: string
  structuredData: object
  /** The rules by id; `true` never occurs at build time. */
  styles: Record<string, string>
}

/** The toasts have a style library of their own. */
export const noticeStyles = async (): Promise<string> => {
  await import('./features/notices/NoticeHost.tsx')
  return extractCss()
}

/** React writes the tags of the head before the page's HTML. */
const splitHead = (html: string): { head: string; body: string } => {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** The HTML of an address; throws when the page fails. */
export const prerenderPage = async (path: string): Promise<PrerenderedPage> => {
  const page = await loadPage(path)
  const id = parseProductPath(path)
  const product = id === undefined ? undefined : await details[id]?.()
  const catalogue = parseCataloguePath(path, '')
  const store = makeStore(noServices, catalogue && { catalogue })
  const cache = makeStyleCache()
  const { prelude } = await prerender(
    <App cache={cache} store={store}>
      <StaticRouter location={path}>
        <ShownPageContext value={{ page }}>
          <Layout />
        </ShownPageContext>
      </StaticRouter>
    </App>,
    {
      // React would move large lazy parts into inline scripts, which the policy refuses.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error
      },
    },
  )
  const styles = Object.fromEntries(
    Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return {
    status: page.status,
    ...splitHead(await new Response(prelude).text()),
    structuredData: structuredData(path, product?.default),
    styles,
  }
}
