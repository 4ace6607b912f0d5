import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly renderFallback: (error: unknown, retry: () => void) => ReactNode
  /** A new value, such as another address, tries again by itself. */
  readonly resetKey?: unknown
}

interface State {
  readonly failed: { readonly error: unknown } | null
}

/** Shows something else where a part of the page broke. React has this for classes alone. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry()
  }

  private readonly retry = (): void => this.setState({ failed: null })

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.renderFallback(failed.error, this.retry) : this.props.children
  }
}
