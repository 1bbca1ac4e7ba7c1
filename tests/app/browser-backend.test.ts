import { expect, onTestFinished, test } from 'vitest'
import { startBrowserBackend } from '#mock-server/hosts/browser.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { openSocket } from '#src/app/live-updates.ts'
import { bodyOfAnswer, formOf, pdfFile } from '#tests/support/upload.ts'

/** How many orders there are in the backend of a page with this address, and the customers of the last ones by their number. */
async function worldAt(search: string): Promise<{ total: number; customers: ReadonlyMap<string, string> }> {
  const before = location.href
  history.replaceState(null, '', search)
  const backend = await startBrowserBackend()
  onTestFinished(() => history.replaceState(null, '', before))
  const headers = { 'X-Tenant-Id': 'nordkurs', 'Content-Type': 'application/json' }
  const account = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const login = await fetch('/api/auth/login', { method: 'POST', headers, body: account })
  const { token } = (await login.json()) as { token: string }
  const address = '/api/orders?limit=500&sortBy=orderNumber&sortOrder=desc'
  const answer = await fetch(address, { headers: { ...headers, Authorization: `Bearer ${token}` } })
  const { data, pagination } = (await answer.json()) as {
    data: { orderNumber: string; customerName: string }[]
    pagination: { total: number }
  }
  backend.stop()
  const customers = new Map(data.map(({ orderNumber, customerName }) => [orderNumber, customerName]))
  return { total: pagination.total, customers }
}

test('?seed and ?scale in the address choose another world and a larger one', async () => {
  const usual = await worldAt('?')
  const other = await worldAt('?seed=7&scale=2')
  expect(other.total).toBe(480)
  // Planned days stand behind the orders of the seed, those of former times before them; how many they are is a matter of the day.
  const server = createTestServer()
  await server.ready
  const seeded = await server.store('nordkurs').all('orders')
  expect(seeded).toHaveLength(240)
  // In which order those of today are numbered is a matter of the minute, and the world of the page may be some older.
  const named = seeded.map(({ customerName }) => customerName).toSorted()
  const customersIn = ({ customers }: typeof usual) =>
    seeded.map(({ orderNumber }) => customers.get(orderNumber)).toSorted()
  expect(customersIn(usual)).toEqual(named)
  expect(usual.total).toBeGreaterThan(260)
  expect(customersIn(other)).not.toEqual(named)
})

test('the live connection names nobody in its address; it is open once its first message has been accepted', async () => {
  const backend = await startBrowserBackend()
  onTestFinished(() => backend.stop())
  const headers = { 'X-Tenant-Id': 'nordkurs', 'Content-Type': 'application/json' }
  const account = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const login = await fetch('/api/auth/login', { method: 'POST', headers, body: account })
  const { token, user } = (await login.json()) as { token: string; user: never }
  const addresses: string[] = []
  /** What a connection with this token has come to. */
  const opens = (given: string) => {
    const come: (string | number | undefined)[] = []
    const close = openSocket(
      (url) => (addresses.push(url), new WebSocket(url)),
      { base: '', session: () => ({ token: given, user, demo: true }), isGreeted: true },
      { opened: () => come.push('open'), message: () => come.push('message'), closed: (code) => come.push(code) },
    )
    onTestFinished(close)
    return come
  }
  const [good, bad] = [opens(token), opens('abc')]
  await expect.poll(() => [good, bad]).toEqual([['open'], [4401]])
  expect(new Set(addresses)).toEqual(new Set([`${location.origin.replace(/^http/, 'ws')}/ws`]))
})

test('a file goes to the backend of the page and comes back as it was, with its name', async () => {
  const backend = await startBrowserBackend()
  onTestFinished(() => backend.stop())
  const tenant = { 'X-Tenant-Id': 'nordkurs' }
  const account = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const json = { ...tenant, 'Content-Type': 'application/json' }
  const login = await fetch('/api/auth/login', { method: 'POST', headers: json, body: account })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...tenant, Authorization: `Bearer ${token}` }
  const file = pdfFile('Grüße.pdf', 'x'.repeat(300_000))
  // The backend of a page goes by the clock of the day: which orders can still be sent is asked.
  const assigned = await fetch('/api/orders?status=ASSIGNED&limit=500', { headers })
  const { data } = (await assigned.json()) as { data: { id: string; carrierId?: string }[] }
  const orderId = data.find(({ carrierId }) => carrierId !== undefined)?.id
  const fields = { orderId: orderId ?? '', recipient: 'dispo@flota.example', text: 'Bitte bestätigen.', again: true }
  const sent = await fetch('/api/v1/messages/transport-orders', {
    method: 'POST',
    headers,
    body: formOf(fields, file),
  })
  expect(sent.status).toBe(201)
  const { id } = (await sent.json()) as { id: string }
  const back = (await bodyOfAnswer(await fetch(`/api/v1/messages/${id}/file`, { headers }))) as File
  expect([back.name, back.type, await back.text()]).toEqual(['Grüße.pdf', 'application/pdf', await file.text()])
})
