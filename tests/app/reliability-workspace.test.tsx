import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { areKeysHeld, goBack, press } from '#tests/support/keyboard.ts'
import { address, colleague, focusedRow, numbers, openList, panelTitles, rowText, toasts } from './orders-support.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  holdAnswers,
  keepStorage,
  machineWords,
  setOnline,
  hurryRetries,
  watchedServer,
  watchFocus,
  watchScreen,
} from './reliability-support.tsx'
import { visit } from '#tests/support/visit.ts'

const DISPO = 'dispo@nordkurs.example'
const onTheRoad = 'NK-2026-004795'
const confirmed = 'NK-2026-004796'
const statusOf = (number: string) => rowText(number)?.split(' | ')[1]
const created = 'NK-2026-004813'
const note = () => page.getByRole('textbox', { name: 'Notiz' })

/** Statuses the order was set to today, as the server has written them down. */
async function steps({ server }: OpenApp, orderId: string): Promise<unknown[]> {
  const events = await server.store('nordkurs').all('events', { recordId: orderId })
  const today = events.filter(({ createdAt }) => createdAt.startsWith('2026-11-23T13:03'))
  return today
    .filter(({ type }) => type === 'status_changed')
    .map(({ changedFields = [] }) => changedFields.find(({ field }) => field === 'status')?.to)
}

describe('panels', () => {
  test('Back takes the panel away and the keyboard is on the row again, Forward brings it back', async () => {
    await openList({ path: `/orders?row=${confirmed}` })
    await expect.poll(focusedRow).toBe(confirmed)
    await press(' ')
    await expect.poll(panelTitles).toHaveLength(1)
    await press('w', '2')
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    const lost = watchFocus()
    history.back()
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(confirmed)
    history.forward()
    await expect.poll(panelTitles).toEqual([confirmed])
    history.back()
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(confirmed)
    await press('k')
    await expect.poll(focusedRow).toBe('NK-2026-004797')
    expect(await lost()).toEqual([])
  })

  test('an order that is not there says so, and Esc closes its panel; an address nobody has written opens the list', async () => {
    await openList({ path: '/orders?panels=order:NK-2026-999999' })
    await expect.element(page.getByText('Auftrag NK-2026-999999 wurde nicht gefunden')).toBeVisible()
    const lost = watchFocus()
    await press('w', '2', 'Escape')
    await expect.poll(address).not.toContain('panels')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    expect(await lost()).toEqual([])
    for (const [path, shown] of [
      ['/orders?panels=order:..,constructor,__proto__:1,%00,order:%25E0', 'NK-2026-004813'],
      ['/orders?panels=&page=NaN&sort=constructor&status=__proto__&row=%00', 'NK-2026-004813'],
      ['/orders?page=-1&page=1e309&q=%F0%9F%9A%9B&panels=wizard:,,,order', 'Kein Auftrag passt zu diesen Filtern'],
    ] as const) {
      visit(path)
      await expect
        .poll(() => numbers(1)[0] ?? document.querySelector('main h2')?.textContent, { message: path })
        .toBe(shown)
      expect(panelTitles()).toEqual([])
      expect(machineWords()).toBeUndefined()
    }
  })
})

