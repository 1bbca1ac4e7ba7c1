import { describe, expect, test } from 'vitest'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { tell } from '#tests/support/tell.ts'
import { choose } from './orders-bulk-support.tsx'
import { focusedRow, openList, panelTitles, toasts } from './orders-support.tsx'
import { holdAnswers, holdTimers, untilQuiet, watchedServer } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
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

/** Puts a history of own changes there before the app starts, as a session before left it. */
const keepHistory = (eventId: string | undefined, title: string) => () =>
  localStore.scoped('nordkurs', 'usr-nordkurs-dispo').set(slots.undo, {
    version: 2,
    done: [
      { id: 'older', at: 1, commandId: 'x', title: 'Älteres', items: [itemOf('older-event')] },
      { id: 'last', at: 2, commandId: 'x', title, items: [itemOf(eventId)] },
    ],
    undone: [],
    lost: [],
  })
const itemOf = (eventId: string | undefined) => ({
  entity: { kind: 'transport', id: 'tra-nk-ocr-001', label: 'NK-2026-004711' },
  ...(eventId === undefined ? { eventId: '', isFinal: true } : { eventId }),
})

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

  test('a change whose answer is still to come is the last one, and nothing older is taken back for it', async () => {
    const app = await openList({ path: assigned })
    const first = focusedRow() ?? ''
    await choose('d', 'Dringend')
    await expect.poll(() => priorityOf(app, first)).toBe('urgent')
    await press('j')
    await expect.poll(focusedRow).not.toBe(first)
    const second = focusedRow() ?? ''
    const before = await priorityOf(app, second)
    const held = holdAnswers(app.server, ({ method }) => method !== 'GET')
    await choose('d', 'Hoch')
    await expect.poll(held.count).toBe(1)
    await press('ctrl+z')
    await held.release()
    await expect.poll(toasts).toContain('Rückgängig gemacht: Priorität Hoch')
    expect([await priorityOf(app, first), await priorityOf(app, second)]).toEqual(['urgent', before])
  })

  test('a hidden alert stands there again', async () => {
    const app = await openApp({ path: '/dispatcher', account: DISPO })
    const alerts = () => document.querySelector('[data-dispatch="alerts"] h2')?.parentElement?.textContent ?? ''
    await expect.poll(alerts).toContain('davon')
    const before = alerts()
    await press('w', '3', 'Delete')
    await expect.poll(alerts).not.toBe(before)
    await expect.poll(toasts).toContain('Rückgängig')
    await press('ctrl+z')
    await expect.poll(async () => (await app.server.store('nordkurs').all('events', { kind: 'alert' })).length).toBe(2)
    await expect.poll(() => alerts().split(',')[0]).toBe(before.split(',')[0])
  })

  test('the check of a document is taken back', async () => {
    const { server } = await openApp({ path: '/documents', account: DISPO })
    const held = async () => (await server.store('nordkurs').find('documents', 'doc-0042'))?.verified
    await expect.poll(() => document.activeElement?.closest('tr[data-index]')?.textContent).toContain('NK-2026-004773')
    await press('j', 'j', 'shift+V')
    await expect.poll(held).toBe(false)
    await press('ctrl+z')
    await expect.poll(held).toBe(true)
    await expect.poll(toasts).toContain('Rückgängig gemacht: Ungeprüft')
  })
})

