import { isPlainClick } from '../../lib/links.ts'
import type { TermEvent } from './nextOpenTerm.ts'

/** The elements of a term in the page, in the order of the document. */
const elementsOf = (term: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-term="${CSS.escape(term)}"]`),
]

/** `uv 2` is the third element of the term `uv`, in each rendering of the page; React's ids change. */
export const triggerName = (element: HTMLElement): string => {
  const { term = '' } = element.dataset
  return `${term} ${elementsOf(term).indexOf(element)}`
}

export const findTrigger = (name: string): HTMLElement | undefined => {
  const [term = '', index] = name.split(' ')
  return elementsOf(term)[Number(index)]
}

/** A pointer that passes by opens nothing, and one on its way to the explanation closes nothing. */
const openDelayMs = 120
const closeDelayMs = 300

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)
const triggerOf = (target: EventTarget | null) => elementOf(target)?.closest<HTMLElement>('[data-term]')
const boxOf = (target: EventTarget | null) => elementOf(target)?.closest<HTMLElement>('[data-explanation]')

const isOfTerm = (target: EventTarget | null): boolean => Boolean(triggerOf(target) ?? boxOf(target))

/** Tab moves through the explanation's link as if it followed its term in the document. */
const moveByTab = (document: Document, event: KeyboardEvent): void => {
  const trigger = document.querySelector<HTMLElement>('[data-term][aria-expanded=true]')
  const link = document.querySelector<HTMLElement>('[data-explanation] a')
  if (!trigger || !link) return
  if (boxOf(event.target)) {
    // For Tab without Shift the browser then moves on from the term.
    trigger.focus()
    if (event.shiftKey) event.preventDefault()
  } else if (event.target === trigger && !event.shiftKey) {
    link.focus()
    event.preventDefault()
  }
}

/** Reports events that open or close explanations; returns a function that removes the listeners. */
export const listenToTerms = (document: Document, hear: (event: TermEvent) => void): (() => void) => {
  const listeners = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  const stop = () => {
    clearTimeout(timer)
    isLeaving = false
  }
  const later = (event: TermEvent, delayMs: number) => {
    stop()
    timer = setTimeout(() => hear(event), delayMs)
  }
  const leave = () => {
    if (isLeaving) return
    later({ type: 'left' }, closeDelayMs)
    isLeaving = true
  }
  const now = (event: TermEvent) => {
    stop()
    hear(event)
  }
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal: listeners.signal })

  listen('pointerover', ({ target, pointerType }) => {
    const trigger = triggerOf(target)
    if (pointerType !== 'mouse') return
    if (trigger) later({ type: 'hovered', trigger: triggerName(trigger) }, openDelayMs)
    else if (boxOf(target)) stop()
    else leave()
  })
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) leave()
  })
  listen('focusin', ({ target }) => {
    const trigger = triggerOf(target)
    if (trigger) now({ type: 'focused', trigger: triggerName(trigger) })
  })
  // Only focus that leaves the term: a dialog that a jump in Redux DevTools opens takes the focus, too.
  listen('focusout', ({ target, relatedTarget }) => {
    if (isOfTerm(target) && !isOfTerm(relatedTarget)) hear({ type: 'blurred' })
  })
  listen('pointerdown', ({ target }) => {
    if (!triggerOf(target) && !boxOf(target)) now({ type: 'dismissed' })
  })
  listen('click', (event) => {
    const trigger = triggerOf(event.target)
    if (!trigger || !isPlainClick(event)) return
    event.preventDefault()
    now({ type: 'pressed', trigger: triggerName(trigger) })
  })
  listen('keydown', (event) => {
    const trigger = triggerOf(event.target)
    if (event.key === ' ' && trigger) {
      event.preventDefault()
      trigger.click()
    }
    if (event.key === 'Tab') moveByTab(document, event)
    if (event.key !== 'Escape') return
    if (boxOf(event.target)) document.querySelector<HTMLElement>('[data-term][aria-expanded=true]')?.focus()
    now({ type: 'dismissed' })
  })

  return () => {
    stop()
    listeners.abort()
  }
}
