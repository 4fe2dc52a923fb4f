import { Component, type ReactNode } from 'react'

interface Props {
  /** Called once when something below breaks, such as a script that does not arrive. */
  onFailure?: () => void
  /** Takes the place of what broke. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps a failure of its children to itself: they vanish, and the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(): void {
    this.props.onFailure?.()
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props
    return this.state.failed ? fallback : children
  }
}