describe('Strg+Z tells the truth', () => {
  test('what nobody sees is named by the first press and taken back by the second', async () => {
    const timers = holdTimers(SUCCESS)
    const app = await openList({ path: '/orders?status=CREATED' })
    const id = focusedRow() ?? ''
    await choose('d', 'Dringend')
    await expect.poll(() => priorityOf(app, id)).toBe('urgent')
    await expect.poll(toasts).not.toEqual([])
    await press('g', 'u')
    // The address changes before the list has gone.
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Dokumente')
    timers.runOut()
    await expect.poll(toasts).toEqual([])
    await press('ctrl+z')
    await expect.poll(toasts).toContain(`Rückgängig gemacht würde: Priorität Dringend · ${id}`)
    expect(await priorityOf(app, id)).toBe('urgent')
    await press('ctrl+z')
    await expect.poll(() => priorityOf(app, id)).not.toBe('urgent')
  })

  test('what stands on the screen is taken back by the first press', async () => {
    const timers = holdTimers(SUCCESS)
    const app = await openList({ path: '/orders?status=CREATED' })
    const id = focusedRow() ?? ''
    await choose('d', 'Dringend')
    await expect.poll(() => priorityOf(app, id)).toBe('urgent')
    await expect.poll(toasts).not.toEqual([])
    timers.runOut()
    await press('ctrl+z')
    await expect.poll(() => priorityOf(app, id)).not.toBe('urgent')
  })

  test('a row that was scrolled away is told first, although its page is loaded', async () => {
    const timers = holdTimers(SUCCESS)
    const app = await openList({ path: '/orders' })
    const id = focusedRow() ?? ''
    await choose('d', 'Dringend')
    await expect.poll(() => priorityOf(app, id)).toBe('urgent')
    await expect.poll(toasts).not.toEqual([])
    timers.runOut()
    await expect.poll(toasts).toEqual([])
    await press('PageDown', 'PageDown', 'PageDown', 'PageDown')
    await expect.poll(focusedRow).not.toBe(id)
    await press('ctrl+z')
    await expect.poll(toasts).toContain(`Rückgängig gemacht würde: Priorität Dringend · ${id}`)
    expect(await priorityOf(app, id)).toBe('urgent')
    await press('ctrl+z')
    await expect.poll(() => priorityOf(app, id)).not.toBe('urgent')
  })

  test('what cannot be taken back says so, press after press, and nothing older is taken back by itself', async () => {
    const { server, sent } = watchedServer()
    await openApp({ path: '/orders', account: DISPO, server, prepare: keepHistory(undefined, 'Rechnung gesendet') })
    await untilQuiet(sent)
    sent.length = 0
    for (const _press of [1, 2]) {
      await press('ctrl+z')
      await expect.poll(toasts).toContain('Lässt sich nicht rückgängig machen: Rechnung gesendet · NK-2026-004711')
    }
    await untilQuiet(sent)
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
    await press('ctrl+k')
    await choose('', 'Eigene Änderungen')
    await expect.poll(panelTitles).toBeDefined()
    await expect
      .poll(() => document.querySelector('[data-step="done:last"]')?.textContent)
      .toContain('Lässt sich nicht rückgängig machen')
    expect(document.querySelectorAll('[data-step="done:last"] button[aria-label^="Rückgängig"]')).toHaveLength(0)
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

test.each([
  ['an order', 'd', 'Dringend'],
  ['a transport', 't', 'Geladen'],
])(
  'an own change of %s loads what is on the screen once: the live connection asks for nothing more',
  async (_of, key, choice) => {
    const { server, sent } = watchedServer()
    const reads = watchReads(server)
    await openList({ path: '/orders?status=ASSIGNED,IN_TRANSIT', server })
    await expect.poll(() => server.live.connections('nordkurs')).toBe(1)
    const id = focusedRow() ?? ''
    await untilQuiet(sent)
    reads.length = 0
    await choose(key, choice)
    await expect.poll(toasts).toContain('Rückgängig')
    await untilQuiet(sent)
    const lists = () => reads.filter((url) => /\/(orders|navigation|transports)(\?|$)/.test(url))
    expect(lists().length).toBeGreaterThan(1)
    expect(lists().toSorted()).toEqual([...new Set(lists())].toSorted())
    const once = lists().length
    await tell(server, 'nordkurs', { entity: 'orders', id, change: 'updated', version: 99 })
    await expect.poll(() => lists().length).toBeGreaterThan(once)
  },
)
