import type { LiveMessage } from '#src/contract/live/live.ts'

/** The server's end of a live connection; anyone who hosts the backend makes one per client. */
export interface LiveSocket {
  send(text: string): void
  close(code: number, reason: string): void
}

/** A connection that was let in, and whose it is. */
interface Listener {
  socket: LiveSocket
  sessionId: string
  /** When its session ends unless it is renewed, epoch milliseconds: looked at before each message. */
  endsAt: number
  /** Whether its session still holds where it is kept: asked at each sweep. */
  isAlive(): Promise<boolean>
}

/** What the host tells about its client. */
export interface LiveConnection {
  /** The client has sent this; settles when it has been dealt with. */
  received(text: string): Promise<void>
  /** The client is gone. May be told twice. */
  closed(): void
}

/** Close codes: the token is refused; the server goes away. */
export const UNAUTHORISED = 4401
const GOING_AWAY = 1012

const SECOND = 1000
const MOST_A_SECOND = 20
/** Shorter than the pause after which anyone who goes on carrying says so again. */
const SAME_AGAIN = 5 * SECOND
/** Most sessions that are remembered as ended, for a connection that is just being let in. */
const MOST_ENDED = 1000

/** Tells every connection of a tenant what changed. */
export class Hub {
  readonly #now: () => number
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #ended = new Set<string>()

  /** When each person has said something in the last second. */
  readonly #said = new Map<string, number[]>()
  /** What each person has said last, and when. */
  readonly #last = new Map<string, { text: string; at: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** How many connections are open, of one tenant or of all. */
  connections(tenantId?: string): number {
    if (tenantId !== undefined) return this.#listeners.get(tenantId)?.size ?? 0
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  /** Adds a connection whose session was checked; answers how to take it away again, nothing where it has ended meanwhile. */
  connect(socket: LiveSocket, tenantId: string, session: Omit<Listener, 'socket'>): (() => void) | undefined {
    if (this.#ended.has(session.sessionId)) return undefined
    const listener: Listener = { socket, ...session }
    const listeners = this.#listeners.get(tenantId) ?? new Set()
    this.#listeners.set(tenantId, listeners.add(listener))
    return () => this.#forget(tenantId, listener)
  }

  /** A session lasts longer than was known. */
  renewSession(sessionId: string, endsAt: number): void {
    for (const { listener } of this.#all()) if (listener.sessionId === sessionId) listener.endsAt = endsAt
  }

  /** Closes what a session listens by: it has ended. */
  endSession(sessionId: string): void {
    this.#ended.add(sessionId)
    const [oldest] = this.#ended
    if (this.#ended.size > MOST_ENDED && oldest !== undefined) this.#ended.delete(oldest)
    this.#closeWhere((listener) => listener.sessionId === sessionId)
  }

  /** Closes the connections of sessions that have ended by themselves, then of those that are kept no more. */
  async sweep(): Promise<void> {
    this.#closeWhere((listener) => this.#isOver(listener))
    for (const { tenantId, listener } of this.#all()) {
      if (!(await listener.isAlive())) this.#refuse(tenantId, listener)
    }
  }

  /** Sends messages that are numbered already. */
  send(tenantId: string, messages: readonly LiveMessage[]): void {
    for (const message of messages) this.sendRaw(tenantId, JSON.stringify(message))
  }

  /**
   * Sends what is no change, without a number; false, and nothing sent, where one person says more than others can follow. The
   * same once more is news to no one, and is sent again only after a while, for those who have come since.
   */
  say(tenantId: string, userId: string, said: object): boolean {
    const now = this.#now()
    const text = JSON.stringify(said)
    const last = this.#last.get(userId)
    if (last?.text === text && now < last.at + SAME_AGAIN) return true
    const recent = (this.#said.get(userId) ?? []).filter((at) => at > now - SECOND)
    if (recent.length >= MOST_A_SECOND) return false
    // Anyone who has said nothing in the last second is forgotten.
    for (const [id, times] of this.#said) if ((times.at(-1) ?? 0) <= now - SECOND) this.#said.delete(id)
    for (const [id, { at }] of this.#last) if (at <= now - SAME_AGAIN) this.#last.delete(id)
    this.#said.set(userId, [...recent, now])
    this.#last.set(userId, { text, at: now })
    this.sendRaw(tenantId, text)
    return true
  }

  /** Sends any text, for tests of broken messages. */
  sendRaw(tenantId: string, text: string): void {
    for (const listener of [...(this.#listeners.get(tenantId) ?? [])]) {
      if (this.#isOver(listener)) this.#refuse(tenantId, listener)
      else listener.socket.send(text)
    }
  }

  /** Closes every connection. */
  closeAll(): void {
    const all = [...this.#listeners.values()].flatMap((listeners) => [...listeners])
    this.#listeners.clear()
    for (const { socket } of all) socket.close(GOING_AWAY, 'Going away')
  }

  /** The world starts over, and with it the numbers of its sessions: those that have ended say nothing of the new ones. */
  reset(): void {
    this.#ended.clear()
    this.closeAll()
  }

  #closeWhere(isOver: (listener: Listener) => boolean): void {
    for (const { tenantId, listener } of this.#all()) if (isOver(listener)) this.#refuse(tenantId, listener)
  }

  #isOver({ endsAt }: Listener): boolean {
    return endsAt <= this.#now()
  }

  #all(): { tenantId: string; listener: Listener }[] {
    return [...this.#listeners].flatMap(([tenantId, all]) => [...all].map((listener) => ({ tenantId, listener })))
  }

  #refuse(tenantId: string, listener: Listener): void {
    this.#forget(tenantId, listener)
    listener.socket.close(UNAUTHORISED, 'Unauthorised')
  }

  #forget(tenantId: string, listener: Listener): void {
    const listeners = this.#listeners.get(tenantId)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#listeners.delete(tenantId)
  }
}
