import { offline } from '../../content/texts/errors.json'
import { countryStorageKey } from '../../domain/country/audience.ts'
import { readLinkedList } from '../../domain/quoteList/listLink.ts'
import { parseStoredList, quoteListKey } from '../../domain/quoteList/storedList.ts'
import { isPlainClick } from '../../lib/links.ts'
import type { EarlyEvent } from './earlyEvents.ts'

/**
 * The inline script (specification 10.18), which is the same on every page, so that one hash allows it. It
 * shows the stored country and list size in the first frame, keeps presses until React can handle them, and
 * starts the page's scripts after the largest picture.
 */

/** The time between the decoding of the picture and the frame that shows it. */
const presentationMs = 50

/** The scripts start so long after the load event, if nothing has started them before. */
const afterLoadMs = 300

const { documentElement, head } = document

/** Styles show the stored country's texts, and /get-quote keeps room for the list (QuoteListSection.tsx). */
const showStored = (): void => {
  try {
    const country = localStorage.getItem(countryStorageKey)
    if (country !== null) documentElement.dataset.country = country
    const stored = parseStoredList(localStorage.getItem(quoteListKey))
    const list = stored.length > 0 ? stored : readLinkedList(location)
    if (list.length === 0) return
    documentElement.dataset.hasList = ''
    documentElement.style.setProperty('--listed', String(list.length))
  } catch {
    // A visitor who blocks storage sees the default country and no list.
  }
}

const queue: EarlyEvent[] = []
const holding = new AbortController()

const hold = (event: Event, target: HTMLElement): void => {
  event.preventDefault()
  // React may be listening already, although the page is not ready.
  event.stopImmediatePropagation()
  // Several presses of one control count as one.
  if (!queue.some((held) => held.target === target)) queue.push({ target, time: event.timeStamp })
}

/**
 * Controls that need scripts. A link of a glossary term is one of them, because with scripts it opens an
 * explanation.
 */
const heldBack = 'button, label.needs-scripts, a[data-term]'

/**
 * Starts the scripts, and holds a press of such a control back. Other links are not held, because they work
 * without scripts.
 */
const onInteraction = (event: Event): void => {
  startScripts()
  const { target } = event
  if (!event.isTrusted || !(target instanceof Element)) return
  // A button of the form has been held at its click. This is a submit without one.
  if (event.type === 'submit' && target instanceof HTMLFormElement) hold(event, target)
  if (!(event instanceof MouseEvent) || event.type !== 'click') return
  const pressed = target.closest<HTMLElement>(heldBack)
  if (!pressed || (pressed instanceof HTMLAnchorElement && !isPlainClick(event))) return
  hold(event, pressed)
}

const interactions = ['click', 'submit', 'keydown', 'pointerdown', 'focusin'] as const

const startHolding = (): void => {
  for (const type of interactions)
    addEventListener(type, onInteraction, { capture: true, signal: holding.signal })
}

const reload = (): void => location.reload()

/**
 * Holds nothing back any more, and shows the line that the page could not start (Layout.tsx). Offline its
 * button waits, because the browser would replace the page by an error of its own.
 */
const reportFailure = (): void => {
  holding.abort()
  documentElement.dataset.start = 'failed'
  const button = document.querySelector('#start-failure button')
  button?.addEventListener('click', () => {
    if (navigator.onLine) {
      reload()
      return
    }
    addEventListener('online', reload)
    button.previousSibling?.replaceWith(offline)
  })
}

/**
 * Imports the entry last, because it needs the others. Its link comes first, because as the last link it
 * started the page 200 ms later on a slow processor.
 */
const run = async ([entry, ...needed]: Iterable<HTMLLinkElement>): Promise<void> => {
  for (const link of [...needed, entry]) await import(/* @vite-ignore */ link?.href ?? '')
}

/** The first call takes the links out of their template, so that a second call starts nothing. */
const startScripts = (): void => {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  if (!scripts) return
  scripts.remove()
  head.append(scripts.content)
  run(head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')).catch(reportFailure)
}

const largestPaint = 'largest-contentful-paint'

const startAfterPicture = (): void => {
  if (PerformanceObserver.supportedEntryTypes.includes(largestPaint)) {
    new PerformanceObserver((list) => {
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
      const presented = list.getEntries().some((entry) => 'element' in entry && entry.element === picture)
      if (!picture || presented) {
        startScripts()
        return
      }
      const startSoon = () => setTimeout(startScripts, presentationMs)
      picture.decode().then(startSoon, startSoon)
    }).observe({ type: largestPaint, buffered: true })
  }
  addEventListener('load', () => setTimeout(startScripts, document.hidden ? 0 : afterLoadMs))
}

showStored()
startHolding()
window.earlyEvents = { queue, stop: () => holding.abort() }
startAfterPicture()
