import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { type ExplanationProps, OpenTermProvider } from '../browser/openTerm.ts'
import { useHydrated } from '../browser/useHydrated.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

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
    <OpenTermProvider value={open === undefined ? undefined : (open?.trigger ?? null)}>
      {children}
      {hydrated && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Explanation open={open} onChanged={setOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenTermProvider>
  )
}