describe('two wishes', () => {
  test('+ pressed again while the first is under way is the same wish: one step, and no failure; after the answer it is the next step', async () => {
    const { server } = watchedServer()
    await server.ready
    const { carrierId, carrierName } = (await server.store('nordkurs').find('orders', 'NK-2026-004712')) ?? {}
    await server.store('nordkurs').patch('orders', created, { carrierId, carrierName })
    const app = await openList({ path: `/orders?row=${onTheRoad}`, server })
    await expect.poll(focusedRow).toBe(onTheRoad)
    const step = holdAnswers(app.server, ({ path }) => path.endsWith('/status'))
    await press('+', '+')
    await expect.poll(step.count).toBe(1)
    // The second one has been heard before the answer comes.
    await expect.poll(areKeysHeld).toBe(false)
    await step.release()
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await expect.poll(toasts).toEqual([`${onTheRoad}: Status Zugestellt`, 'Rückgängig', 'Strg', '+', 'Z'])
    expect(await steps(app, onTheRoad)).toEqual(['DELIVERED'])

    // Pressed after the answer it is the next step.
    await press('Home')
    await expect.poll(focusedRow).toBe(created)
    await press('+')
    await expect.poll(() => statusOf(created)).toBe('Bestätigt')
    await press('+')
    await expect.poll(() => statusOf(created)).toBe('Disponiert')
    expect(await steps(app, created)).toEqual(['CONFIRMED', 'ASSIGNED'])
  })

  test('own changes are known after a reload; a status somebody has moved on since is not written over', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await press('+')
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('undo:nordkurs:'))
    await expect.poll(() => kept().map((name) => localStorage.getItem(name)?.includes(onTheRoad))).toEqual([true])
    const prepare = keepStorage()
    app.close()
    const send = await colleague(app, 'admin@nordkurs.example')
    const theirs = await send('PUT', `/api/orders/enhanced/${onTheRoad}/status`, {
      status: 'IN_TRANSIT',
      notes: 'Doch nicht',
    })
    expect(theirs.status).toBe(200)
    await openApp({ path: `/orders?row=${onTheRoad}`, account: DISPO, server: app.server, prepare })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await press('ctrl+z')
    await expect.poll(toasts).toContain(`Nicht rückgängig gemacht: ${onTheRoad}`)
    await expect.poll(focusedRow).toBe(onTheRoad)
    expect(statusOf(onTheRoad)).toContain('Unterwegs')
  })
})

describe('network', () => {
  test('offline nothing of the business is sent; the text stays; online it is sent only when the person says so', async () => {
    const { server, sent } = watchedServer()
    await openApp({ path: `/orders?row=${confirmed}`, account: DISPO, server })
    await expect.poll(focusedRow).toBe(confirmed)
    await press('m')
    await expect.element(note()).toHaveFocus()
    await userEvent.fill(note(), 'Kommt später')
    // Who is on a record is told in passing.
    await expect.poll(() => sent.some(({ path }) => path.endsWith('/presence'))).toBe(true)
    setOnline(false)
    sent.length = 0
    await press('ctrl+s')
    await expect.element(page.getByText('Nicht gesendet. Ihre Eingabe bleibt hier stehen.')).toBeVisible()
    await expect.element(note()).toHaveValue('Kommt später')
    expect(sent).toEqual([])
    setOnline(true)
    await expect.poll(() => server.live.connections('nordkurs')).toBe(1)
    await expect.element(note()).toHaveValue('Kommt später')
    const isChange = ({ method, path }: { method: string; path: string }) =>
      method !== 'GET' && !path.endsWith('/presence')
    expect(sent.filter(isChange)).toEqual([])
    const order = await server.store('nordkurs').all('orders', { id: confirmed })
    expect(order[0]?.internalNotes).not.toBe('Kommt später')
  })

  test('429 is told, and so is a role that was lowered while the list is open: nothing has changed', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    app.server.faults.fail('orders.setStatus', 429, { headers: { 'retry-after': 'bald' } })
    await press('+')
    await expect.poll(() => toasts().join('\n')).toContain('Rate limited')
    expect(statusOf(onTheRoad)).toContain('Unterwegs')
    expect(focusedRow()).toBe(onTheRoad)
    app.server.faults.reset()
    const store = app.server.store('nordkurs')
    const user = (await store.all('users', { email: DISPO }))[0]
    await store.patch('users', user?.id ?? '', { role: 'user' })
    await press('+')
    await expect.poll(() => toasts().join('\n')).toContain('Nur für Disposition und Vertrieb')
    expect(toasts()).toContain('Auf „Zugestellt“ setzen: fehlgeschlagen')
    expect(statusOf(onTheRoad)).toContain('Unterwegs')
  })

  test('answers to the old tenant never appear after a switch', async () => {
    const { server, sent } = watchedServer()
    await openApp({ path: '/tenant/switch', account: 'admin@nordkurs.example', server })
    await expect.element(page.getByText('Main-Spessart Logistik KG')).toBeVisible()
    const old = holdAnswers(server, ({ path, tenant }) => path === '/api/orders' && tenant === 'nordkurs')
    await press('g', 'o')
    await expect.poll(old.count).toBeGreaterThan(0)
    await goBack()
    await expect.element(page.getByText('Main-Spessart Logistik KG')).toBeVisible()
    const seen = watchScreen()
    await userEvent.keyboard('2')
    await expect.poll(() => sent.some(({ tenant }) => tenant === 'mainspessart')).toBe(true)
    await expect.poll(() => localStorage.getItem('tenant')).toContain('mainspessart')
    await press('g', 'o')
    await expect.poll(() => numbers(1)[0]).toMatch(/^MS-/)
    await old.release()
    await press('j')
    await expect.poll(address).toMatch(/row=MS-/)
    expect(seen()).not.toContain('NK-2026-')
    await expect.poll(() => server.live.connections('nordkurs')).toBe(0)
    expect(server.live.connections('mainspessart')).toBe(1)
  })
})

