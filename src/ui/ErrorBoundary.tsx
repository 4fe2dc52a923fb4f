import { Component, type ReactNode, Suspense } from 'react'

interface Props {
  onFailure?: () => void
  fallback?: ReactNode
  /** A new value tries the children again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey?: unknown
}

/** Replaces failed children; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): State | null =>
    resetKey === state.resetKey ? null : { failed: false, resetKey }

  override componentDidCatch(): void {
    this.props.onFailure?.()
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props
    return this.state.failed ? fallback : children
  }
}

/** For lazy children: nothing while their script loads, and `fallback` when it fails. */
export const LazyBoundary = ({ children, ...failure }: Props) => (
  <ErrorBoundary {...failure}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
