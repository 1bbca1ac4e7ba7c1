import { onlineManager } from '@tanstack/react-query'
import { createActor, type ActorRefFrom } from 'xstate'
import { createAuthMachine } from '#machines/auth.machine.ts'
import { createLiveMachine } from '#machines/live-connection.machine.ts'
import type { Session } from '#machines/auth-ports.ts'
import { ApiError, connectionError } from '#src/api/api-error.ts'
import { createApiBase, type ApiBase } from '#src/api/base-url.ts'
import { createClient, type Client } from '#src/api/client.ts'
import type { Transport } from '#src/api/request/send-request.ts'
import { createLock, createRefresher } from '#src/api/refresh.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import { createExtras, type ExtrasOf } from '#src/api/extras/extras.ts'
import { NO_EXTRAS, offersEverything } from '#src/contract/extras.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import type { MockControl } from '#src/contract/mock/control.ts'
import { isOptOutPath } from '#src/domain/campaigns/campaigns.ts'
import { isAnswerPath, isInvitationPath } from '#src/domain/messages/messages.ts'
import { tokenIssue } from '#src/domain/accounts/token.ts'
import type { MockHandle } from '#src/features/mock/mock-handle.ts'
import { translate } from '#src/i18n/setup.ts'
import { keepStorage, onNewToken } from './session/follow-session.ts'
import { createAuthPorts, sessionUser } from './session/auth-ports.ts'
import type { Config } from './config.ts'
import { createLiveFeed, openSocket, type LiveFeed } from './live-updates.ts'
import { noOtherPages, joinOpenPages } from './start/open-pages.ts'
import { createSessionStorage } from './session/session-storage.ts'

/** What the outside lends the app; tests lend other things. */
export interface HostEnvironment extends Transport {
  config: Config
  socket(url: string): WebSocket
  /** The mock this page stands in front of, beside its API; nothing before any other backend. */
  mock?: MockControl
}

/** Everything that lives as long as the page. */
export interface Runtime {
  config: Config
  base: ApiBase
  auth: ActorRefFrom<ReturnType<typeof createAuthMachine>>
  live: ActorRefFrom<ReturnType<typeof createLiveMachine>>
  feed: LiveFeed
  call: Call
  /** What the backend of a session offers. */
  extras: Pick<ExtrasOf, 'of' | 'load'>
  /** The mock backend with what the page shows it of itself. */
  mock: MockHandle | undefined
  /** Asks the server who this is and what they may, once for all who doubt it meanwhile; the session follows. */
  readProfile(): void
  /** A new client: everything the old one had under way is given up (decision A14). */
  renewClient(): void
  /** Ends it all: no request, no connection, no listener is left. */
  end(): void
}

/** The session ends within 5 minutes: its renewal was due and has failed. */
export const isEnding = ({ context }: ReturnType<Runtime['auth']['getSnapshot']>): boolean =>
  context.failedRefreshes > 0

/** All that is asked while the person signs out. */
const ENDS_SESSION: ReadonlySet<EndpointName> = new Set<EndpointName>(['auth.logout', 'auth.clearCookie'])

/** Before anybody has signed in on this computer, calls without a session name this tenant. */
const FIRST_TENANT = 'nordkurs'

