import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Pasted {
  text: string
  /** Whether the field has the rest of a text whose numbers may count its lines. */
  wasCounted: boolean
}

const none: Pasted = { text: '', wasCounted: false }

/** The field for several products: what its button needs, and the lines that wait in it for the form. */
export const useAddSeveral = () => {
  // Undefined until the first press, which loads the field's script.
  const [isOpen, setOpen] = useState<boolean>()
  const [pasted, setPasted] = useState(none)
  /** What the press said that closed the field. */
  const [added, setAdded] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  return {
    button: { isOpen, setOpen, added, setAdded, pasted, setPasted, fieldRef },
    waiting: {
      lines: pasted.text.split('\n').filter((line) => line.trim() !== ''),
      show: () => {
        flushSync(() => setOpen(true))
        fieldRef.current?.focus()
      },
      clear: () => setPasted(none),
      close: () => {
        setAdded('')
        setOpen((isOpen) => isOpen && false)
      },
    },
  }
}
