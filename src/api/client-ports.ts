import type { ApiError, ReasonWords } from './api-error.ts'
import type { Transport } from './request/send-request.ts'

/** What the client needs from outside. */
export interface ClientPorts extends Transport {
  /** The API's base URL; empty for the page's own origin. */
  baseUrl(): string
  /** Looks for the base again, after a network error. */
  resolveBase(): Promise<string>
  /** The tenant this tab works for; empty before one is known. */
  tenantId(): string
  token(): string | undefined
  /** See `createRefresher`: a newer token, undefined when refused, rejected when out of reach. */
  refreshToken(usedToken: string): Promise<string | undefined>
  /** The session is over; called once per token. Must forget the token. */
  sessionEnded(error: ApiError): void
  /** A call was not for this person: what they may may have changed. Told after a 403 that nothing mends. */
  forbidden?(): void
  online(): boolean
  /** A fresh idempotency key. */
  newKey(): string
  /** Milliseconds since 1970, by the server's clock where that is known. */
  now(): number
  /** The date of an answer, in milliseconds since 1970; NaN where it cannot be read. */
  answered?(date: number): void
  /** `user:password`, sent to an absolute base while there is no bearer token. */
  basicAuth?: string
  credentials: RequestCredentials
  /** Fetches the words for what a server refuses; without them its own stand. */
  words?(): Promise<ReasonWords>
}
