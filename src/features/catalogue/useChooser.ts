import { useEffect, useState } from 'react'
import type { chooser as module } from './chooser.ts'

type Chooser = typeof module

let loaded: Chooser | undefined

/** What chooses by figures comes after hydration; without the network the list stands as it is. */
export const useChooser = (): Chooser | undefined => {
  const [chooser, setChooser] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    import('./chooser.ts').then(
      (chunk) => {
        loaded = chunk.chooser
        setChooser(chunk.chooser)
      },
      () => undefined,
    )
  }, [])
  return chooser
}
