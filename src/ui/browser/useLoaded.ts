import { useEffect, useState } from 'react'

/**
 * Undefined until the first `load` has resolved; the last value while a new `load` runs. Throws a
 * rejection to the ErrorBoundary. `load` must keep its identity between renders.
 */
export const useLoaded = <T>(load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<{ value: T }>()
  useEffect(() => {
    let wanted = true
    load().then(
      (value) => {
        if (wanted) setLoaded({ value })
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
  return loaded?.value
}
