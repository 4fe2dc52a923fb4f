import { matchRoutes } from 'react-router-dom'
import { routeFiles } from '../../domain/routing/paths.ts'
import { loadOnce } from '../../lib/loadOnce.ts'
import { whenIdle } from '../../ui/browser/scheduling.ts'
import type { loadPage } from '../routes.tsx'

/**
 * Loads a page's scripts and data into the caches, and what it shows first if the visitor points at its link;
 * rejects on failure, which a real visit then reports.
 */
export const preloadPage = async (
  load: typeof loadPage,
  pathname: string,
  isPointedAt: boolean,
): Promise<void> => {
  const [match] = matchRoutes([...routeFiles], pathname) ?? []
  if (!match) return
  const { loader, preload } = await load(match.route.file)
  const args = { request: new Request(new URL(pathname, location.origin)), params: match.params }
  await loader?.(args)
  if (isPointedAt) await preload?.(args)
}

const dwellMs = 100

/** How many of the first product links in view are preloaded without a hover. */
const ahead = 4

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined
}

/** Asks a link's card, since a link in a card that is out of view has to be laid out to have a place. */
const isInView = (link: Element): boolean => {
  // A list that is kept behind the page has a place too.
  if (link.closest('[aria-hidden]')) return false
  const { top, bottom, width } = (link.closest('li') ?? link).getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Fetches the page of a link that is hovered, touched or focused, and the data of the first links in view. */
export const preloadLinks = (load: typeof loadPage): void => {
  if (savesData()) return
  const preloadData = loadOnce((pathname) => preloadPage(load, pathname, false))
  const preloadAll = loadOnce((pathname) => preloadPage(load, pathname, true))
  const preload = (pathname: string | undefined): void => {
    if (pathname !== undefined) preloadAll(pathname).catch(() => undefined)
  }
  const preloadFirstRow = (): void => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].filter(isInView)
    for (const { pathname } of links.slice(0, ahead)) preloadData(pathname).catch(() => undefined)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (type: string, hear: (event: Event) => void): void =>
    document.addEventListener(type, hear, { passive: true })
  listen('pointerover', ({ target }) => {
    clearTimeout(timer)
    timer = setTimeout(() => preload(pathOf(target)), dwellMs)
  })
  listen('touchstart', ({ target }) => preload(pathOf(target)))
  listen('focusin', ({ target }) => preload(pathOf(target)))
  listen('scrollend', () => whenIdle(preloadFirstRow))
  preloadFirstRow()
}
