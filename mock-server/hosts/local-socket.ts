import type { MockServer } from '../server.ts'
import type { LiveConnection } from '../live/hub.ts'

/** Close event that exists outside browsers, too. */
class ClosedEvent extends Event {
  readonly code: number
  readonly reason: string
  readonly wasClean = true

  constructor(code: number, reason: string) {
    super('close')
    this.code = code
    this.reason = reason
  }
}

/** A WebSocket that ends in a backend of the same program. It opens, then a refused one is closed, as over a network. */
export class LocalSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly url: string
  readonly protocol = ''
  readonly extensions = ''
  readonly bufferedAmount = 0
  binaryType: BinaryType = 'blob'
  readyState: 0 | 1 | 2 | 3 = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: Event) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  #connection: LiveConnection | undefined

  constructor(server: Pick<MockServer, 'connect' | 'faults'>, url: string | URL) {
    super()
    this.url = String(url)
    void this.#open(server)
  }

  send(data: unknown): void {
    if (this.readyState === this.CONNECTING) throw new DOMException('Still connecting', 'InvalidStateError')
    if (this.readyState === this.OPEN && typeof data === 'string') void this.#connection?.received(data)
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= this.CLOSING) return
    this.readyState = this.CLOSING
    this.#connection?.closed()
    queueMicrotask(() => this.#closed(code, reason))
  }

  async #open(server: Pick<MockServer, 'connect' | 'faults'>): Promise<void> {
    await Promise.resolve()
    if (server.faults.isOffline) return this.#failed()
    if (this.readyState !== this.CONNECTING) return
    this.readyState = this.OPEN
    this.#connection = server.connect(
      {
        send: (text) => {
          if (this.readyState === this.OPEN) this.#tell(new MessageEvent('message', { data: text }))
        },
        // Later, as it would come over a network: the opening is told first.
        close: (code, reason) => queueMicrotask(() => this.#closed(code, reason)),
      },
      this.url,
    )
    this.#tell(new Event('open'))
  }

  #failed(): void {
    this.#tell(new Event('error'))
    this.#closed(1006, '')
  }

  #closed(code: number, reason: string): void {
    if (this.readyState === this.CLOSED) return
    this.readyState = this.CLOSED
    this.#tell(new ClosedEvent(code, reason))
  }

  #tell(event: Event): void {
    this.dispatchEvent(event)
    if (event.type === 'open') this.onopen?.(event)
    if (event.type === 'close') this.onclose?.(event)
    if (event.type === 'error') this.onerror?.(event)
    if (event instanceof MessageEvent) this.onmessage?.(event)
  }
}
