import type { CSSProperties } from 'react'
import { useHydrated } from '../../ui/useHydrated.ts'

/**
 * The number of machines for the styles of one element. A change of the root's own number would make the
 * browser style the whole page anew.
 */
export const useCountStyle = (count: number): CSSProperties | undefined => {
  const hydrated = useHydrated()
  const style: Record<`--${string}`, number> = { '--quote-count': count }
  return hydrated ? style : undefined
}
