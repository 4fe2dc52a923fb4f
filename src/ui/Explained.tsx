import { type ComponentType, type ReactNode, useState } from 'react'
import { type ExplanationProps, OpenTermContext } from '../browser/openTerm.ts'
import { useHydrated } from '../browser/useHydrated.tsx'
import { LazyBoundary } from './ErrorBoundary.tsx'

interface Props {
  /** May be lazy: until it is there the terms are links. */
  Explanation: ComponentType<ExplanationProps>
  children: ReactNode
}

/** Terms among the children open their explanations here. */
export const Explained = ({ Explanation, children }: Props) => {
  const [open, setOpen] = useState<ExplanationProps['open']>()
  const hydrated = useHydrated()
  return (
    <OpenTermContext value={open === undefined ? undefined : (open?.trigger ?? null)}>
      {children}
      {hydrated && (
        <LazyBoundary>
          <Explanation open={open} onChanged={setOpen} />
        </LazyBoundary>
      )}
    </OpenTermContext>
  )
}
