import { useEffect, useState } from 'react'

interface Loaded<T> {
  load: () => Promise<T>
  value: T
}

/** The last loaded value, kept while a new `load` runs; a rejection is thrown for the ErrorBoundary. */
export const useLastLoaded = <T>(load: () => Promise<T>): Loaded<T> | undefined => {
  const [loaded, setLoaded] = useState<Loaded<T>>()
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => {
        if (wanted) setLoaded({ load, value })
      },
      (error: unknown) => {
        if (!wanted) return
        setLoaded(() => {
          throw error
        })
      },
    )
    return () => {
      wanted = false
    }
  }, [load])
  return loaded
}

/** Undefined while loading; a rejection is thrown for the ErrorBoundary. `load` needs a stable identity. */
export const useLoaded = <T>(load: () => Promise<T>): T | undefined => {
  const loaded = useLastLoaded(load)
  return loaded?.load === load ? loaded.value : undefined
}
