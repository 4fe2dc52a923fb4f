import { markRoot } from '../../features/quoteList/firstFrame.ts'
import { readLinkedList } from '../../features/quoteList/listLink.ts'
import { parseStoredList, storageKey } from '../../features/quoteList/storedList.ts'
import type { EarlyEvent } from './earlyEvents.ts'

/**
 * The inline script of every page (specification 10.18), the same everywhere, so that one hash allows it:
 * shows the stored country and quote list, starts the scripts after the largest picture, holds back clicks.
 */

/** From the last decoded byte of the picture to its frame, in ms. */
const presentation = 50

/** From the load event to the scripts, in browsers that do not report their largest paint, in ms. */
const afterLoad = 300

const { documentElement, head } = document

try {
  const country = localStorage.getItem('selectedCountry')
  if (country !== null) documentElement.dataset.country = country
  const list = parseStoredList(localStorage.getItem(storageKey))
  markRoot(documentElement, list.length > 0 ? list : readLinkedList(location))
} catch {
  // A visitor who blocks storage sees the default country and no list.
}

let started = false

/** Each runs in a task of its own; the entry, which is the largest, loads first and runs last. */
const run = async ([entry, ...needed]: Iterable<HTMLLinkElement>): Promise<void> => {
  for (const link of [...needed, entry]) await import(/* @vite-ignore */ link?.href ?? '')
}

const start = (): void => {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  if (started || !scripts) return
  started = true
  head.append(scripts.content.cloneNode(true))
  void run(head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
}

const queue: EarlyEvent[] = []

const holdBack = (event: Event): void => {
  start()
  const { target, timeStamp: time } = event
  if (!event.isTrusted || !(target instanceof Element)) return
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    event.preventDefault()
    queue.push({ kind: 'submit', target, submitter: event.submitter, time })
  }
  const button = event.type === 'click' ? target.closest<HTMLElement>('button, label.needs-scripts') : null
  if (!button) return
  event.preventDefault()
  // A second press of the same control was meant once.
  if (!queue.some((held) => held.target === button))
    queue.push({ kind: 'click', target: button, submitter: null, time })
}

const interactions = ['click', 'submit', 'keydown', 'pointerdown', 'focusin'] as const
for (const type of interactions) addEventListener(type, holdBack, { capture: true })

window.earlyEvents = {
  queue,
  stop: () => {
    for (const type of interactions) removeEventListener(type, holdBack, { capture: true })
  },
}

const largestPaint = 'largest-contentful-paint'

if (PerformanceObserver.supportedEntryTypes.includes(largestPaint)) {
  new PerformanceObserver((list) => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    const presented = list.getEntries().some((entry) => 'element' in entry && entry.element === picture)
    if (!picture || presented) {
      start()
      return
    }
    const soon = () => setTimeout(start, presentation)
    picture.decode().then(soon, soon)
  }).observe({ type: largestPaint, buffered: true })
}

addEventListener('load', () => setTimeout(start, document.hidden ? 0 : afterLoad))
