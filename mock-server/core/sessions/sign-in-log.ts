import type { Row } from '../../store/models.ts'
import { MissingRowError, type Store } from '../../store/store.ts'

/** How exactly it is known when a person was there last, milliseconds: who reads a lot writes little of it. */
const SEEN_EVERY = 5 * 60_000

/** Who has come and gone, and when anybody did anything last; rows of no tenant. */
export class SignInLog {
  readonly #now: () => number
  /** Sessions whose being there is written down just now. */
  readonly #noting = new Set<string>()

  constructor(now: () => number) {
    this.#now = now
  }

  async noteSignIn(
    store: Store,
    { id: userId, tenantId: userTenantId, name: userName }: Row<'users'>,
    {
      agent,
      address,
      seconds,
      ...rest
    }: Pick<Row<'signIns'>, 'action' | 'sessionId' | 'agent' | 'address' | 'seconds'>,
  ): Promise<void> {
    const at = this.#stamp()
    const id = `sgn-${await store.next('signIns')}`
    const who = { userId, userTenantId, userName }
    await store.insert('signIns', {
      ...{ id, ...who, ...rest, at },
      ...(agent !== undefined && { agent }),
      ...(address !== undefined && { address }),
      ...(seconds !== undefined && { seconds }),
    })
    if (rest.action === 'signed_in' || rest.action === 'signed_out') await seen(store, userId, at)
  }

  /** The person of a session has done something. */
  async noteSeen(store: Store, { id, userId, lastSeenAt = '' }: Row<'sessions'>): Promise<void> {
    const isRecent = lastSeenAt !== '' && this.#now() - Date.parse(lastSeenAt) < SEEN_EVERY
    if (isRecent || this.#noting.has(id)) return
    this.#noting.add(id)
    const at = this.#stamp()
    try {
      await store.patch('sessions', id, { lastSeenAt: at })
      await seen(store, userId, at)
    } catch (error) {
      // It has been signed out meanwhile.
      if (!(error instanceof MissingRowError)) throw error
    } finally {
      this.#noting.delete(id)
    }
  }

  #stamp(): string {
    return new Date(this.#now()).toISOString()
  }
}

async function seen(store: Store, userId: string, at: string): Promise<void> {
  if (await store.find('lastSeen', userId)) await store.patch('lastSeen', userId, { at })
  else await store.insert('lastSeen', { id: userId, at })
}
