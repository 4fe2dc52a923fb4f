import { Component, type ReactNode, Suspense } from 'react'

interface Props {
  onFailure?: () => void
  fallback?: ReactNode
  /** A new value tries the children again. */
  until?: unknown
  children: ReactNode
}

interface State {
  failed: boolean
  until?: unknown
}

/** Replaces failed children; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps = ({ until }: Props, state: State): State | null =>
    until === state.until ? null : { failed: false, until }

  override componentDidCatch(): void {
    this.props.onFailure?.()
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props
    return this.state.failed ? fallback : children
  }
}

/** For lazy children: nothing while their script loads, and `fallback` when it fails. */
export const LazyBoundary = ({ children, ...failure }: Omit<Props, 'until'>) => (
  <ErrorBoundary {...failure}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
