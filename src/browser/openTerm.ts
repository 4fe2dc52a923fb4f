import { createContext, type Dispatch, type SetStateAction } from 'react'

export interface OpenTerm {
  /** The id of the term's element. */
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

/** Undefined until explanations can open. */
type OpenTermState = OpenTerm | null | undefined

export interface ExplanationProps {
  open: OpenTermState
  /** The id of the term's element that was pressed before explanations could open. */
  pressed: string | undefined
  onChanged: Dispatch<SetStateAction<OpenTermState>>
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
