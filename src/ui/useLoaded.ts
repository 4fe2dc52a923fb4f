import { useEffect, useState } from 'react'

/** Undefined while loading; a failure is thrown for the ErrorBoundary. `load` must keep its identity. */
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
