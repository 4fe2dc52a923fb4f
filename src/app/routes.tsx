import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { routeFiles } from '../domain/routing/paths.ts'
import { loadOnce } from '../lib/loadOnce.ts'
import { Layout } from './layout/Layout.tsx'
import { NotFound, PageError, Unavailable } from './layout/PageError.tsx'

/** A loader reads only these arguments of React Router's. */
type Load<T> = (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<T>

/** The exports of a file of src/app/routes. */
interface Page extends Pick<RouteObject, 'ErrorBoundary' | 'shouldRevalidate'> {
  Component: ComponentType
  loader?: Load<unknown>
  /** Fetches what the page shows first besides its data. */
  preload?: Load<void>
}

const files = import.meta.glob<Page>('./routes/*.tsx')

export const loadPage = loadOnce(async (file): Promise<Page> => {
  const load = files[`./routes/${file}.tsx`]
  if (!load) throw new Error(`src/app/routes has no ${file}.tsx`)
  return load()
})

const notFound = (): never => {
  throw new Response(null, { status: 404 })
}

/** The pages without Layout; any other address throws a 404, which PageError renders. */
export const pageRoutes = (): RouteObject => ({
  errorElement: <PageError />,
  children: [
    ...routeFiles.map(({ path, file }) => ({ path, caseSensitive: true, lazy: () => loadPage(file) })),
    { path: '*', loader: notFound, element: <NotFound /> },
  ],
})

/**
 * The routes of the site, for the router and the prerenderer. The layout is an `element`, since a `Component`
 * would be rendered with each state of the router, for example while a page is loading.
 */
export const makeRoutes = (): RouteObject[] => [
  { element: <Layout />, errorElement: <Unavailable />, children: [pageRoutes()] },
]