describe('answers that are wrong', () => {
  test('as HTML, empty or cut off leave the shell standing, and r asks again', async () => {
    const { server } = watchedServer()
    hurryRetries()
    server.faults.garbage('orders.list', 'html')
    await openApp({ path: '/orders', account: DISPO, server })
    const failure = page.getByText('Failed to load orders').first()
    await expect.element(failure).toBeVisible()
    expect(machineWords()).toBeUndefined()
    for (const kind of ['empty', 'cut'] as const) {
      server.faults.garbage('orders.list', kind)
      const again = holdAnswers(server, ({ path }) => path === '/api/orders')
      await press('r')
      await expect.poll(again.count).toBeGreaterThan(0)
      await again.release()
      await expect.element(failure).toBeVisible()
      expect(machineWords(), kind).toBeUndefined()
    }
    server.faults.reset()
    await press('r')
    await expect.poll(() => numbers(1)[0]).toMatch(/^NK-/)
  })

  const hostile = {
    id: 'NK-2026-000001',
    orderNumber: { toString: 'nein' },
    status: 'WARP',
    priority: ['hoch'],
    customerName: null,
    customerPrice: 'viel',
    carrierPrice: Number.MAX_VALUE,
    currency: 'KEINE',
    vatRate: {},
    weight: 'NaN',
    pickup: null,
    delivery: 'Berlin',
    pickupDate: '31.02.2026',
    deliveryDate: { $date: 0 },
    pickupCity: ['Köln'],
    internalNotes: '<img src=x onerror=alert(1)>',
    cargoDescription: 'x'.repeat(1_000_000),
    createdAt: 'gestern',
    updatedAt: -1,
    version: 'neu',
  }

  test('broken and hostile fields stay in their place', async () => {
    const { server } = watchedServer()
    server.faults.fail('orders.list', 200, { body: { data: [hostile, null, 7, 'text', []] } })
    server.faults.fail('orders.get', 200, { body: hostile })
    await openApp({ path: '/orders?panels=order:NK-2026-000001', account: DISPO, server })
    await expect.poll(panelTitles).toHaveLength(1)
    await expect.poll(() => document.querySelectorAll('main tr[data-index]')).toHaveLength(1)
    await expect.poll(() => document.querySelector('aside')?.innerText).toContain('Angebot & Bestätigung')
    expect(machineWords()).toBeUndefined()
    expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect.element(page.getByText('Kritischer Fehler')).not.toBeInTheDocument()
  })
})
