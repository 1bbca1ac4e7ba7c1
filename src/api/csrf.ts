/** Milliseconds a mutation waits for the CSRF token before it goes without. Source: decision A12 */
export const CSRF_WAIT = 5000

export interface Csrf {
  /** The token for a tenant's mutations, fetched once for all that wait; undefined when it fails or takes too long. */
  token(tenantId: string): Promise<string | undefined>
  /** The token that would be sent just now, as far as one is there. */
  current(): string | undefined
  /** Forgets a token the server refused. One that was fetched since is kept. */
  forget(refused: string | undefined): void
}

interface Entry {
  tenantId: string
  value: string | undefined
  /** Settles with the token, or undefined after a failure or 5 s after the fetch began. */
  ready: Promise<string | undefined>
}

/** Keeps the CSRF token. `fetchToken` may reject. Source: decision A12 */
export function createCsrf(fetchToken: (tenantId: string) => Promise<string | undefined>): Csrf {
  let entry: Entry | undefined

  function start(tenantId: string): Entry {
    const created: Entry = { tenantId, value: undefined, ready: Promise.resolve(undefined) }
    const fetched = fetchToken(tenantId).then(
      (value) => {
        created.value = value
        if (value === undefined) drop(created)
        return value
      },
      () => {
        drop(created)
        return undefined
      },
    )
    created.ready = within(CSRF_WAIT, fetched)
    return created
  }

  function drop(failed: Entry): void {
    if (entry === failed) entry = undefined
  }

  return {
    async token(tenantId) {
      if (entry?.tenantId !== tenantId) entry = start(tenantId)
      const current = entry
      // A token that came after the 5 s is used by the mutations that follow.
      return current.value ?? (await current.ready)
    },
    current: () => entry?.value,
    forget(refused) {
      if (entry?.value !== undefined && (refused === undefined || entry.value === refused)) entry = undefined
    },
  }
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    void promise.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

/** Whether a 403 complains about the CSRF token: its code or message names it. */
export function namesCsrf(status: number, body: unknown): boolean {
  if (status !== 403 || typeof body !== 'object' || body === null) return false
  return ['code', 'message', 'error'].some((key) => {
    const value: unknown = Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined
    return typeof value === 'string' && /csrf/i.test(value)
  })
}
