import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { address, colleague, focusedRow, numbers, openList, panelTitles, rowText, toasts } from './orders-support.tsx'
import {
  holdAnswers,
  keepStorage,
  machineWords,
  setOnline,
  watchedServer,
  watchScreen,
} from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const onTheRoad = 'NK-2026-004795'
const confirmed = 'NK-2026-004796'
const statusOf = (number: string) => rowText(number)?.split(' | ')[1]
const note = () => page.getByRole('textbox', { name: 'Notiz' })
const onBody = () => document.activeElement === document.body

describe('panels', () => {
  test('Back takes the panel away and the keyboard is on the row again; Forward brings it back', async () => {
    await openList({ path: `/orders?row=${confirmed}` })
    await expect.poll(focusedRow).toBe(confirmed)
    await press(' ')
    await expect.poll(panelTitles).toHaveLength(1)
    await press('w', '2')
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    history.back()
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(confirmed)
    history.forward()
    await expect.poll(panelTitles).toEqual([confirmed])
    history.back()
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(confirmed)
    await press('k')
    await expect.poll(focusedRow).not.toBe(confirmed)
    expect(onBody()).toBe(false)
  })

  test('w x closes the panel and the keyboard is on the row it came from', async () => {
    await openList({ path: `/orders?row=${confirmed}` })
    await expect.poll(focusedRow).toBe(confirmed)
    await press(' ')
    await expect.poll(panelTitles).toHaveLength(1)
    await press('w', '2')
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    await press('w', 'x')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(confirmed)
  })

  test.each([
    '/orders?panels=order:..,constructor,__proto__:1,%00,order:%25E0',
    '/orders?panels=&page=NaN&sort=constructor&status=__proto__&row=%00',
    '/orders?page=-1&page=1e309&q=%F0%9F%9A%9B&panels=wizard:,,,order',
  ])('%s opens the list', async (path) => {
    await openList({ path })
    await expect.poll(() => numbers(1)[0] ?? document.querySelector('main h2')?.textContent).toBeTruthy()
    expect(machineWords()).toBeUndefined()
  })

  test('an order that is not there says so, and Esc closes its panel', async () => {
    await openList({ path: '/orders?panels=order:NK-2026-999999' })
    await expect.element(page.getByText('Auftrag NK-2026-999999 wurde nicht gefunden')).toBeVisible()
    await press('w', '2', 'Escape')
    await expect.poll(address).not.toContain('panels')
    expect(onBody()).toBe(false)
  })
})

