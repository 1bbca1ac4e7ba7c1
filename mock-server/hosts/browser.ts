import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { http, ws } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import type { SentBytes } from '#src/contract/basics/core.ts'
import type { MockControl } from '#src/contract/mock/control.ts'
import { LIVE_PATH } from '#src/contract/live/live.ts'
import { reportToConsole } from '../core/report.ts'
import { connectPort, type PortClient } from './port-client.ts'
import { openSharedWorker } from './shared-worker.ts'
import { worldOfAddress, type WorldName } from './world-name.ts'

export interface BrowserBackend {
  /** The way of files: intercepted like other requests they would say nothing of how far they are. */
  upload(url: string, init: RequestInit, onProgress: (progress: SentBytes) => void): Promise<Response>
  /** What developers ask of the backend of all tabs. */
  control: MockControl
  /** Gives the network back. */
  stop(): void
}

/**
 * Starts the mock backend for this page, before anything is fetched: requests to `/api` and the socket at `/ws` of the
 * page's own origin go to it and wait for it, everything else to the network. `?seed`, `?scale` and `?vehicles` in the page's
 * address choose its world, `?scenario`, `?latency` and `?fail` what happens in it. One SharedWorker serves all tabs; where there is
 * none, or it fails, each page has its own.
 */
export async function startBrowserBackend(): Promise<BrowserBackend> {
  const client = connect(worldOfAddress(location.search))
  client.catch((error: unknown) => reportToConsole('The mock backend does not start', error))
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: interceptors() })],
    handlers: [requests(client), sockets(client)],
    onUnhandledFrame: 'bypass',
    // Otherwise every call is told to the console, which keeps all of them.
    context: { quiet: true },
  })
  network.enable()
  const upload: BrowserBackend['upload'] = async (url, init, onProgress) =>
    (await client).upload(new Request(url, init), onProgress)
  const control: MockControl = { do: async (verb) => (await client).control.do(verb) }
  return { upload, control, stop: () => network.disable() }
}

async function connect(world: WorldName): Promise<PortClient> {
  if (!('SharedWorker' in globalThis)) return inPage(world)
  const worker = openSharedWorker(world)
  const failed = new Promise<undefined>((resolve) => worker.addEventListener('error', () => resolve(undefined)))
  const client = connectPort(worker.port)
  return (await Promise.race([client.ready.then(() => client), failed])) ?? inPage(world)
}

/** The backend in this page, over a port all the same, so that there is one way only. */
async function inPage(world: WorldName): Promise<PortClient> {
  const [{ createBrowserBackend }, { servePort }] = await Promise.all([
    import('./browser-backend.ts'),
    import('./port-server.ts'),
  ])
  const { port1, port2 } = new MessageChannel()
  servePort(createBrowserBackend(world), port2)
  const client = connectPort(port1)
  await client.ready
  return client
}

function requests(client: Promise<PortClient>) {
  return http.all(new RegExp(`^${escaped(location.origin)}/api(/|$)`), async ({ request }) => {
    try {
      return await (await client).fetch(request)
    } catch {
      return Response.error()
    }
  })
}

function sockets(client: Promise<PortClient>) {
  const origin = location.origin.replace(/^http/, 'ws')
  const link = ws.link(new RegExp(`^${escaped(origin)}${LIVE_PATH}$`))
  return link.addEventListener('connection', async ({ client: page }) => {
    // The page may speak before the backend stands.
    const said: string[] = []
    let gone = false
    let end: ReturnType<PortClient['open']> | undefined
    page.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return
      if (end === undefined) said.push(data)
      else end.say(data)
    })
    page.addEventListener('close', () => {
      gone = true
      end?.close()
    })
    const backend = await client
    if (gone) return
    end = backend.open(page.url.href, {
      opened: () => undefined,
      message: (text) => page.send(text),
      // Codes a page must not use itself stand for a server that goes away.
      closed: (code, reason) => page.close(code >= 3000 ? code : 1000, reason),
    })
    for (const text of said) end.say(text)
  })
}

/** The library's own types do not admit a list of both kinds. */
function interceptors() {
  type InterceptorList = ConstructorParameters<typeof InterceptorSource>[0]['interceptors']
  return [new FetchInterceptor(), new WebSocketInterceptor()] as unknown as InterceptorList
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
