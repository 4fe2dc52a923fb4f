import { useEffect, useState } from 'react'
import { loadMachines } from './loadMachines.ts'
import type { Machine } from './machine.ts'

/** Those that are there; one that is taken out leaves the others standing. A failure is thrown. */
export const useMachines = (ids: readonly number[]): readonly Machine[] => {
  const [loaded, setLoaded] = useState<readonly Machine[]>([])
  useEffect(() => {
    let wanted = true
    loadMachines(ids).then(
      (machines) => {
        if (wanted) setLoaded(machines)
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
  }, [ids])
  return ids.flatMap((id) => loaded.find(({ product }) => product.id === id) ?? [])
}