describe('two wishes', () => {
  test('+ twice in a row goes one step, and the step is made once', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    const step = holdAnswers(app.server, ({ path }) => path.endsWith('/status'))
    await press('+', '+')
    await expect.poll(step.count).toBeGreaterThan(0)
    await step.release()
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await expect.poll(() => toasts().length).toBeGreaterThan(0)
    const events = await app.server.store('nordkurs').all('orderEvents', { orderId: onTheRoad })
    const steps = events.filter(
      ({ type, createdAt }) => type === 'status_changed' && createdAt.startsWith('2026-11-23T13:03'),
    )
    expect(steps).toHaveLength(1)
  })

  test('+ twice in a row is one wish, and no failure', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    const step = holdAnswers(app.server, ({ path }) => path.endsWith('/status'))
    await press('+', '+')
    await expect.poll(step.count).toBeGreaterThan(0)
    await step.release()
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await expect.poll(() => toasts().length).toBeGreaterThan(0)
    expect(toasts().filter((line) => line.includes('nicht gelungen'))).toEqual([])
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
    setOnline(false)
    sent.length = 0
    await press('ctrl+s')
    await expect.element(page.getByText('Nicht gesendet. Ihre Eingabe bleibt hier stehen.')).toBeVisible()
    await expect.element(note()).toHaveValue('Kommt später')
    expect(sent).toEqual([])
    setOnline(true)
    await expect.poll(() => server.live.connections('nordkurs')).toBe(1)
    await expect.element(note()).toHaveValue('Kommt später')
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
    const order = await server.store('nordkurs').all('orders', { id: confirmed })
    expect(order[0]?.internalNotes).not.toBe('Kommt später')
  })

  test('429 is told and nothing has changed', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    app.server.faults.fail('orders.setStatus', 429, { headers: { 'retry-after': 'bald' } })
    await press('+')
    await expect.poll(() => toasts().join('\n')).toContain('Rate limited')
    expect(statusOf(onTheRoad)).toContain('Unterwegs')
    expect(focusedRow()).toBe(onTheRoad)
  })

  test('a role that was lowered while the list is open is told with a sentence', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    const store = app.server.store('nordkurs')
    const user = (await store.all('users', { email: DISPO }))[0]
    await store.patch('users', user?.id ?? '', { role: 'user' })
    await press('+')
    await expect.poll(() => toasts().length).toBeGreaterThan(1)
    await expect.poll(toasts).toEqual(['Auf „Zugestellt“ setzen: nicht gelungen', 'Nur für die Disposition'])
    expect(statusOf(onTheRoad)).toContain('Unterwegs')
  })

  test('answers to the old tenant never appear after a switch', async () => {
    const { server, sent } = watchedServer()
    await openApp({ path: '/tenant/switch', account: 'admin@nordkurs.example', server })
    await expect.element(page.getByText('Main-Spessart Logistik KG')).toBeVisible()
    const old = holdAnswers(server, ({ path, tenant }) => path === '/api/orders' && tenant === 'nordkurs')
    await press('g', 'o')
    await expect.poll(old.count).toBeGreaterThan(0)
    history.back()
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
  test.each(['html', 'empty', 'cut'] as const)('orders.list as %s leaves the shell standing', async (kind) => {
    const { server } = watchedServer()
    server.faults.garbage('orders.list', kind)
    await openApp({ path: '/orders', account: DISPO, server })
    await expect.element(page.getByText('Failed to load orders').first()).toBeVisible()
    expect(machineWords()).toBeUndefined()
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

describe('live connection', () => {
  test('10 000 messages disturb nobody who types, and what the server holds is shown in the end', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await expect.poll(() => app.server.live.connections('nordkurs')).toBe(1)
    await press('m')
    await expect.element(note()).toHaveFocus()
    await userEvent.fill(note(), 'Rampe')
    for (let at = 0; at < 10_000; at += 1)
      app.server.live.publish('nordkurs', { entity: 'orders', id: onTheRoad, change: 'updated', version: at } as never)
    for (const text of ['{', 'null', '[]', '{"type":"changed"}', 'x'.repeat(100_000)])
      app.server.live.sendRaw('nordkurs', text)
    await userEvent.keyboard(' 4')
    await expect.element(note()).toHaveValue('Rampe 4')
    await expect.element(note()).toHaveFocus()
    const send = await colleague(app, 'admin@nordkurs.example')
    await send('PUT', `/api/orders/enhanced/${onTheRoad}/status`, { status: 'DELIVERED' })
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    await expect.element(note()).toHaveValue('Rampe 4')
  })

  test('20 closes in a row leave one connection, and what was missed is asked for', async () => {
    const app = await openList({ path: `/orders?row=${onTheRoad}` })
    await expect.poll(() => app.server.live.connections('nordkurs')).toBe(1)
    for (let close = 0; close < 20; close += 1) app.server.faults.dropSocket()
    const send = await colleague(app, 'admin@nordkurs.example')
    await send('PUT', `/api/orders/enhanced/${onTheRoad}/status`, { status: 'DELIVERED' })
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
    expect(app.server.live.connections('nordkurs')).toBe(1)
  })
})

describe('storage', () => {
  const poison = ['{', 'null', '[]', '"x"', '{"v":1,"value":{}}', '{"version":1,"done":[{"id":{}}]}', '\u0000']

  test.each(poison)('with %j under every name the app starts', async (value) => {
    await openApp({
      path: '/orders',
      account: DISPO,
      prepare() {
        for (const storage of [localStorage, sessionStorage])
          for (const name of Object.keys(storage)) if (!name.startsWith('auth')) storage.setItem(name, value)
        for (const name of [
          'undo:nordkurs',
          'tenant',
          'language',
          'theme',
          'recent-searches',
          'recent-orders',
          'keymap:nordkurs',
        ])
          localStorage.setItem(name, value)
      },
    })
    await expect.poll(() => numbers(1)[0]).toMatch(/^NK-/)
  })

  test('with a storage that refuses every write the app works', async () => {
    const { setItem } = Storage.prototype
    onTestFinished(() => void (Storage.prototype.setItem = setItem))
    await openApp({
      path: `/orders?row=${onTheRoad}`,
      account: DISPO,
      prepare() {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    })
    await expect.poll(focusedRow).toBe(onTheRoad)
    await press('+')
    await expect.poll(() => statusOf(onTheRoad)).toBe('Zugestellt')
  })
})
