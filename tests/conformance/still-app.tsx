import { flushSync } from 'react-dom'
import { expect, vi } from 'vitest'
import { boot } from '#src/app/boot.tsx'
import { readConfig } from '#src/app/config.ts'
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/setup.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { connectClient } from '#mock-server/hosts/node.ts'

/** Monday 23 November 2026, 14:03 in Germany. */
const START = Date.UTC(2026, 10, 23, 13, 3)
const later = globalThis.setTimeout.bind(globalThis)

/** What the app asked for, and when, in milliseconds since it was started. */
export interface RecordedRequest {
  line: string
  at: number
  body: unknown
}

/**
 * The whole product on a clock that stands still: timers run only when a test lets time pass. No server answers at the local
 * ports that are probed; the mock backend is behind the page's own origin. No one has been here before.
 */
export function openStill(path: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now: START })
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', path)
  const server = createTestServer({ now: () => START })
  const client = connectClient(server)
  const asked: RecordedRequest[] = []
  const sockets: number[] = []
  const element = document.body.appendChild(document.createElement('div'))
  // Its tests follow one another on it: it stays when one of them ends.
  document.documentElement.dataset['stays'] = ''
  const noise = listenToConsole()
  const ready = boot(element, {
    config: { ...readConfig(), servedByBackend: false },
    fetch(url, init) {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      asked.push({ line: `${init.method ?? 'GET'} ${url}`, at: elapsed(), body })
      return /:30\d\d\//.test(url) ? new Promise(() => undefined) : client.fetch(url, init)
    },
    socket(url) {
      sockets.push(elapsed())
      return client.socket(url)
    },
  })
  return {
    server,
    element,
    asked,
    sockets,
    times: (line: string) => asked.filter((one) => one.line === line).map(({ at }) => at),
    async close() {
      ;(await ready)()
      element.remove()
      // The page is shared: its last test may have chosen another language.
      await changeLanguage(DEFAULT_LANGUAGE)
      delete document.documentElement.dataset['stays']
      vi.useRealTimers()
      expect(noise.end()).toEqual([])
    },
  }
}

/** Milliseconds since the app was started. */
export const elapsed = () => Date.now() - START

/** Lets time pass, and everything happen that comes of it. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 5; turn += 1) await turnOver()
}

export const passTo = (moment: number) => pass(Math.max(0, moment - elapsed()))

/** Waits for code and answers that are on their way; the clock creeps far slower than that takes. */
export function eventually<T>(value: () => T) {
  let turn = 0
  return expect.poll(
    async () => {
      await turnOver(turn % 4 === 0 ? 1 : 0)
      turn += 1
      return value()
    },
    { interval: 4 },
  )
}

async function turnOver(milliseconds = 1): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => later(resolve))
}

/** One key press to whatever has the focus. */
export function stroke(key: string, init: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...init })
  flushSync(() => void (document.activeElement ?? document.body).dispatchEvent(event))
}

/** Puts a text into the field with the focus, in place of what is there. */
export function fill(text: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus')
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  flushSync(() => {
    setter?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

function listenToConsole(): { end(): string[] } {
  const messages: string[] = []
  const spies = (['error', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...parts) => {
      const message = parts.map(String).join(' ')
      // Chromium's word for a size that changes once more in the next frame, as it does on a busy machine.
      if (!/ResizeObserver loop completed/.test(message)) messages.push(message)
    }),
  )
  return {
    end() {
      for (const spy of spies) spy.mockRestore()
      return messages
    },
  }
}
