import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, colleague, focusedRow, numbers, openList, panelTitles, rowText, toasts } from './orders-support.tsx'
import { watchFocus } from './reliability-support.tsx'

const CONFIRMED = 'NK-2026-004796'
const ADMIN = 'admin@nordkurs.example'

/** Opens the list with one order in focus. */
async function openAt(number: string, account = 'dispo@nordkurs.example', path = `/orders?row=${number}`) {
  const app = await openList({ path, account })
  await expect.poll(focusedRow).toBe(number)
  return app
}

const choices = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)
const store = (app: OpenApp) => app.server.store('nordkurs')
const part = (title: string) => document.querySelector<HTMLElement>(`section[aria-label="${title}"]`)
const lines = (title: string) => part(title)?.innerText.split('\n').filter(Boolean) ?? []

describe('another customer', () => {
  test('u offers the customers by name, number and town but the one it has, changes it, tells the audit log, and can be taken back', async () => {
    const app = await openAt(CONFIRMED)
    expect(rowText(CONFIRMED)).not.toContain('Hansekontor')
    const own = rowText(CONFIRMED)?.split(' | ')[2] ?? ''
    await press('u')
    await expect.poll(choices).not.toEqual([])
    await userEvent.keyboard(own)
    await expect.poll(() => choices()[0]).toContain('Ist schon der Kunde dieses Auftrags')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}Hansekontor')
    await expect.poll(() => choices()[0]).toMatch(/^Hansekontor Kaffeerösterei GmbH\d{5} \S+.* · K-\d+$/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rowText(CONFIRMED)).toContain('Hansekontor Kaffeerösterei GmbH')
    await expect.poll(() => toasts()[0]).toBe(`${CONFIRMED}: Kunde Hansekontor Kaffeerösterei GmbH`)
    const entries = () => store(app).all('auditLogs', { entityId: CONFIRMED })
    await expect.poll(async () => (await entries()).map(({ eventType }) => eventType)).toEqual(['customer_changed'])
    expect((await entries())[0]).toMatchObject({
      entityType: 'order',
      details: { field: 'customerId', newValue: 'cus-001', source: 'orders.setCustomer' },
    })
    await press('ctrl+z')
    await expect.poll(() => rowText(CONFIRMED)).not.toContain('Hansekontor')
  })
})

describe('deleting', () => {
  test('Entf asks, deletes, the row leaves, the neighbour has the focus, Strg+Z brings it back, Strg+Umschalt+Z deletes again; so with the orders opened before', async () => {
    const newest = 'NK-2026-004813'
    const app = await openList({
      path: '/orders?status=CREATED',
      account: ADMIN,
      prepare: () => {
        const { user } = JSON.parse(localStorage.getItem('auth-state') ?? '{}').value
        const value = [CONFIRMED, newest, 'NK-2026-004790']
        localStorage.setItem(`recent-orders:nordkurs:${user.id}`, JSON.stringify({ v: 1, value }))
      },
    })
    const recents = () =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.startsWith('recent-orders') ? (JSON.parse(String(value)).value as string[]) : [],
      )
    const [first = '', second = ''] = numbers(2)
    expect(first).toBe(newest)
    await expect.poll(focusedRow).toBe(first)
    await press('Delete')
    const question = page.getByRole('alertdialog', { name: `${first} löschen?` })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(await store(app).find('orders', first)).toBeDefined()
    await press('Delete')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rowText(first)).toBeUndefined()
    await expect.poll(focusedRow).toBe(second)
    await expect.poll(() => toasts()[0]).toBe(`${first}: gelöscht`)
    expect(await store(app).find('orders', first)).toBeUndefined()
    await expect.poll(recents).toEqual([CONFIRMED, 'NK-2026-004790'])
    await press('ctrl+z')
    await expect.poll(() => rowText(first)).toContain(first)
    expect(await store(app).find('orders', first)).toBeDefined()
    await expect.poll(() => toasts().join()).toContain('Rückgängig gemacht')
    await expect.poll(recents).toEqual([CONFIRMED, first, 'NK-2026-004790'])
    await press('ctrl+shift+Z')
    await expect.poll(() => rowText(first)).toBeUndefined()
    await expect.poll(recents).toEqual([CONFIRMED, 'NK-2026-004790'])
  })

  test('from its page the list is shown again; in its panel that closes, and the keyboard is back in the list', async () => {
    const id = 'NK-2026-004813'
    const app = await openApp({ path: `/orders/${id}`, account: ADMIN })
    await expect.element(page.getByRole('heading', { level: 1, name: id })).toBeVisible()
    const lost = watchFocus()
    const remove = async (number: string) => {
      await press('Delete')
      await expect.element(page.getByRole('alertdialog', { name: `${number} löschen?` })).toBeVisible()
      await userEvent.keyboard('{Enter}')
    }
    await remove(id)
    await expect.poll(() => location.pathname).toBe('/orders')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    expect(await lost()).toEqual([])
    expect(await store(app).find('orders', id)).toBeUndefined()
    await press('ctrl+Enter')
    await expect.poll(panelTitles).toEqual(['NK-2026-004812'])
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    await remove('NK-2026-004812')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe('NK-2026-004811')
  })

  test('an answer that was lost is asked for again: one deletion; where none comes at all nothing is claimed, and the list shows what is', async () => {
    const app = await openList({ path: '/orders?status=CREATED', account: ADMIN })
    const [first = ''] = numbers(1)
    await expect.poll(focusedRow).toBe(first)
    app.server.faults.loseResponse('orders.delete', 1)
    await press('Delete')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => toasts()[0]).toBe(`${first}: gelöscht`)
    expect(await store(app).find('orders', first)).toBeUndefined()
    await press('ctrl+z')
    await expect.poll(() => rowText(first)).toContain(first)
    await expect.poll(focusedRow).toBeTruthy()
    await press('Home')
    await expect.poll(focusedRow).toBe(first)
    app.server.faults.loseResponse('orders.delete', 2)
    await press('Delete')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => toasts().slice(0, 2))
      .toEqual([`${first}: keine Antwort. Ob der Auftrag gelöscht ist, zeigt die Liste.`, 'Network error occurred'])
    await expect.poll(() => rowText(first)).toBeUndefined()
  })

  test('a colleague deletes: the row leaves, what is typed stays, and the panel says so', async () => {
    const app = await openList({ path: '/orders?status=CREATED', account: ADMIN })
    const [first = ''] = numbers(1)
    await expect.poll(focusedRow).toBe(first)
    await press('m')
    const note = page.getByRole('textbox', { name: 'Notiz' })
    await expect.element(note).toHaveFocus()
    await userEvent.keyboard('Rampe 4')
    const send = await colleague(app, ADMIN)
    expect((await send('DELETE', `/api/orders/${first}`)).status).toBe(200)
    await expect.element(page.getByText('Dieser Auftrag wurde gelöscht.', { exact: false })).toBeVisible()
    await expect.element(note).toHaveValue('Rampe 4')
    await expect.element(note).toHaveFocus()
    await expect.poll(() => rowText(first)).toBeUndefined()
  })
})

