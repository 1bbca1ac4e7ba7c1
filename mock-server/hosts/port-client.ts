import type { SentBytes } from '#src/contract/basics/core.ts'
import { MockRefusal, type MockControl } from '#src/contract/mock/control.ts'
import type { ToBackend, ToPage } from './port-protocol.ts'

/** The page's end of a live connection. */
export interface PageSocket {
  opened(): void
  message(text: string): void
  closed(code: number, reason: string): void
}

/** The backend as a page sees it. */
export interface PortClient {
  /** Settles when the backend answers; rejects when it cannot. */
  ready: Promise<void>
  /** Rejects with TypeError as for a broken network, and with AbortError when the request is given up. */
  fetch(request: Request): Promise<Response>
  /** As `fetch`; the body is handed over in pieces, and each that has arrived is told. */
  upload(request: Request, onProgress: (progress: SentBytes) => void): Promise<Response>
  /** Opens a live connection; answers the way to the backend's end of it. */
  open(url: string, socket: PageSocket): { say(text: string): void; close(): void }
  control: MockControl
}

type Answer = Extract<ToPage, { type: 'response' }>

interface PendingCall {
  resolve(answer: Answer | undefined): void
  reject(error: unknown): void
}

/** Statuses that must not have a body, not even an empty one. */
const NO_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304])

/** Bytes of a file that are handed over at once. */
const PIECE = 256 * 1024

const bodyOf = (request: Request): Promise<ArrayBuffer | Blob> =>
  request.headers.get('Content-Type')?.startsWith('multipart/') ? request.blob() : request.arrayBuffer()

/** Talks to a backend over a port. */
export function connectPort(port: MessagePort): PortClient {
  const waiting = new Map<number, PendingCall>()
  const asked = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
  const taking = new Map<number, () => void>()
  const sockets = new Map<number, PageSocket>()
  let made = 0
  const say = (message: ToBackend, transfer: Transferable[] = []) => port.postMessage(message, transfer)
  const start: { ready(): void; broken(error: Error): void } = { ready: () => undefined, broken: () => undefined }
  const ready = new Promise<void>((resolve, reject) => Object.assign(start, { ready: resolve, broken: reject }))

  function settle(id: number, act: (waits: PendingCall) => void): void {
    const waits = waiting.get(id)
    waiting.delete(id)
    if (waits) act(waits)
  }

  function askedFor(id: number) {
    const waits = asked.get(id)
    asked.delete(id)
    return waits
  }

  port.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.type === 'response') return settle(data.id, ({ resolve }) => resolve(data))
    if (data.type === 'failed') return settle(data.id, ({ reject }) => reject(new TypeError('Failed to fetch')))
    if (data.type === 'controlled') return askedFor(data.id)?.resolve(data.answer)
    if (data.type === 'refused') {
      const { code, detail } = data
      return askedFor(data.id)?.reject(code === undefined ? new Error(detail) : new MockRefusal(code, detail))
    }
    if (data.type === 'took') return taking.get(data.id)?.()
    if (data.type === 'opened') return sockets.get(data.socket)?.opened()
    if (data.type === 'message') return sockets.get(data.socket)?.message(data.text)
    if (data.type === 'ready') return start.ready()
    if (data.type === 'broken') return start.broken(new Error(data.message))
    sockets.get(data.socket)?.closed(data.code, data.reason)
    sockets.delete(data.socket)
  })
  port.start()
  void holdLock().then((lock) => say({ type: 'hello', lock }))

  function ask(id: number): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  /** Says a request whose body is got ready, or handed over, by the way given; undefined where it has gone ahead. */
  async function send(request: Request, hand: (id: number) => Promise<ArrayBuffer | Blob | undefined>) {
    const id = (made += 1)
    const { method, url, signal } = request
    const giveUp = () => say({ type: 'abort', id })
    signal.addEventListener('abort', giveUp, { once: true })
    const body = method === 'GET' || method === 'HEAD' ? undefined : await hand(id)
    signal.throwIfAborted()
    const answered = ask(id)
    const abort = () => settle(id, ({ reject }) => reject(signal.reason))
    signal.addEventListener('abort', abort, { once: true })
    say(
      { type: 'request', id, method, url, headers: [...request.headers], body },
      body instanceof ArrayBuffer ? [body] : [],
    )
    const answer = await answered.finally(() => {
      signal.removeEventListener('abort', abort)
      signal.removeEventListener('abort', giveUp)
    })
    if (!answer) throw new TypeError('Failed to fetch')
    const { status, headers } = answer
    return new Response(NO_BODY.has(status) ? null : answer.body, { status, headers })
  }

  /** Settles when the backend has taken the next piece. */
  const took = (id: number) => new Promise<void>((resolve) => taking.set(id, resolve))

  return {
    ready,
    fetch: async (request) => send(request, async () => bodyOf(request)),
    upload: async (request, onProgress) =>
      send(request, async (id) => {
        const whole = await request.blob()
        for (let sent = 0; sent < whole.size; sent += PIECE) {
          const bytes = await whole.slice(sent, sent + PIECE).arrayBuffer()
          request.signal.throwIfAborted()
          const taken = took(id)
          say({ type: 'piece', id, bytes }, [bytes])
          await taken
          onProgress({ sent: Math.min(whole.size, sent + PIECE), total: whole.size })
        }
        return undefined
      }),
    open(url, socket) {
      const number = (made += 1)
      sockets.set(number, socket)
      say({ type: 'open', socket: number, url })
      return {
        say: (text) => say({ type: 'say', socket: number, text }),
        close() {
          sockets.delete(number)
          say({ type: 'close', socket: number })
        },
      }
    },
    control: {
      do: (verb) =>
        new Promise((resolve, reject) => {
          const id = (made += 1)
          // What each verb answers is said by its type; both ends are of one build.
          asked.set(id, { resolve: (answer) => resolve(answer as never), reject })
          say({ type: 'control', id, verb })
        }),
    },
  }
}

/** Takes a lock for the life of this page, by which the backend learns that it is gone; answers its name. */
function holdLock(): Promise<string> {
  const name = `dispo-page-${Math.random().toString(36).slice(2)}`
  const locks = Reflect.get(navigator, 'locks') as LockManager | undefined
  if (!locks) return Promise.resolve(name)
  return new Promise((resolve) => {
    void locks.request(name, () => {
      resolve(name)
      return new Promise(() => undefined)
    })
  })
}
