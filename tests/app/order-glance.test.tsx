import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
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
