import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { routeFiles } from '../domain/routing/paths.ts'
import { Layout } from './layout/Layout.tsx'
import { NotFound, PageError, Unavailable } from './layout/PageError.tsx'

/** What a file of src/app/routes exports. A loader reads no more of what React Router gives it. */
interface Page extends Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'shouldRevalidate'> {
  loader?: (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<unknown>
}

const pages = import.meta.glob<Page>('./routes/*.tsx')

/** What loads the page of a file. */
export type LazyPage = (file: string) => () => Promise<Page>

export const lazyPage: LazyPage = (file) => {
  const lazy = pages[`./routes/${file}.tsx`]
  if (!lazy) throw new Error(`src/app/routes has no ${file}.tsx`)
  return lazy
}

const notFound = (): never => {
  throw new Response(null, { status: 404 })
}

/** The pages without Layout; any other address throws a 404, which PageError renders. */
export const pageRoutes = (): RouteObject => ({
  errorElement: <PageError />,
  children: [
    ...routeFiles.map(({ path, file }) => ({ path, caseSensitive: true, lazy: lazyPage(file) })),
    { path: '*', loader: notFound, element: <NotFound /> },
  ],
})

/** The routes of the site, for the router and the prerenderer. */
export const makeRoutes = (): RouteObject[] => [
  { Component: Layout, errorElement: <Unavailable />, children: [pageRoutes()] },
]
