import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals'

const send = (body: string): void => {
  navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }))
}

/** Sends the speed of this visit when the page is left; times in ms, the layout shift in thousandths. */
export const reportVitals = (page: Document, replayed: number, sendVitals = send): void => {
  const [hydrated] = performance.getEntriesByName('hydrated')
  const vitals: Record<string, number> = { replayed, ...(hydrated && { hydrated: hydrated.startTime }) }
  const keep = ({ name, value }: Metric): void => {
    vitals[name.toLowerCase()] = name === 'CLS' ? value * 1000 : value
  }
  for (const listen of [onFCP, onLCP, onINP, onCLS]) listen(keep)

  const sendOnLeaving = (): void => {
    if (page.visibilityState !== 'hidden') return
    page.removeEventListener('visibilitychange', sendOnLeaving)
    sendVitals(JSON.stringify(vitals))
  }
  page.addEventListener('visibilitychange', sendOnLeaving)
}
