import { useCallback } from 'react'
import { useLastLoaded } from '../../ui/useLoaded.ts'
import { loadMachines } from './loadMachines.ts'
import type { Machine } from './machine.ts'

/** Those that are there; one that is taken out leaves the others standing. */
export const useMachines = (ids: readonly number[]): readonly Machine[] => {
  const load = useCallback(() => loadMachines(ids), [ids])
  const loaded = useLastLoaded(load)?.value ?? []
  return ids.flatMap((id) => loaded.find(({ product }) => product.id === id) ?? [])
}
