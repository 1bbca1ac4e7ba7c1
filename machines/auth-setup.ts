import { assign, fromPromise, setup } from 'xstate'
import { TOKEN_REFRESH_MARGIN } from '#src/domain/accounts/token.ts'
import type {
  AuthContext,
  AuthError,
  AuthEvent,
  AuthPorts,
  Credentials,
  Registration,
  RegistrationResult,
  Session,
} from './auth-ports.ts'
import { refreshPause, refreshTime } from './auth-rules.ts'

/** Timers stop while a computer sleeps: the expiry is looked at this often (milliseconds), whatever it promised. */
const EXPIRY_LOOK = 60_000
/** Anyone who signs out is out after this many milliseconds, even when the server does not answer. */
const SIGN_OUT_TIMEOUT = 5000

export const REFUSED: AuthError = { message: 'Authentication failed', detail: 'Please log in again' }

/** What is left of a session that has ended. */
const ENDED = { session: undefined, refreshAt: undefined, verification: undefined, failedRefreshes: 0 }

/** What the chart of signing in is drawn with: its calls, delays, guards and what it keeps. */
export function authSetup(ports: AuthPorts) {
  const refreshOnce = oneAtATime(() => ports.refresh())
  return setup({
    types: {
      context: {} as AuthContext,
      events: {} as AuthEvent,
      input: {} as { demoSuppressed?: boolean } | undefined,
      tags: {} as 'busy' | 'signedIn' | 'signedOut' | 'verificationPending',
    },
    actors: {
      restore: fromPromise(() => ports.restore()),
      login: fromPromise<Session, Credentials>(({ input }) => ports.login(input)),
      register: fromPromise<RegistrationResult, Registration>(({ input }) => ports.register(input)),
      refresh: fromPromise<Session | 'rejected' | 'unavailable'>(({ signal }) => refreshOnce(signal)),
      logout: fromPromise(() => ports.logout()),
      switchTenant: fromPromise<Session, { tenantId: string }>(({ input }) => ports.switchTenant(input.tenantId)),
    },
    delays: {
      SIGN_OUT_TIMEOUT,
      NEXT_LOOK: ({ context }) => Math.min(EXPIRY_LOOK, Math.max(0, (context.refreshAt ?? 0) - ports.now())),
    },
    guards: {
      isSuppressed: ({ context }) => context.demoSuppressed,
      /** A renewal was due, within 5 minutes of the end, and has failed. */
      isEnding: ({ context }) => context.failedRefreshes > 0,
      isRefreshDue: ({ context }) => (context.refreshAt ?? 0) <= ports.now(),
    },
    actions: {
      /** A session as it came: refreshed when it expires within 5 minutes, which an unknown expiry always does. */
      begin: assign((_, { session }: { session: Session }) => ({
        session,
        error: undefined,
        verification: undefined,
        demoSuppressed: false,
        failedRefreshes: 0,
        refreshAt: (ports.tokenExpiry(session) ?? 0) - TOKEN_REFRESH_MARGIN,
      })),
      renew: assign((_, { session }: { session: Session }) => ({
        session,
        error: undefined,
        failedRefreshes: 0,
        refreshAt: refreshTime(ports.tokenExpiry(session) ?? 0, ports.now()),
      })),
      postpone: assign(({ context }) => ({
        failedRefreshes: context.failedRefreshes + 1,
        refreshAt: ports.now() + refreshPause(context.failedRefreshes),
      })),
      end: assign((_, { error }: { error?: AuthError }) => ({ ...ENDED, error })),
      /** The server has refused the session, in words of its own. */
      endAsTold: assign(({ event }) =>
        event.type === 'authenticationFailed' ? { ...ENDED, error: { ...REFUSED, message: event.message } } : {},
      ),
      suppressDemo: assign({ demoSuppressed: true }),
      tell: assign((_, error: AuthError) => ({ error })),
      forgetError: assign({ error: undefined }),
    },
  })
}

/** Never two calls at once: a later one waits for the earlier, and is not made when it was given up meanwhile. */
function oneAtATime<T>(call: () => Promise<T>): (signal: AbortSignal) => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  return (signal) => {
    const next = running.then(() => {
      signal.throwIfAborted()
      return call()
    })
    running = next.catch(() => undefined)
    return next
  }
}
