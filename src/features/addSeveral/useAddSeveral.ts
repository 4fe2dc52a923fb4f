import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The field for several products: what its button needs, and the lines that wait in it for the form. */
export const useAddSeveral = () => {
  // Undefined until the first press, which loads the field's script.
  const [isOpen, setOpen] = useState<boolean>()
  const [text, setText] = useState('')
  /** What the press said that closed the field. */
  const [added, setAdded] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  return {
    button: { isOpen, setOpen, added, setAdded, text, setText, fieldRef },
    waiting: {
      lines: text.split('\n').filter((line) => line.trim() !== ''),
      show: () => {
        flushSync(() => setOpen(true))
        fieldRef.current?.focus()
      },
      clear: () => setText(''),
      close: () => {
        setAdded('')
        setOpen((isOpen) => isOpen && false)
      },
    },
  }
}
