import { describe, expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { type OpenApp } from '#tests/support/open-app.tsx'
import { tell } from '#tests/support/tell.ts'
import { choose } from './orders-bulk-support.tsx'
import { focusedRow, openList, toasts } from './orders-support.tsx'
import { holdTimers, untilQuiet, watchedServer } from './reliability-support.tsx'

const assigned = '/orders?status=ASSIGNED'
/** How long a message of success stands, in milliseconds. */
const SUCCESS = 4000

const transportOf = async ({ server }: OpenApp, orderId: string) => {
  const store = server.store('nordkurs')
  const order = await store.find('orders', orderId)
  const transport = await store.find('transports', order?.transportId ?? '')
  return [transport?.status, order?.status]
}
const priorityOf = async ({ server }: OpenApp, id: string) =>
  (await server.store('nordkurs').find('orders', id))?.priority

describe('Strg+Z takes back the last own change, of whatever kind', () => {
  test('a status of a transport set by t, with the order that followed it, and not the older change of the order before', async () => {
    const app = await openList({ path: assigned })
    const first = focusedRow() ?? ''
    await choose('d', 'Dringend')
    await expect.poll(() => priorityOf(app, first)).toBe('urgent')
    await press('j')
    await expect.poll(focusedRow).not.toBe(first)
    const second = focusedRow() ?? ''
    const before = await transportOf(app, second)
    await choose('t', 'Geladen')
    await expect.poll(() => transportOf(app, second)).toEqual(['LOADED', 'IN_TRANSIT'])
    await expect.poll(toasts).toContain(`${second}: Geladen`)
    await press('ctrl+z')
    await expect.poll(() => transportOf(app, second)).toEqual(before)
    expect(await priorityOf(app, first)).toBe('urgent')
    await expect.poll(toasts).toContain('Rückgängig gemacht: Geladen')
    await press('ctrl+shift+Z')
    await expect.poll(() => transportOf(app, second)).toEqual(['LOADED', 'IN_TRANSIT'])
  })
})

describe('Strg+Z tells the truth', () => {
  /** Opens the list; the returned functions make its first order urgent, and take that back in two presses, of which the first names it. */
  async function openWithTimers() {
    const timers = holdTimers(SUCCESS)
    const app = await openList({ path: '/orders' })
    const id = focusedRow() ?? ''
    const isUrgent = async () => (await priorityOf(app, id)) === 'urgent'
    return {
      id,
      isUrgent,
      runOut: () => timers.runOut(),
      async makeUrgent() {
        await choose('d', 'Dringend')
        await expect.poll(isUrgent).toBe(true)
        await expect.poll(toasts).not.toEqual([])
        timers.runOut()
        await expect.poll(toasts).toEqual([])
      },
      async takeBackNamed() {
        await press('ctrl+z')
        await expect.poll(toasts).toContain(`Rückgängig gemacht würde: Priorität Dringend · ${id}`)
        expect(await isUrgent()).toBe(true)
        await press('ctrl+z')
        await expect.poll(isUrgent).toBe(false)
      },
    }
  }

  test('what stands on the screen is taken back by the first press; what was scrolled away is named first, although its page is loaded', async () => {
    const { id, isUrgent, makeUrgent, runOut, takeBackNamed } = await openWithTimers()
    await makeUrgent()
    await press('ctrl+z')
    await expect.poll(isUrgent).toBe(false)
    await expect.poll(toasts).not.toEqual([])
    runOut()
    await makeUrgent()
    await press('PageDown', 'PageDown', 'PageDown', 'PageDown')
    await expect.poll(focusedRow).not.toBe(id)
    await takeBackNamed()
  })
})

/** Every read as it left the app, with its query. */
function watchReads(server: OpenApp['server']): string[] {
  const reads: string[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) }
    if (method === 'GET') reads.push(url)
    return fetch(input, init)
  }
  return reads
}

test('an own change loads what is on the screen once: the live connection asks for nothing more', async () => {
  const { server, sent } = watchedServer()
  const reads = watchReads(server)
  await openList({ path: '/orders?status=ASSIGNED,IN_TRANSIT', server })
  await expect.poll(() => server.live.connections('nordkurs')).toBe(1)
  const id = focusedRow() ?? ''
  const lists = () => reads.filter((url) => /\/(orders|navigation|transports)(\?|$)/.test(url))
  await untilQuiet(sent)
  for (const [key, choice] of [
    ['d', 'Dringend'],
    ['t', 'Geladen'],
  ] as const) {
    reads.length = 0
    await choose(key, choice)
    await expect.poll(lists).not.toEqual([])
    await untilQuiet(sent)
    expect(lists().length).toBeGreaterThan(1)
    expect(lists().toSorted()).toEqual([...new Set(lists())].toSorted())
  }
  const once = lists().length
  await tell(server, 'nordkurs', { entity: 'orders', id, change: 'updated', version: 99 })
  await expect.poll(() => lists().length).toBeGreaterThan(once)
})
