import { onTestFinished } from 'vitest'
import { createMockServer } from '#mock-server/index.ts'
import { TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'

type MockServer = OpenApp['server']

/** A call as it left the app. */
export interface Sent {
  method: string
  path: string
  tenant: string | null
}

/** A fresh backend that writes down what it is asked. */
export function watchedServer(): { server: MockServer; sent: Sent[] } {
  const server = createMockServer({ now: () => TEST_NOW })
  const sent: Sent[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const headers = new Headers(request?.headers ?? init?.headers)
    sent.push({
      method: request?.method ?? init?.method ?? 'GET',
      path: new URL(request?.url ?? String(input), location.href).pathname,
      tenant: headers.get('x-tenant-id'),
    })
    return fetch(input, init)
  }
  return { server, sent }
}

/** Cuts or mends the network as the browser tells of it. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
}

/** Every text the page has shown since; ends with the test. */
export function watchScreen(): () => string {
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.innerText))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => seen.join('\n')
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