/** Starts the long-lived actors: session and live connection, and the client between them. */
export function createRuntime({ config, fetch, upload, socket, mock }: HostEnvironment): Runtime {
  // Only a token that lies in a store can be left behind.
  const openPages = __DEMO_MODE__ ? joinOpenPages(navigator.locks) : noOtherPages
  const storage = createSessionStorage({ tokenInMemory: !config.demo, isOpenElsewhere: openPages.elsewhere })
  const base = createApiBase({ fetch, configured: config.apiUrl, pageUrl: config.servedByBackend ? '' : location.href })
  const clock = createServerClock(() => Date.now())
  const { now } = clock
  const heardToken = (token: string) => clock.issued(tokenIssue(token) ?? Number.NaN)
  const session = (): Session | undefined => {
    const snapshot = auth.getSnapshot()
    // While restoring the machine has no session yet, but its calls already need one.
    return snapshot.context.session ?? (snapshot.hasTag('busy') ? storage.read() : undefined)
  }
  let client: Client = newClient()

  function newClient(): Client {
    return createClient({
      fetch,
      upload,
      baseUrl: base.current,
      resolveBase: base.resolve,
      tenantId: () => session()?.user.tenantId ?? storage.lastTenant() ?? FIRST_TENANT,
      token: () => session()?.token,
      refreshToken: (usedToken) => refresher.refresh(usedToken),
      sessionEnded: (error: ApiError) => auth.send({ type: 'authenticationFailed', message: error.message }),
      forbidden: () => readProfile(),
      online: () => navigator.onLine,
      newKey: () => crypto.randomUUID(),
      now,
      answered: clock.answered,
      basicAuth: config.basicAuth,
      credentials: 'include',
      words: async () => {
        const { reasonTexts } = await import('#src/i18n/reason-text.ts')
        return (reasons) => reasonTexts(reasons, translate)
      },
    })
  }

  const renewClient = () => {
    client.dispose()
    client = newClient()
  }
  /**
   * Before the server ends the session, all tabs leave it: what is under way is given up and no more is asked. Else an answer to a
   * session that has just ended comes as a 401, and is renewed, although no one waits for it.
   */
  const leaves = () => {
    storage.clear()
    storage.suppressDemo()
    renewClient()
  }
  const extras = createExtras((name, input) =>
    auth.getSnapshot().matches('signingOut') && !ENDS_SESSION.has(name)
      ? Promise.reject(connectionError(name, 'aborted'))
      : client.call(name, input),
  )
  const call: Call = (name, input) => extras.asking(session()?.user.extras)(name, input)
  let reading: Promise<void> | undefined
  const readProfile = (): void => {
    reading ??= call('auth.profile', {})
      .then((user) => auth.send({ type: 'profileRead', user: sessionUser(user, config.demo) }))
      // What is known stays: the next poll, refresh or 403 asks again.
      .catch(() => undefined)
      .finally(() => (reading = undefined))
  }
  const refresher = createRefresher({
    withLock: createLock(navigator.locks),
    storedToken: storage.newestToken,
    async requestToken() {
      const answer = await call('auth.refresh', {})
      const token = answer.token ?? answer.access_token
      if (token !== undefined) {
        heardToken(token)
        return token
      }
      throw new ApiError({ endpoint: 'auth.refresh', kind: 'invalid', message: 'Token refresh failed' })
    },
    storeToken(token) {
      const current = session()
      if (current === undefined) return
      storage.keep({ ...current, token })
      auth.send({ type: 'tokenRefreshed', token, tenantId: current.user.tenantId })
      // The cookie that brings the session back after a reload is to be as new as the session (decision A13).
      const rememberMe = current.lasting ?? storage.isLasting()
      if (!config.demo) call('auth.setCookie', { body: { token, rememberMe } }).catch(() => undefined)
    },
  })

  const auth = createActor(
    createAuthMachine(
      createAuthPorts({
        ...{ call: () => call, storage, refresher, demo: config.demo, now, heardToken, leaves },
        isPublic: () => [isAnswerPath, isInvitationPath, isOptOutPath].some((is) => is(location.pathname)),
      }),
    ),
    { input: { demoSuppressed: config.demo && storage.isDemoSuppressed() && storage.read() === undefined } },
  )
  const feed = createLiveFeed()
  const isGreeted = () => offersEverything({ extras: extras.of(session()?.user.extras) ?? NO_EXTRAS })
  const live = createActor(
    createLiveMachine({
      open: (handlers) => openSocket(socket, { base: base.current(), session, isGreeted: isGreeted() }, handlers),
      onMessage: feed.push,
      now,
    }),
    { input: { online: navigator.onLine } },
  )

  keepStorage(auth, storage)
  onNewToken(auth, readProfile)
  const unwatch = storage.watch((changed) => {
    const mine = auth.getSnapshot().context.session
    if (mine === undefined) return
    if (changed === undefined) auth.send({ type: 'sessionEnded' })
    else if (changed.user.id === mine.user.id && changed.user.tenantId === mine.user.tenantId) {
      auth.send({ type: 'tokenRefreshed', token: changed.token, tenantId: changed.user.tenantId })
    }
  })
  const forgetBase = base.onChange(() => live.send({ type: 'baseChanged' }))
  const network = new AbortController()
  const { signal } = network
  window.addEventListener('online', () => live.send({ type: 'wentOnline' }), { signal })
  window.addEventListener('offline', () => live.send({ type: 'wentOffline' }), { signal })
  followNetwork(live)

  return {
    config,
    base,
    auth,
    live,
    feed,
    call,
    extras,
    mock: mock && { control: mock, tokens: () => ({ token: session()?.token, csrf: client.csrfToken() }) },
    readProfile,
    renewClient,
    end() {
      network.abort()
      openPages.leave()
      forgetBase()
      unwatch()
      live.stop()
      auth.stop()
      client.dispose()
    },
  }
}

/** The cache asks again once the network holds, and not at each flicker of it: as the live connection judges that. */
function followNetwork(live: Runtime['live']): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = (snapshot: ReturnType<typeof live.getSnapshot>) => {
      setOnline(snapshot.context.online && !snapshot.hasTag('offline'))
    }
    tell(live.getSnapshot())
    const subscription = live.subscribe(tell)
    return () => subscription.unsubscribe()
  })
}
