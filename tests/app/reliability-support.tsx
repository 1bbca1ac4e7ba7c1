import { expect, onTestFinished, vi } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'

type MockServer = OpenApp['server']

/** A call as it left the app. */
export interface SentCall {
  method: string
  path: string
  tenant: string | null
}

function sentOf(
  input: Parameters<MockServer['fetch']>[0],
  init: Parameters<MockServer['fetch']>[1],
): SentCall & { url: URL } {
  const request = input instanceof Request ? input : undefined
  const url = new URL(request?.url ?? String(input), location.href)
  const headers = new Headers(request?.headers ?? init?.headers)
  return {
    method: request?.method ?? init?.method ?? 'GET',
    path: url.pathname,
    tenant: headers.get('x-tenant-id'),
    url,
  }
}

/** A fresh backend that writes down what it is asked. */
export function watchedServer(now = TEST_NOW): { server: MockServer; sent: SentCall[] } {
  const server = createTestServer({ now: () => now })
  const sent: SentCall[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    const { method, path, tenant } = sentOf(input, init)
    sent.push({ method, path, tenant })
    return fetch(input, init)
  }
  return { server, sent }
}

/**
 * Waits until the app has asked for nothing new for half a second, counted in turns of its own: on a machine with no time for the
 * app half a second would prove nothing.
 */
export async function untilQuiet(sent: readonly unknown[]): Promise<void> {
  for (let turns = 0, known = sent.length; turns < 25; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (sent.length !== known) turns = 0
    known = sent.length
  }
}

/** Calls whose answers are kept back. */
export interface HeldAnswers {
  /** How many calls have been held. */
  count(): number
  /** Lets all answers go and holds no more; resolves once the app has them. */
  release(): Promise<void>
}

/**
 * From now on keeps back what the server answers to these calls, until `release`: a server that is slow for exactly as
 * long as a test needs it to be. A call that is given up is answered with that.
 */
export function holdAnswers(server: MockServer, isHeld: (call: SentCall & { url: URL }) => boolean): HeldAnswers {
  const { fetch } = server
  const calls: Promise<unknown>[] = []
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  let isOpen = false
  server.fetch = async (input, init) => {
    if (isOpen || !isHeld(sentOf(input, init))) return fetch(input, init)
    const signal = input instanceof Request ? input.signal : init?.signal
    const call = Promise.all([fetch(input, init), Promise.race([opened, givenUp(signal)])])
    calls.push(call)
    const [answer] = await call
    return answer
  }
  return {
    count: () => calls.length,
    async release() {
      isOpen = true
      open?.()
      await Promise.allSettled(calls)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

/** Rejects with the reason once the call is given up; never resolves. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal?.reason)
    if (signal?.aborted === true) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

/** Cuts or mends the network as the browser tells of it. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
}

/** What failed is asked for again after a moment and not after one and two seconds, of which nothing is proved here. */
export function hurryRetries(): void {
  const { setTimeout: start } = window
  const spy = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((task: TimerHandler, delay?: number, ...rest: unknown[]) =>
      start(task, delay === 1000 || delay === 2000 ? 20 : delay, ...rest)) as typeof setTimeout)
  onTestFinished(() => void spy.mockRestore())
}

/** Timers that run out when the test says so. */
export interface HeldTimers {
  /** How many run now. */
  running(): number
  /** How many have been started. */
  started(): number
  /** Those that run have run out. */
  runOut(): void
}

/** Timers of this length run out at a word of the test and not before; they are stopped as any other. */
export function holdTimers(milliseconds: number): HeldTimers {
  const { setTimeout: start, clearTimeout: stop } = window
  const tasks = new Map<unknown, () => void>()
  let started = 0
  const starting = vi.spyOn(window, 'setTimeout').mockImplementation(((task: () => void, delay?: number) => {
    if (delay !== milliseconds) return start(task, delay)
    started += 1
    // A name no real timer has.
    tasks.set(-started, task)
    return -started
  }) as typeof setTimeout)
  const stopping = vi.spyOn(window, 'clearTimeout').mockImplementation((name) => {
    if (!tasks.delete(name)) stop(name)
  })
  onTestFinished(() => {
    starting.mockRestore()
    stopping.mockRestore()
  })
  return {
    running: () => tasks.size,
    started: () => started,
    runOut() {
      const due = [...tasks.values()]
      tasks.clear()
      for (const task of due) task()
    },
  }
}

/** Every text the page has shown since; ends with the test. */
export function watchScreen(): () => string {
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.innerText))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => seen.join('\n')
}

/**
 * Watches from now on whether the keyboard is anywhere: what is returned waits until the page has drawn a few more frames
 * and tells each time the focus has rested on the body for two of them, and what had it before. To be called before the act.
 */
export function watchFocus(): () => Promise<string[]> {
  const losses: string[] = []
  let [frames, missing, before] = [0, 0, '']
  const look = () => {
    frames += 1
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    missing = isLost ? missing + 1 : 0
    if (missing === 2) losses.push(`${location.pathname}${location.search}: lost after ${before}`)
    if (!isLost) before = focused.outerHTML.slice(0, 120)
    next = requestAnimationFrame(look)
  }
  let next = requestAnimationFrame(look)
  onTestFinished(() => cancelAnimationFrame(next))
  return async () => {
    const known = frames
    await expect.poll(() => frames - known).toBeGreaterThan(5)
    return losses
  }
}

/** Words of the machine that no person should read. */
export const machineWords = () => /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/.exec(document.body.innerText)?.[0]

/** What lies in the storage now, to be found by the next start as after a reload. */
export function keepStorage(): () => void {
  const kept = [localStorage, sessionStorage].map(
    (storage) => [storage, { ...storage } as Record<string, string>] as const,
  )
  return () => {
    for (const [storage, entries] of kept) {
      storage.clear()
      for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
    }
  }
}
