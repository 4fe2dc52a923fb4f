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
  onChanged: Dispatch<SetStateAction<OpenTermState>>
}

/** The id of the element whose explanation is open, or null; undefined until explanations can open. */
export const OpenTermContext = createContext<string | null | undefined>(undefined)

/** The id of the explanation's text, for `aria-describedby`. */
export const explanationId = 'explanation'
