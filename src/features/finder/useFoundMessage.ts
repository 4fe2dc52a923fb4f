import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The message that a link of the finder suggests for the quote form; empty at other addresses. */
export const useFoundMessage = (): string => {
  const { search } = useLocation()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!new URLSearchParams(search).has('handle')) return
    import('./questions/answerText.ts').then(
      ({ foundMessage }) => setMessage(foundMessage(search)),
      // Without the network there is no suggestion.
      () => undefined,
    )
  }, [search])
  return message
}
