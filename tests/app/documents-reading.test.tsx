import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { toasts } from './orders-support.tsx'
import { createTestServer } from '#tests/support/test-server.ts'

test('A PDF is read by r: in the page, and the server finds its fields', async () => {
  const fields = ['order.number', 'cargo.weightKg', 'pickup.postalCode', 'delivery.postalCode']
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const [one] = await store.all('documents', { verified: false, mimeType: 'application/pdf', ocrProcessed: false })
  await openApp({ path: `/documents?panels=document:${one?.id}`, account: 'dispo@nordkurs.example', server })
  await expect
    .poll(() => document.querySelector('[data-panel] h2, aside h2')?.textContent ?? document.body.innerText)
    .toContain(one?.name ?? '-')
  await expect.poll(() => document.body.innerText).toContain('Noch nicht gelesen')
  await press('w', '2', 'r')
  await expect.poll(() => toasts()[0] ?? '', { timeout: 40_000 }).toMatch(/Felder gelesen/)
  const after = await store.find('documents', one?.id ?? '')
  expect(after?.ocrProcessed).toBe(true)
  const order = await store.find('orders', one?.orderId ?? '')
  const known: Readonly<Record<string, string>> = {
    'order.number': order?.orderNumber ?? '',
    'cargo.weightKg': String(order?.weight),
    'pickup.postalCode': order?.pickupPostalCode ?? '',
    'delivery.postalCode': order?.deliveryPostalCode ?? '',
  }
  expect(fields.map((field) => after?.extractedData?.[field])).toEqual(fields.map((field) => known[field]))
})
