import { useEffect, useState } from 'react'

/**
 * What `load` gives, once it is there. A failure is thrown while rendering, for the nearest ErrorBoundary.
 * `load` is the same function for as long as the same thing is wanted.
 */
export const useLoaded = <T>(load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<{ load: () => Promise<T>; value: T }>()
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
  return loaded?.load === load ? loaded.value : undefined
}
