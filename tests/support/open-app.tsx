import { boot } from '#src/app/boot.tsx'
import { readConfig } from '#src/app/config.ts'
import { forgetStorage } from '#src/storage/browser.ts'
import { createTestServer } from './test-server.ts'
import { connectClient } from '#mock-server/hosts/node.ts'
import { onTestFinished, vi } from 'vitest'

type MockServer = ReturnType<typeof createTestServer>

/** Monday 23 November 2026, 14:03 in Germany: the day the seed world is made around in tests. */
export const TEST_NOW = Date.UTC(2026, 10, 23, 13, 3)

const PASSWORD = 'Frachtbrief-2026'

/** An app under test: real router, real client, a backend of its own. */
export interface OpenApp {
  server: MockServer
  element: HTMLElement
  close(): void
}

/**
 * Opens the whole product at a path, signed in as one of the demo accounts (`dispo@nordkurs.example`), with a fresh backend,
 * at `TEST_NOW`, from where the clock goes on. A test that needs another clock sets it before.
 * It is closed when the test ends; a message on the console fails the test.
 */
export async function openApp(
  options: {
    path?: string
    account?: string | undefined
    signedOut?: boolean
    server?: MockServer
    /** Files that wait to be sent are there still, as after a reload. */
    keepsFiles?: boolean
    /** The page is in front of a mock it can control, as in a browser by itself. */
    mock?: boolean
    /** Runs last before the app starts: what lies in the storage then is what it finds. */
    prepare?: () => void
  } = {},
): Promise<OpenApp> {
  const { path = '/dispatcher' } = options
  startClock()
  const account = 'account' in options ? options.account : 'admin@nordkurs.example'
  const server = options.server ?? createTestServer({ now: () => TEST_NOW, origin: () => location.origin })
  await server.ready
  const client = connectClient(server)
  const keep = account === undefined ? undefined : await signIn(server, account)
  // From here on nothing waits: an app that has just been closed could still write something down.
  forgetStorage({ files: options.keepsFiles !== true })
  keep?.()
  if (options.signedOut === true) leaveSignedOut()
  history.replaceState(null, '', path)
  options.prepare?.()
  const element = document.createElement('div')
  document.body.append(element)
  const noise = watchConsole()
  let isClosed = false
  let end: (() => void) | undefined = await boot(element, {
    config: readConfig(),
    ...(options.mock === true && { mock: server.control }),
    socket: client.socket,
    async fetch(url, init) {
      const answer = await client.fetch(url, init)
      // A page that is closed hears of nothing any more, nor does it write anything down.
      return isClosed ? new Promise<never>(() => undefined) : answer
    },
  })
  const close = () => {
    end?.()
    // What a test has promised to take away is remembered longer than the test: not the whole app with it.
    end = undefined
    isClosed = true
    element.remove()
    noise.end()
  }
  onTestFinished(() => {
    close()
    if (noise.messages.length > 0) throw new Error(`The console was not quiet:\n${noise.messages.join('\n')}`)
  })
  return { server, element, close }
}

/** A world of one day on a computer of another: tokens would have expired, and "today" would not be in the world. */
function startClock(): void {
  if (vi.isFakeTimers()) return
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}

/** As an explicit logout leaves it: the demonstration does not sign in by itself (decision A1). */
function leaveSignedOut(): void {
  localStorage.setItem('auth-state', JSON.stringify({ v: 1, value: { demoSuppressed: true } }))
}

/** Signs in; the returned function keeps the session where the app finds it. */
async function signIn(server: MockServer, email: string): Promise<() => void> {
  const tenant = email.slice(email.indexOf('@') + 1, email.lastIndexOf('.'))
  const answer = await server.fetch(
    new Request('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant-id': tenant },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  )
  const { token, access_token, user } = (await answer.json()) as {
    token?: string
    access_token?: string
    user: { extras?: readonly string[] }
  }
  const { extras = [], ...person } = user
  const state = JSON.stringify({ v: 1, value: { user: withName({ ...person, extras: extras.join(' ') }), demo: true } })
  return () => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('auth-state', state)
      storage.setItem('auth_token', String(token ?? access_token))
    }
  }
}

/** The app keeps a name for the person, whatever the server calls it. */
const withName = (user: object) => ({ name: 'displayName' in user ? user.displayName : '', ...user })

/** Chromium's word for a size that changes once more in the next frame, as it does on a busy machine. */
const HARMLESS = /ResizeObserver loop completed/

function watchConsole(): { messages: string[]; end(): void } {
  const messages: string[] = []
  const { error, warn } = console
  const keep = (...parts: unknown[]) => {
    const message = parts.map(String).join(' ')
    if (!HARMLESS.test(message)) messages.push(message)
  }
  console.error = keep
  console.warn = keep
  return {
    messages,
    end() {
      console.error = error
      console.warn = warn
    },
  }
}
