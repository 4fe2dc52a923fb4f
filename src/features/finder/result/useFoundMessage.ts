import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The suggested message after a link from the finder to the quote form, else empty. */
export const useFoundMessage = (): string => {
  const { search } = useLocation()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!new URLSearchParams(search).has('handle')) return
    import('../answers/answerText.ts').then(
      ({ foundMessage }) => setMessage(foundMessage(search)),
      // Without its script there is just no suggestion.
      () => undefined,
    )
  }, [search])
  return message
}
