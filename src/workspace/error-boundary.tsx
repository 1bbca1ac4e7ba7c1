import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** Drawn in place of the children after an error; `retry` mounts them again. */
  fallback(failure: Failure, retry: () => void): ReactNode
  /** A change of this value mounts the children again: another route, another record. */
  resetKey?: string
  children: ReactNode
}

/** An error a boundary caught, with the id a person can read out on the phone. */
export interface Failure {
  error: Error
  id: string
}

/** Keeps an error inside its part of the screen. */
export class ErrorBoundary extends Component<Props, { failure: Failure | undefined }> {
  override state: { failure: Failure | undefined } = { failure: undefined }

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error: error instanceof Error ? error : new Error(String(error)), id: newErrorId() } }
  }

  override componentDidCatch(_error: Error, _info: ErrorInfo): void {}

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.failure !== undefined) this.retry()
  }

  private readonly retry = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : this.props.fallback(failure, this.retry)
  }
}

/** Eight, four, four signs in capitals: `8F2C41D7-B03E-…` is too long to read out, `8F2C-41D7-B03E` is not. */
export function newErrorId(): string {
  const raw = crypto.getRandomValues(new Uint8Array(6))
  const hex = [...raw].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (hex.match(/.{4}/g) ?? []).join('-').toUpperCase()
}
