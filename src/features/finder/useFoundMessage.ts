import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What a link of the finder would have the visitor write; empty at other addresses. */
export const useFoundMessage = (): string => {
  const { search } = useLocation()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!new URLSearchParams(search).has('handle')) return
    import('./foundMessage.ts').then(
      ({ foundMessage }) => setMessage(foundMessage(search)),
      // Without the network the visitor writes it.
      () => undefined,
    )
  }, [search])
  return message
}
