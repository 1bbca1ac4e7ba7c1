/** Who is signed in, how the outside is reached, and what the auth machine knows and hears. */

export interface SessionUser {
  id: string
  email: string
  name: string
  role: string
  tenantId: string
  /** What the backend offers beside what the specification names, in its words; absent where it was never told. Source: decision A34. */
  extras?: string | undefined
}

export interface Session {
  token: string
  user: SessionUser
  /** True for a session of demo mode; the top bar then shows the badge. Source: decision A2. */
  demo: boolean
  /** False: it ends with the browser, as "Angemeldet bleiben" was left unticked. Source: decision A24. */
  lasting?: boolean | undefined
  /** The demonstration has just made it by itself: no one has said who they are. Source: decision A1. */
  madeItself?: true
}

export interface Credentials {
  email: string
  password: string
  rememberMe: boolean
}

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  companyName: string
  role?: string
  /** What the link of an invitation carries: the account is there and opens with name and password. */
  invitation?: string
}

export type RegistrationResult =
  | { kind: 'session'; session: Session }
  /** `expiresAt` in milliseconds since 1970; `awaits` an admin of the company, else the person's own e-mail. */
  | { kind: 'verification'; email: string; expiresAt: number; awaits?: 'admin' | undefined }

/** All ports may reject; the error's message is shown verbatim. */
export interface AuthPorts {
  /** The stored session, or one that makes itself (demo), or nothing. */
  restore(): Promise<Session | undefined>
  login(credentials: Credentials): Promise<Session>
  register(data: Registration): Promise<RegistrationResult>
  /** `rejected`: the server refused (401, 403). `unavailable`: network or 5xx, the session stays. */
  refresh(): Promise<Session | 'rejected' | 'unavailable'>
  logout(): Promise<void>
  switchTenant(tenantId: string): Promise<Session>
  /** Milliseconds since 1970. */
  now(): number
  /** When the session's token expires, in milliseconds since 1970; nothing when it does not say, which counts as expired. */
  tokenExpiry(session: Session): number | undefined
}

export interface AuthError {
  message: string
  detail?: string
}

export interface AuthContext {
  session?: Session
  error?: AuthError
  /** Set while a registration waits to be verified. `expiresAt` in milliseconds since 1970. */
  verification?: { emailSent: true; email: string; expiresAt: number; awaits?: 'admin' | undefined }
  /** After an explicit logout no session makes itself again. Source: decision A1. */
  demoSuppressed: boolean
  /** When the token is to be refreshed next, in milliseconds since 1970. */
  refreshAt?: number
  /** Refreshes in a row that the network failed. */
  failedRefreshes: number
  /** The token that the running refresh is to replace. */
  refreshing?: string
}

export type AuthEvent =
  | ({ type: 'login' } & Credentials)
  | ({ type: 'register' } & Registration)
  | { type: 'logout' }
  | { type: 'switchTenant'; tenantId: string }
  | { type: 'retry' }
  /** Somebody else (the client after a 401, another tab) got a new token. One of another tenant is dropped. */
  | { type: 'tokenRefreshed'; token: string; tenantId?: string }
  /** What the server says now about the person: a role may have been lowered meanwhile. That of another person is dropped. */
  | { type: 'profileRead'; user: SessionUser }
  /** The person wants to stay signed in: what could not be renewed is tried again now. */
  | { type: 'renew' }
  | { type: 'expired' }
  | { type: 'authenticationFailed'; message: string }
  /** Another tab logged out. */
  | { type: 'sessionEnded' }
