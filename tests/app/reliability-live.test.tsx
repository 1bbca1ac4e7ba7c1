import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { press } from '#tests/support/keyboard.ts'
import { tell } from '#tests/support/tell.ts'
import { colleague, focusedRow, rowText } from './orders-support.tsx'
import { holdTimers, setOnline, untilQuiet, watchedServer, type SentCall } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const onTheRoad = 'NK-2026-004795'
const statusOf = (number: string) => rowText(number)?.split(' | ')[1]

const connections = (server: OpenApp['server']) => () => server.live.connections('nordkurs')

const strip = () => document.querySelector('footer[aria-label="Status"]')?.textContent ?? ''

/** What was read below a path, in order of the words. */
const asked = (sent: readonly SentCall[], below: string) =>
  sent.flatMap(({ method, path }) => (method === 'GET' && path.startsWith(below) ? [path] : [])).toSorted()

/** How many connections were open whenever one more was asked for. */
function watchConnections(server: OpenApp['server']): number[] {
  const open: number[] = []
  const { connect } = server
  server.connect = (...parts) => {
    open.push(server.live.connections())
    return connect(...parts)
  }
  return open
}

describe('live connection', () => {
  test('2 000 messages become a few questions and disturb nobody who types; what the server holds is shown in the end', async () => {
    const { server, sent } = watchedServer()
    const app = await openApp({ path: `/orders?row=${onTheRoad}`, account: DISPO, server })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await expect.poll(connections(server)).toBe(1)
    await press('m')
    const note = page.getByRole('textbox', { name: 'Notiz' })
    await expect.element(note).toHaveFocus()
    await userEvent.fill(note, 'Rampe')
    await untilQuiet(sent)
    sent.length = 0
    const began = performance.now()
    for (let burst = 0; burst < 20; burst += 1) {
      const told = Array.from({ length: 100 }, (_, version) => {
        return { entity: 'orders', id: onTheRoad, change: 'updated', version } as const
      })
      await tell(server, 'nordkurs', ...told)
      // Each burst comes by itself, or one question would answer them all anyway.
      await new Promise((resolve) => setTimeout(resolve))
    }
    for (const text of ['{', 'null', '[]', '{"type":"changed"}', 'x'.repeat(100_000)])
      server.live.sendRaw('nordkurs', text)
    // At once, then every 250 ms while it lasts, and once after it.
    const most = 2 + Math.floor((performance.now() - began) / 250)
    await userEvent.keyboard(' 4')
    await expect.element(note).toHaveValue('Rampe 4')
    await expect.element(note).toHaveFocus()
    await untilQuiet(sent)
    for (const path of ['', `/${onTheRoad}`, `/${onTheRoad}/events`]) {
      const times = asked(sent, '/api/orders').filter((one) => one === `/api/orders${path}`).length
      expect(times).toBeGreaterThan(0)
      expect(times).toBeLessThanOrEqual(most)
    }
    const send = await colleague(app, 'admin@nordkurs.example')
    await send('PUT', `/api/orders/enhanced/${onTheRoad}/status`, { status: 'DELIVERED' })
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await expect.element(note).toHaveValue('Rampe 4')
  })

  test('3 closes, each after a reconnect: one attempt 1.5 s after each, never two connections, and what was missed is asked for once', async () => {
    const timers = holdTimers(1500)
    const { server, sent } = watchedServer()
    const before = watchConnections(server)
    const app = await openApp({ path: `/orders?row=${onTheRoad}`, account: DISPO, server })
    const send = await colleague(app, 'admin@nordkurs.example')
    await expect.poll(focusedRow).toBe(onTheRoad)
    await expect.poll(connections(server)).toBe(1)
    await untilQuiet(sent)
    before.length = 0
    for (let close = 1; close <= 3; close += 1) {
      sent.length = 0
      server.faults.dropSocket()
      await expect.poll(timers.running).toBe(1)
      expect([timers.started(), before.length, connections(server)()]).toEqual([close, close - 1, 0])
      if (close === 3) await send('PUT', `/api/orders/enhanced/${onTheRoad}/status`, { status: 'DELIVERED' })
      expect(asked(sent, '/api/orders')).toEqual([])
      timers.runOut()
      await expect.poll(connections(server)).toBe(1)
      await expect.poll(() => asked(sent, '/api/orders')).toEqual(['/api/orders'])
    }
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await untilQuiet(sent)
    expect(asked(sent, '/api/orders')).toEqual(['/api/orders'])
    expect([before, timers.started(), timers.running()]).toEqual([Array(3).fill(0), 3, 0])
  })

  test('ten changes of offline and online ask for no more than three times what a start asks for', async () => {
    const { server, sent } = watchedServer()
    const timers = holdTimers(15_000)
    await openApp({ path: `/orders?row=${onTheRoad}&panels=order:${onTheRoad}`, account: DISPO, server })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await expect.poll(connections(server)).toBe(1)
    await untilQuiet(sent)
    const start = sent.length
    sent.length = 0
    for (let time = 0; time < 10; time += 1) {
      setOnline(false)
      await expect.poll(strip).toMatch(/^Offline/)
      setOnline(true)
      await expect.poll(strip).not.toMatch(/^Offline/)
    }
    await expect.poll(timers.running).toBeGreaterThan(0)
    timers.runOut()
    await expect.poll(connections(server)).toBe(1)
    await untilQuiet(sent)
    expect(start).toBeGreaterThan(8)
    expect(sent.length).toBeLessThanOrEqual(3 * start)
  })

  test('what changed between the first look and the first opening is seen, without a reconnect', async () => {
    const { server, sent } = watchedServer()
    let open: (() => void) | undefined
    const opened = new Promise<void>((resolve) => (open = resolve))
    const { connect } = server
    server.connect = (...parts) => {
      const connection = connect(...parts)
      return { ...connection, received: (text) => opened.then(() => connection.received(text)) }
    }
    const app = await openApp({ path: `/orders?row=${onTheRoad}`, account: DISPO, server })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await untilQuiet(sent)
    const send = await colleague(app, 'admin@nordkurs.example')
    await send('PUT', `/api/orders/enhanced/${onTheRoad}/status`, { status: 'DELIVERED' })
    expect(statusOf(onTheRoad)).not.toBe('Zugestellt')
    expect(connections(server)()).toBe(0)
    open?.()
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    expect(connections(server)()).toBe(1)
  })
})
