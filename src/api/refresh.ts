import { ApiError } from './api-error.ts'

/** Runs a task while no other tab (nor this one) runs one under the same name. */
export type WithLock = <T>(name: string, task: () => Promise<T>) => Promise<T>

export interface RefreshPorts {
  withLock: WithLock
  /** The token as all tabs see it now. */
  storedToken(): string | undefined
  /** Asks the server, with the used token. Rejects with `ApiError`; 401 and 403 are a refusal. */
  requestToken(usedToken: string): Promise<string>
  /** Keeps the new token, for all tabs. */
  storeToken(token: string): void
}

export interface Refresher {
  /**
   * A token newer than the used one: another tab's, or a freshly fetched. Undefined when the server refuses (the
   * session is over). Rejects when it cannot be reached or fails, which ends no session. Source: decision A7
   */
  refresh(usedToken: string): Promise<string | undefined>
}

const LOCK = 'token-refresh'

/** At most one refresh in flight over all tabs, and one for all who used the same token. */
export function createRefresher(ports: RefreshPorts): Refresher {
  const underWay = new Map<string, Promise<string | undefined>>()
  let refused: string | undefined

  async function renew(usedToken: string): Promise<string | undefined> {
    // Somebody else may have renewed, or signed out, while we waited for the lock.
    const stored = ports.storedToken()
    if (stored === undefined) return undefined
    if (stored !== usedToken) {
      // Another tab was faster. Its word is still on the way, and what is sent again must not wait for it.
      ports.storeToken(stored)
      return stored
    }
    if (refused === usedToken) return undefined
    try {
      const token = await ports.requestToken(usedToken)
      // A sign-out meanwhile wins: its token must not come back.
      if (ports.storedToken() !== usedToken) return ports.storedToken()
      ports.storeToken(token)
      return token
    } catch (error) {
      if (!isSessionRefused(error)) throw error
      refused = usedToken
      return undefined
    }
  }

  return {
    refresh(usedToken) {
      const running = underWay.get(usedToken)
      if (running) return running
      const promise = ports
        .withLock(LOCK, () => renew(usedToken))
        .finally(() => {
          underWay.delete(usedToken)
        })
      underWay.set(usedToken, promise)
      return promise
    },
  }
}

export function isSessionRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

/** The browser's locks over all tabs; without them (old browser, insecure origin) one queue per name in this tab. */
export function createLock(locks: LockManager | undefined): WithLock {
  if (locks !== undefined) return async (name, task) => await locks.request(name, task)
  const tails = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const next = (tails.get(name) ?? Promise.resolve()).then(task)
    tails.set(
      name,
      next.catch(() => undefined),
    )
    return next
  }
}
