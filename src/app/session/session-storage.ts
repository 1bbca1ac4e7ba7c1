import * as z from 'zod/mini'
import type { Session } from '#machines/auth-ports.ts'
import { openLocalStore, openTabStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import type { Store } from '#src/storage/store.ts'

const State = z.object({
  user: z.object({
    ...{ id: z.string(), email: z.string(), name: z.string(), role: z.string(), tenantId: z.string() },
    extras: z.catch(z.optional(z.string()), undefined),
  }),
  demo: z.boolean(),
  lasting: z.catch(z.optional(z.boolean()), undefined),
})

/**
 * Where a session is kept: the token under `auth_token` (specification 9, decision A13), who it belongs to beside it, the
 * tenant under `tenant`. Each tab pins its own session; local storage only seeds new tabs (decision A14).
 */
export interface SessionStorage {
  /** The tab's own session, else the one another tab left. */
  read(): Session | undefined
  /** The same at the start of a page, but for one that was not to outlive the browser: it is removed (decision A24). */
  restore(): Promise<Session | undefined>
  /** Whether the session last kept is to outlive the browser; nothing where no one has said. */
  isLasting(): boolean | undefined
  /** The newest token of this person in this tenant, whichever tab fetched it. */
  newestToken(): string | undefined
  keep(session: Session): void
  /** Ends it here and, if other tabs share it, for them too. */
  clear(): void
  /** The tenant this computer worked for last. */
  lastTenant(): string | undefined
  /** After an explicit logout the demo does not sign in again by itself (decision A1). */
  isDemoSuppressed(): boolean
  suppressDemo(): void
  /** Another tab got a new token, or signed out (undefined). Returns what ends that. */
  watch(listener: (session: Session | undefined) => void): () => void
}

export function createSessionStorage(options: {
  tokenInMemory: boolean
  /** Whether another page of the app is open in this browser. */
  isOpenElsewhere(): Promise<boolean>
}): SessionStorage {
  // Builds that are no demonstration keep no token and do not carry what would.
  if (!__DEMO_MODE__ || options.tokenInMemory) return inMemory()
  return inBrowser(options.isOpenElsewhere)
}

/** For production: the token lives as long as the page, the server's cookie brings the session back (decision A13). */
function inMemory(): SessionStorage {
  const shared = openLocalStore()
  let session: Session | undefined
  return {
    read: () => session,
    restore: async () => session,
    isLasting: () => lastingIn(shared),
    newestToken: () => session?.token,
    keep(next) {
      session = next
      shared.set(slots.tenant, next.user.tenantId)
      shared.set(slots.authState, { lasting: next.lasting })
    },
    clear() {
      session = undefined
      shared.remove(slots.authState)
    },
    lastTenant: () => shared.get(slots.tenant),
    isDemoSuppressed: () => true,
    suppressDemo: () => {},
    watch: () => () => {},
  }
}

function inBrowser(isOpenElsewhere: () => Promise<boolean>): SessionStorage {
  const shared = openLocalStore()
  const own = openTabStore()
  return {
    read: () => readFrom(own) ?? readFrom(shared),
    async restore() {
      const mine = readFrom(own)
      if (mine !== undefined) return mine
      const left = readFrom(shared)
      if (left?.lasting !== false || (await isOpenElsewhere())) return left
      forgetIn(shared)
      return undefined
    },
    isLasting: () => lastingIn(own) ?? lastingIn(shared),
    newestToken() {
      const mine = readFrom(own)
      const theirs = readFrom(shared)
      if (mine === undefined || theirs === undefined) return mine?.token
      const same = mine.user.id === theirs.user.id && mine.user.tenantId === theirs.user.tenantId
      return same ? theirs.token : mine.token
    },
    keep(session) {
      keepIn(own, session)
      keepIn(shared, session)
    },
    clear() {
      const mine = readFrom(own)
      forgetIn(own)
      const theirs = readFrom(shared)
      if (theirs === undefined || mine === undefined || theirs.user.tenantId === mine.user.tenantId) forgetIn(shared)
    },
    lastTenant: () => shared.get(slots.tenant),
    isDemoSuppressed: () => shared.get(slots.authState)['demoSuppressed'] === true,
    suppressDemo: () => void shared.set(slots.authState, { demoSuppressed: true }),
    watch: (listener) => shared.watch(slots.authToken, () => queueMicrotask(() => listener(readFrom(shared)))),
  }
}

function readFrom(store: Store): Session | undefined {
  const token = store.get(slots.authToken)
  const state = State.safeParse(store.get(slots.authState))
  return token === undefined || !state.success ? undefined : { ...state.data, token }
}

function lastingIn(store: Store): boolean | undefined {
  const { lasting } = store.get(slots.authState)
  return typeof lasting === 'boolean' ? lasting : undefined
}

// Who first, then the token: other tabs hear of the token and must find its owner.
function keepIn(store: Store, session: Session): void {
  const { user, demo, lasting } = session
  store.set(slots.authState, { user, demo, ...(lasting !== undefined && { lasting }) })
  store.set(slots.tenant, session.user.tenantId)
  store.set(slots.authToken, session.token)
}

function forgetIn(store: Store): void {
  store.remove(slots.authState)
  store.remove(slots.authToken)
}
