import type { CSSProperties } from 'react'
import { useHydrated } from '../../ui/useHydrated.ts'

/** For one element: a change of the root's own number would style the whole page anew. */
export const useCountStyle = (count: number): CSSProperties | undefined => {
  const hydrated = useHydrated()
  const style: Record<`--${string}`, number> = { '--quote-count': count }
  return hydrated ? style : undefined
}
