import { whenIdle } from '../ui/whenIdle.ts'
import { loadPage } from './pages.tsx'

const dwellMs = 100

/** Product links in view that are fetched without a pointer on them. */
const ahead = 4

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === location.origin && link.pathname !== location.pathname ? link.pathname : undefined
}

/** Fetches a page's scripts and data; the visit itself reports a failure. */
const preload = (pathname: string | undefined): void => {
  if (pathname !== undefined) loadPage(pathname).catch(() => undefined)
}

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

const preloadFirstRow = (): void => {
  if (savesData()) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].filter(isInView)
  for (const { pathname } of links.slice(0, ahead)) preload(pathname)
}

/** Fetches the page of a link that is hovered, touched or focused. */
export const preloadLinks = (): void => {
  if (savesData()) return
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
