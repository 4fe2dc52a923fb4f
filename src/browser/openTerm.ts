import { createContext, type Dispatch, type SetStateAction, useContext } from 'react'

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

const OpenTermContext = createContext<string | null | undefined>(undefined)

export const OpenTermProvider = OpenTermContext

/** The id of the element whose explanation is open, or null; undefined until explanations can open. */
export const useOpenTerm = (): string | null | undefined => useContext(OpenTermContext)

/** The id of the explanation's text, for `aria-describedby`. */
export const explanationId = 'explanation'
