import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import { endpoints } from '../../domain/contract/relay.ts'

/** Sends the speed of this visit when the page is left; times in ms, the layout shift in thousandths. */
export const reportVitals = (page: Document, replayed: number): void => {
  const [hydrated] = performance.getEntriesByName('hydrated')
  const vitals: Record<string, number> = { replayed, ...(hydrated && { hydrated: hydrated.startTime }) }
  const keep = ({ name, value }: Metric): void => {
    vitals[name.toLowerCase()] = name === 'CLS' ? value * 1000 : value
  }
  for (const listen of [onFCP, onLCP, onINP, onCLS]) listen(keep)

  const sendOnLeaving = (): void => {
    if (page.visibilityState !== 'hidden') return
    page.removeEventListener('visibilitychange', sendOnLeaving)
    const report = JSON.stringify({ type: 'vitals', body: vitals })
    navigator.sendBeacon(endpoints.reports, new Blob([report], { type: 'application/json' }))
  }
  page.addEventListener('visibilitychange', sendOnLeaving)
}
