import { createContext, type Dispatch, type SetStateAction, useContext } from 'react'

export interface ShownTerm {
  /** The id of the element that was asked. */
  trigger: string
  by: 'hover' | 'focus' | 'press'
}

/** Undefined until explanations can open. */
type Shown = ShownTerm | null | undefined

export interface ExplanationProps {
  shown: Shown
  onChanged: Dispatch<SetStateAction<Shown>>
}

const OpenTermContext = createContext<string | null | undefined>(undefined)

export const OpenTermProvider = OpenTermContext

/** The id of the element whose explanation is open, or null; undefined until explanations can open. */
export const useOpenTerm = (): string | null | undefined => useContext(OpenTermContext)

/** Of the text that explains. */
export const explanationId = 'explanation'
