import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { type ExplanationProps, OpenTermProvider } from './openTerm.ts'
import { useHydrated } from './useHydrated.ts'

interface Props {
  /** May be lazy: until it is there the terms are links. */
  Explanation: ComponentType<ExplanationProps>
  children: ReactNode
}

/** Terms among the children open their explanations here. */
export const Explained = ({ Explanation, children }: Props) => {
  const [shown, setShown] = useState<ExplanationProps['shown']>()
  const hydrated = useHydrated()
  return (
    <OpenTermProvider value={shown === undefined ? undefined : (shown?.trigger ?? null)}>
      {children}
      {hydrated && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Explanation shown={shown} onChanged={setShown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </OpenTermProvider>
  )
}
