import { Component, type ReactElement, type ReactNode, Suspense } from 'react'

interface Props {
  onFailure?: () => void
  fallback?: ReactElement
  /** When it changes, the children are rendered again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey?: unknown
}

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

/** For lazy children: empty while their script loads, `fallback` when it does not load. */
export const LazyBoundary = ({ children, ...failure }: Props) => (
  <ErrorBoundary {...failure}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
