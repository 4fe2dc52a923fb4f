import { useLocation } from 'react-router-dom'
import { isRecord } from '../../lib/types.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'

/** What a link asks about: a product or a service. Undefined for other visits. */
export const useAskedSubject = (): string | undefined => {
  const { state } = useLocation() as { state: unknown }
  const hydrated = useHydrated()
  return hydrated && isRecord(state) && typeof state.asked === 'string' ? state.asked : undefined
}
