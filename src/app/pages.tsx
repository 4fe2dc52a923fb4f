import type { ComponentType } from 'react'
import { loadOnce } from '../lib/loadOnce.ts'
import type { Page } from '../routing/page.ts'
import { pageFileOf } from '../routing/pageFiles.ts'
import { NotFound } from './layout/NotFound.tsx'
import { Unavailable } from './layout/Unavailable.tsx'

/** A page that needs more than its code loads it. */
type PageModule = { Component: ComponentType } | { loadPage: (pathname: string) => Promise<Page> }

const files = import.meta.glob<PageModule>('./routes/*.tsx')

const notFound: Page = { status: 404, element: <NotFound /> }

/** Throws when the network fails. */
export const loadPage = loadOnce(async (pathname): Promise<Page> => {
  const file = pageFileOf(pathname)
  const load = file && files[`./routes/${file}.tsx`]
  if (!load) return notFound
  const module = await load()
  if ('loadPage' in module) return module.loadPage(pathname)
  return { status: 200, element: <module.Component /> }
})

/** Never fails: without the network a page of its own says so. */
export const pageToShow = (pathname: string, load = loadPage): Promise<Page> =>
  load(pathname).catch(() => ({ status: 503, element: <Unavailable /> }))
