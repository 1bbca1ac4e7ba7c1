import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { openList, section } from './orders-support.tsx'

async function underWay() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const orders = await server.store('nordkurs').all('orders', { status: 'IN_TRANSIT' })
  const order = orders.find(({ carrierName, driverPhone }) => carrierName !== undefined && driverPhone !== undefined)
  if (order === undefined) throw new Error('no order is under way')
  return { server, order }
}

test('at 1280 × 800 the panel says for whom, who drives, his phone, when and for how much without scrolling', async () => {
  const { server, order } = await underWay()
  await openList({ path: `/orders?panels=order:${order.id}`, server })
  await expect.poll(() => section('Auftrag').join('|')).toContain('Fenster')
  const lines = section('Auftrag').join('|')
  expect(lines).toContain(`Kunde|${order.customerName}`)
  expect(lines).toContain(`Frachtführer|${order.carrierName}`)
  expect(lines).toContain(`${order.driverName}|${order.driverPhone}`)
  expect(lines).toMatch(/Ankunft\|(Heute|\d\d\.\d\d\.) \d\d:\d\d · Fenster /)
  expect(lines).toMatch(/Preis \(netto\)\|[\d.]+,\d\d € · Marge /)
  const aside = document.querySelector('aside')?.getBoundingClientRect()
  const price = [...document.querySelectorAll('aside dt')].find((label) => label.textContent === 'Preis (netto)')
  expect(aside?.height).toBeGreaterThan(600)
  expect(price?.getBoundingClientRect().bottom).toBeLessThan((aside?.bottom ?? 0) - 40)
  // Each of them once: what stands at the head is missing below.
  expect(document.querySelectorAll('aside [data-field="customerName"]')).toHaveLength(1)
  expect(document.querySelectorAll('aside [data-field="driverPhone"]')).toHaveLength(1)
})

test('what of a panel is painted first has no more elements than before', async () => {
  const { server, order } = await underWay()
  await openList({ path: `/orders?panels=order:${order.id}`, server })
  await expect.poll(() => section('Auftrag').length).toBeGreaterThan(0)
  const first = document.querySelector('aside section section')
  expect(first?.querySelector('ol')).not.toBeNull()
  expect(first?.querySelectorAll('*').length).toBeLessThanOrEqual(64)
})

test('the page of an order names no id of the systems, and no line has two dashes', async () => {
  const { server, order } = await underWay()
  await openApp({ path: `/orders/${order.id}`, account: 'dispo@nordkurs.example', server })
  const main = () => document.querySelector('main')
  await expect.poll(() => main()?.innerText).toContain('Erfassung')
  expect(main()?.innerText).not.toContain(order.customerId ?? '?')
  expect(main()?.innerText).not.toContain('Mandant')
  const values = [...document.querySelectorAll('main dd')].map((value) => value.textContent)
  expect(values.filter((text) => /^–\s*–/.test(text))).toEqual([])
  // A line of two fields that hold nothing has one dash, and both come back with the first that is typed in.
  expect(main()?.querySelector('[data-field="temperature"]')).toBeNull()
})
