import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useLoaded } from '../../ui/browser/useLoaded.ts'

/** The suggested message after a link from the finder to the quote form, else empty. */
export const useFoundMessage = (): string => {
  const { search } = useLocation()
  const load = useCallback(async () => {
    if (!new URLSearchParams(search).has('handle')) return ''
    // A message is only a suggestion.
    const words = await import('./answers/answerText.ts').catch(() => undefined)
    return words?.foundMessage(search) ?? ''
  }, [search])
  return useLoaded(load) ?? ''
}
