import { createContext } from 'react'

export interface ExplanationProps {
  /** What `onChanged` has reported last. */
  openId: string | null | undefined
  /** The term that was pressed before explanations could open. */
  pressed: HTMLElement | undefined
  /** The id of the term's element that is open, or null; undefined once explanations can open no more. */
  onChanged: (open: string | null | undefined) => void
}

interface OpenTermValue {
  /** The id of the element whose explanation is open, or null; undefined until explanations can open. */
  open: string | null | undefined
  /** Keeps a press for the explanations that are loading; undefined when none are. */
  hold: ((term: HTMLAnchorElement) => void) | undefined
}

export const OpenTermContext = createContext<OpenTermValue>({ open: undefined, hold: undefined })

/** The id of the explanation's text, for `aria-describedby`. */
export const explanationId = 'explanation'
