import { assign } from 'xstate'
import type { AuthPorts } from './auth-ports.ts'
import {
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
import { authSetup, REFUSED } from './auth-setup.ts'

/**
 * Signing in, staying signed in, signing out. Tags: busy, signedIn, signedOut, verificationPending.
 * Source: specification 4, 8 and 9; decisions A1, A2, A7, A13, A14.
 */
export function createAuthMachine(ports: AuthPorts) {
  return authSetup(ports).createMachine({
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
          authenticationFailed: { target: 'signedOut', actions: 'endAsTold' },
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
          authenticationFailed: { target: 'signedOut', actions: 'endAsTold' },
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
