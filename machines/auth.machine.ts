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
import {
  refreshTime,
  refreshPause,
  isExpired,
  isLasting,
  isForeign,
  isNews,
  isWelcome,
  withToken,
  errorOf,
  given,
  sessionIn,
  sessionOfRegistration,
  verificationOf,
  credentialsOf,
  registrationOf,
} from './auth-rules.ts'

/** Timers stop while a computer sleeps: the expiry is looked at this often (milliseconds), whatever it promised. */
const EXPIRY_LOOK = 60_000
/** Anyone who signs out is out after this many milliseconds, even when the server does not answer. */
const SIGN_OUT_TIMEOUT = 5000

const REFUSED: AuthError = { message: 'Authentication failed', detail: 'Please log in again' }

/**
 * Signing in, staying signed in, signing out. Tags: busy, signedIn, signedOut, verificationPending.
 * Source: specification 4, 8 and 9; decisions A1, A2, A7, A13, A14.
 */
export function createAuthMachine(ports: AuthPorts) {
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
      end: assign((_, { error }: { error?: AuthError }) => ({
        session: undefined,
        refreshAt: undefined,
        verification: undefined,
        failedRefreshes: 0,
        error,
      })),
      suppressDemo: assign({ demoSuppressed: true }),
      tell: assign((_, error: AuthError) => ({ error })),
      forgetError: assign({ error: undefined }),
    },
  }).createMachine({
    id: 'auth',
    context: ({ input }) => ({ demoSuppressed: input?.demoSuppressed ?? false, failedRefreshes: 0 }),
    initial: 'restoring',
    states: {
      restoring: {
        tags: 'busy',
        initial: 'reading',
        on: {
          sessionEnded: { target: 'signedOut', actions: [{ type: 'end', params: {} }, 'suppressDemo'] },
        },
        states: {
          reading: {
            always: { guard: 'isSuppressed', target: '#auth.signedOut' },
            invoke: {
              src: 'restore',
              onDone: [
                { guard: ({ event }) => event.output === undefined, target: '#auth.signedOut' },
                {
                  guard: ({ event }) => event.output !== undefined && isExpired(ports, event.output),
                  target: 'renewing',
                  actions: { type: 'begin', params: ({ event }) => ({ session: given(event.output) }) },
                },
                {
                  target: '#auth.signedIn',
                  actions: { type: 'begin', params: ({ event }) => ({ session: given(event.output) }) },
                },
              ],
              onError: {
                target: '#auth.signedOut',
                actions: { type: 'tell', params: ({ event }) => errorOf(event.error, 'Authentication failed') },
              },
            },
          },
          /** A stored token that has expired meanwhile gets one chance before the login is shown. */
          renewing: {
            invoke: {
              src: 'refresh',
              onDone: [
                {
                  guard: ({ event }) => isLasting(ports, event.output),
                  target: '#auth.signedIn',
                  actions: { type: 'renew', params: ({ event }) => ({ session: sessionIn(event.output) }) },
                },
                { guard: ({ event }) => event.output === 'unavailable', target: '#auth.signedIn', actions: 'postpone' },
                { target: '#auth.signedOut', actions: { type: 'end', params: { error: REFUSED } } },
              ],
              onError: { target: '#auth.signedIn', actions: 'postpone' },
            },
          },
        },
      },
      signedOut: {
        tags: 'signedOut',
        on: {
          login: { target: 'signingIn', actions: 'forgetError' },
          register: { target: 'registering', actions: 'forgetError' },
          retry: { guard: ({ context }) => !context.demoSuppressed, target: 'restoring', actions: 'forgetError' },
          sessionEnded: { actions: 'suppressDemo' },
        },
      },
      signingIn: {
        tags: ['busy', 'signedOut'],
        invoke: {
          src: 'login',
          input: ({ event }) => credentialsOf(event),
          onDone: {
            target: 'signedIn',
            actions: { type: 'begin', params: ({ event }) => ({ session: event.output }) },
          },
          onError: {
            target: 'signedOut',
            actions: { type: 'tell', params: ({ event }) => errorOf(event.error, 'Login fehlgeschlagen') },
          },
        },
      },
      registering: {
        tags: ['busy', 'signedOut'],
        invoke: {
          src: 'register',
          input: ({ event }) => registrationOf(event),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'verification',
              target: 'verificationPending',
              actions: assign({ verification: ({ event }) => verificationOf(event.output) }),
            },
            {
              target: 'signedIn',
              actions: { type: 'begin', params: ({ event }) => ({ session: sessionOfRegistration(event.output) }) },
            },
          ],
          onError: {
            target: 'signedOut',
            actions: { type: 'tell', params: ({ event }) => errorOf(event.error, 'Registration failed') },
          },
        },
      },
      verificationPending: {
        tags: ['signedOut', 'verificationPending'],
        exit: assign({ verification: undefined }),
        on: {
          login: { target: 'signingIn', actions: 'forgetError' },
          register: { target: 'registering', actions: 'forgetError' },
          retry: 'signedOut',
        },
      },
      signedIn: {
        tags: 'signedIn',
        initial: 'idle',
        on: {
          logout: 'signingOut',
          switchTenant: {
            guard: ({ context, event }) => event.tenantId !== context.session?.user.tenantId,
            target: 'switchingTenant',
            actions: 'forgetError',
          },
          profileRead: {
            guard: ({ context, event }) => isNews(context, event),
            actions: assign({ session: ({ context, event }) => ({ ...given(context.session), user: event.user }) }),
          },
          expired: { target: 'signedOut', actions: { type: 'end', params: { error: REFUSED } } },
          authenticationFailed: {
            target: 'signedOut',
            actions: { type: 'end', params: ({ event }) => ({ error: { ...REFUSED, message: event.message } }) },
          },
          sessionEnded: { target: 'signedOut', actions: [{ type: 'end', params: {} }, 'suppressDemo'] },
        },
        states: {
          idle: {
            always: { guard: 'isRefreshDue', target: 'refreshing' },
            after: { NEXT_LOOK: { target: 'idle', reenter: true } },
            on: {
              renew: { guard: 'isEnding', target: 'refreshing' },
              tokenRefreshed: [
                { guard: ({ context, event }) => isForeign(context, event) },
                {
                  guard: ({ context, event }) => isExpired(ports, withToken(context, event.token)),
                  target: '#auth.signedOut',
                  actions: { type: 'end', params: { error: REFUSED } },
                },
                {
                  target: 'idle',
                  reenter: true,
                  actions: {
                    type: 'renew',
                    params: ({ context, event }) => ({ session: withToken(context, event.token) }),
                  },
                },
              ],
            },
          },
          refreshing: {
            entry: assign({ refreshing: ({ context }) => context.session?.token }),
            exit: assign({ refreshing: undefined }),
            invoke: {
              src: 'refresh',
              onDone: [
                {
                  guard: ({ event }) => isLasting(ports, event.output),
                  target: 'idle',
                  actions: { type: 'renew', params: ({ event }) => ({ session: sessionIn(event.output) }) },
                },
                // Another tab was faster: its token holds, whatever the answer to the old one.
                { guard: ({ context }) => context.session?.token !== context.refreshing, target: 'idle' },
                { guard: ({ event }) => event.output === 'unavailable', target: 'idle', actions: 'postpone' },
                { target: '#auth.signedOut', actions: { type: 'end', params: { error: REFUSED } } },
              ],
              onError: {
                target: 'idle',
                actions: [
                  'postpone',
                  { type: 'tell', params: ({ event }) => errorOf(event.error, 'Token refresh failed') },
                ],
              },
            },
            on: {
              // Taken at once, but the state is kept until the running refresh has answered: never two in flight.
              tokenRefreshed: {
                guard: ({ context, event }) => isWelcome(ports, context, event),
                actions: {
                  type: 'renew',
                  params: ({ context, event }) => ({ session: withToken(context, event.token) }),
                },
              },
            },
          },
        },
      },
      switchingTenant: {
        tags: ['busy', 'signedIn'],
        invoke: {
          src: 'switchTenant',
          input: ({ event }) => ({ tenantId: event.type === 'switchTenant' ? event.tenantId : '' }),
          onDone: {
            target: 'signedIn',
            actions: { type: 'begin', params: ({ event }) => ({ session: event.output }) },
          },
          onError: {
            target: 'signedIn',
            actions: { type: 'tell', params: ({ event }) => errorOf(event.error, 'Authentication failed') },
          },
        },
        on: {
          logout: 'signingOut',
          expired: { target: 'signedOut', actions: { type: 'end', params: { error: REFUSED } } },
          authenticationFailed: {
            target: 'signedOut',
            actions: { type: 'end', params: ({ event }) => ({ error: { ...REFUSED, message: event.message } }) },
          },
          sessionEnded: { target: 'signedOut', actions: [{ type: 'end', params: {} }, 'suppressDemo'] },
          tokenRefreshed: {
            guard: ({ context, event }) => isWelcome(ports, context, event),
            actions: { type: 'renew', params: ({ context, event }) => ({ session: withToken(context, event.token) }) },
          },
        },
      },
      signingOut: {
        tags: 'busy',
        entry: 'suppressDemo',
        exit: { type: 'end', params: {} },
        invoke: { src: 'logout', onDone: 'signedOut', onError: 'signedOut' },
        after: { SIGN_OUT_TIMEOUT: 'signedOut' },
      },
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