describe('transports and histories', () => {
  test('the transports of an order stand with status, vehicle, driver and delay, and open beside; each history has the price of whom it is of', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const { data } = await server.store('nordkurs').page('transports', { where: { status: 'IN_TRANSIT' }, limit: 50 })
    const late = data.find(({ delayMinutes, orderId }) => (delayMinutes ?? 0) > 0 && orderId !== undefined)
    const { carrierId, customerId } = (await server.store('nordkurs').find('orders', late?.orderId ?? '')) ?? {}
    const price = { customerPrice: 2222, carrierPrice: 1111, currency: 'CHF', pickupDate: '2026-12-31' }
    await server.store('nordkurs').patch('orders', CONFIRMED, { ...price, carrierId, customerId })
    await openApp({ path: `/orders/${late?.orderId}`, account: ADMIN, server })
    await expect.poll(() => lines('Transporte')[0]).toBe('Transporte')
    await expect.poll(() => lines('Transporte').join(' ')).toContain(`${late?.vehicleNumber} · ${late?.driverName}`)
    expect(lines('Transporte').join(' ')).toContain('Unterwegs')
    expect(lines('Transporte').join(' ')).toMatch(/Verspätung \d/)
    const history = (title: string) => lines(title).join(' ').replaceAll(/\s/g, ' ')
    await expect.poll(() => history('Aufträge des Kunden')).toContain('2.222,00 CHF')
    await expect.poll(() => history('Aufträge des Frachtführers')).toContain('1.111,00 CHF')
    part('Transporte')?.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(panelTitles).toEqual([late?.orderId])
    await expect.poll(() => address()).toContain(`panels=transport:${late?.id}`)
  })

  test('the other orders of the customer, newest first, open beside; the rest on request', async () => {
    const app = await openApp({ path: `/orders/${CONFIRMED}`, account: ADMIN })
    const order = await store(app).find('orders', CONFIRMED)
    const { data } = await store(app).page('orders', {
      where: { customerId: order?.customerId },
      sort: [{ field: 'pickupDate', order: 'desc' }],
      limit: 50,
    })
    const others = data.filter(({ id }) => id !== CONFIRMED)
    const shown = () =>
      [...(part('Aufträge des Kunden')?.querySelectorAll('li button') ?? [])].map((row) => row.textContent)
    await expect.poll(() => shown().length).toBe(5)
    const dates = others.slice(0, 5).map(({ pickupDate }) => pickupDate)
    const shownDates = await Promise.all(
      shown().map(async (id) => (await store(app).find('orders', id ?? ''))?.pickupDate),
    )
    expect(shownDates).toEqual(dates)
    part('Aufträge des Kunden')?.querySelector<HTMLElement>(':scope > button')?.focus()
    expect(document.activeElement?.textContent).toBe(`${others.length - 5} weitere zeigen`)
    await userEvent.keyboard('{Enter}')
    expect(shown()).toHaveLength(others.length)
    expect(document.activeElement?.textContent).toBe(shown()[5])
    await userEvent.keyboard('{Enter}')
    await expect.poll(panelTitles).toEqual([shown()[5]])
  })
})

describe('orders opened before', () => {
  test('Umschalt+O offers them with customer and route, the one in front of the person last; Umschalt+L opens the last one', async () => {
    const app = await openApp({ path: `/orders/${CONFIRMED}` })
    await expect.element(page.getByRole('button', { name: /^Status: / })).toHaveFocus()
    await press('shift+o')
    await expect.poll(() => choices().length).toBe(1)
    const order = await store(app).find('orders', CONFIRMED)
    expect(choices()[0]).toContain(`${CONFIRMED}${order?.customerName} · `)
    await userEvent.keyboard('{Escape}')
    await press('shift+l')
    await expect.poll(() => toasts()[0]).toBe('Kein früherer Auftrag mehr vorhanden')
    await press('g', 'o')
    await expect.poll(focusedRow).toBeTruthy()
    await press('shift+l')
    await expect.poll(panelTitles).toEqual([CONFIRMED])
    history.pushState(null, '', '/orders/NK-2026-004790')
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(page.getByRole('heading', { name: 'NK-2026-004790', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Status: / })).toHaveFocus()
    await press('shift+o')
    await expect.poll(() => choices().map((row) => row?.slice(0, 14))).toEqual([CONFIRMED, 'NK-2026-004790'])
  })
})
