import { redirect, type RouteObject } from 'react-router-dom'
import { categories } from '../content/categories.ts'
import { Layout } from './Layout.tsx'
import { cataloguePaths, legalPages, paths } from './paths.ts'
import { RouteError } from './routes/RouteError.tsx'

const catalogue = () => import('./routes/catalogue.tsx')

const toCategory: RouteObject[] = [
  { path: `${paths.catalogue()}/all`, loader: () => redirect(paths.catalogue()) },
  ...categories.map(({ id }) => ({
    path: `${paths.catalogue(id)}/all`,
    loader: () => redirect(paths.catalogue(id)),
  })),
]

const pages: RouteObject[] = [
  { path: paths.home, lazy: () => import('./routes/home.tsx') },
  ...cataloguePaths.map((path): RouteObject => ({ path, lazy: catalogue })),
  ...toCategory,
  { path: `${paths.catalogue()}/:param/:subcategory?`, lazy: () => import('./routes/product.tsx') },
  { path: paths.about, lazy: () => import('./routes/about.tsx') },
  { path: paths.contact, lazy: () => import('./routes/contact.tsx') },
  { path: paths.quote, lazy: () => import('./routes/quote.tsx') },
  { path: paths.services, lazy: () => import('./routes/services.tsx') },
  ...legalPages.map((page): RouteObject => ({
    path: paths.legal(page),
    lazy: () => import('./routes/legal.tsx'),
  })),
  {
    path: '*',
    Component: RouteError,
    loader: () => {
      throw new Response(null, { status: 404 })
    },
  },
]

/** Pages are split; their failures are shown inside the layout, so that the way out stays on the screen. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      { ErrorBoundary: RouteError, children: pages.map((page) => ({ ...page, caseSensitive: true })) },
    ],
  },
]
