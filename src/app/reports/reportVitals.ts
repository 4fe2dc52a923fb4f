import { matchRoutes } from 'react-router-dom'
import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import { endpoints } from '../../domain/contract/relay.ts'
import { routeFiles } from '../../domain/routing/paths.ts'

/** The kind of a page, such as `product`, which tells less of a visit than its address. */
const kindOf = (url: string): string =>
  matchRoutes([...routeFiles], new URL(url, location.origin).pathname)?.[0]?.route.file ?? 'other'

/**
 * Sends the speed of each page of this visit when the site is left; times in ms, the layout shift in
 * thousandths. A browser without soft navigations measures the visit as one page.
 */
export const reportVitals = (page: Document, replayed: number): void => {
  const [hydrated] = performance.getEntriesByName('hydrated')
  const first = { replayed, ...(hydrated && { hydrated: hydrated.startTime }) }
  const pages = new Map<number, Record<string, number | string>>()
  const keep = ({ name, value, navigationId, navigationType, navigationURL }: Metric): void => {
    const vitals = pages.get(navigationId) ?? {
      page: kindOf(navigationURL ?? location.href),
      navigation: navigationType,
      ...(pages.size === 0 && first),
    }
    vitals[name.toLowerCase()] = name === 'CLS' ? value * 1000 : value
    pages.set(navigationId, vitals)
  }
  for (const listen of [onFCP, onLCP, onINP, onCLS]) listen(keep, { reportSoftNavs: true })

  const sendOnLeaving = (): void => {
    if (page.visibilityState !== 'hidden') return
    page.removeEventListener('visibilitychange', sendOnLeaving)
    const reports = JSON.stringify([...pages.values()].map((body) => ({ type: 'vitals', body })))
    navigator.sendBeacon(endpoints.reports, new Blob([reports], { type: 'application/json' }))
  }
  page.addEventListener('visibilitychange', sendOnLeaving)
}
