import { useLocation } from 'react-router-dom'
import { isRecord } from '../../lib/types.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'

/** The product of `Ask Question`, which the links give along; undefined for other visits. */
export const useAskedProduct = (): string | undefined => {
  const { state } = useLocation() as { state: unknown }
  const hydrated = useHydrated()
  return hydrated && isRecord(state) && typeof state.asked === 'string' ? state.asked : undefined
}
