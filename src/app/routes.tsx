import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { routeFiles } from '../domain/routing/paths.ts'
import { loadOnce } from '../lib/loadOnce.ts'
import { Layout } from './layout/Layout.tsx'
import { NotFound, PageError, Unavailable } from './layout/PageError.tsx'

const files = import.meta.glob<Awaited<ReturnType<LazyRouteFunction<RouteObject>>>>('./routes/*.tsx')

/**
 * Cached, because `import()` of a loaded module takes a task, in which the page's progress line would appear.
 */
const load = loadOnce((file: string) => {
  const lazy = files[`./routes/${file}.tsx`]
  if (!lazy) throw new Error(`src/app/routes has no ${file}.tsx`)
  return lazy()
})

const notFound = (): never => {
  throw new Response(null, { status: 404 })
}

/** The pages without Layout; any other address throws a 404, which PageError renders. */
export const pageRoutes = (): RouteObject => ({
  errorElement: <PageError />,
  children: [
    ...routeFiles.map(({ path, file }) => ({ path, caseSensitive: true, lazy: () => load(file) })),
    { path: '*', loader: notFound, element: <NotFound /> },
  ],
})

/** The routes of the site, for the router and the prerenderer. */
export const makeRoutes = (): RouteObject[] => [
  { Component: Layout, errorElement: <Unavailable />, children: [pageRoutes()] },
]
