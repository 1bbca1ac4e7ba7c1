import { MockRefusal } from '#src/contract/mock/control.ts'
import type { MockServer } from '../server.ts'
import type { LiveConnection } from '../live/hub.ts'
import type { ToBackend, ToPage } from './port-protocol.ts'

/** Serves one page over its port until the page is gone. */
export function servePort(server: MockServer, port: MessagePort): void {
  const running = new Map<number, AbortController>()
  const pieces = new Map<number, ArrayBuffer[]>()
  const sockets = new Map<number, LiveConnection>()
  const say = (message: ToPage, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  function hello(lock: string): void {
    void gone(lock).then(() => {
      for (const connection of sockets.values()) connection.closed()
      for (const request of running.values()) request.abort()
      port.close()
    })
    server.open.then(
      () => say({ type: 'ready' }),
      (error: unknown) => say({ type: 'broken', message: String(error) }),
    )
  }

  async function respond(message: Extract<ToBackend, { type: 'request' }>): Promise<void> {
    const abort = new AbortController()
    running.set(message.id, abort)
    const { id, method, url, headers } = message
    const inPieces = pieces.get(id)
    pieces.delete(id)
    const body = inPieces === undefined ? message.body : new Blob(inPieces)
    try {
      const request = new Request(url, { method, headers, body, signal: abort.signal })
      const response = await server.fetch(request)
      const isFile = response.headers.has('Content-Disposition')
      const answer = await (isFile ? response.blob() : response.arrayBuffer())
      const transfer = answer instanceof ArrayBuffer ? [answer] : []
      say({ type: 'response', id, status: response.status, headers: [...response.headers], body: answer }, transfer)
    } catch {
      say({ type: 'failed', id })
    } finally {
      running.delete(id)
    }
  }

  function open(socket: number, url: string): void {
    say({ type: 'opened', socket })
    const connection = server.connect(
      {
        send: (text) => say({ type: 'message', socket, text }),
        close(code, reason) {
          sockets.delete(socket)
          say({ type: 'closed', socket, code, reason })
        },
      },
      url,
    )
    sockets.set(socket, connection)
  }

  async function control({ id, verb }: Extract<ToBackend, { type: 'control' }>): Promise<void> {
    try {
      say({ type: 'controlled', id, answer: await server.control.do(verb) })
    } catch (error) {
      const { code, detail } = error instanceof MockRefusal ? error : { code: undefined, detail: String(error) }
      say({ type: 'refused', id, code, detail })
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<ToBackend>) => {
    if (data.type === 'request') return void respond(data)
    if (data.type === 'piece') {
      pieces.set(data.id, [...(pieces.get(data.id) ?? []), data.bytes])
      return say({ type: 'took', id: data.id })
    }
    if (data.type === 'abort') {
      pieces.delete(data.id)
      return running.get(data.id)?.abort()
    }
    if (data.type === 'open') return open(data.socket, data.url)
    if (data.type === 'say') return void sockets.get(data.socket)?.received(data.text)
    if (data.type === 'close') {
      sockets.get(data.socket)?.closed()
      return void sockets.delete(data.socket)
    }
    if (data.type === 'control') return void control(data)
    hello(data.lock)
  })
  port.start()
}

/** Settles when a page is gone: it holds a lock as long as it lives. Never where there are no locks. */
function gone(lock: string): Promise<void> {
  const locks = Reflect.get(navigator, 'locks') as LockManager | undefined
  return locks ? locks.request(lock, async () => undefined) : new Promise(() => undefined)
}
