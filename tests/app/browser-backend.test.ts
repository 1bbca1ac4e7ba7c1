import { expect, onTestFinished, test } from 'vitest'
import { startBrowserBackend } from '#mock-server/hosts/browser.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { openSocket } from '#src/app/live-updates.ts'
import { bodyOfAnswer, formOf, pdfFile } from '#tests/support/upload.ts'

test('?seed and ?scale in the address choose another world and a larger one; files go to the backend of the page and come back, and the live connection names nobody in its address', async () => {
  const before = location.href
  history.replaceState(null, '', '?seed=7&scale=2')
  onTestFinished(() => history.replaceState(null, '', before))
  const backend = await startBrowserBackend()
  onTestFinished(() => backend.stop())
  const tenant = { 'X-Tenant-Id': 'nordkurs' }
  const account = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const json = { ...tenant, 'Content-Type': 'application/json' }
  const login = await fetch('/api/auth/login', { method: 'POST', headers: json, body: account })
  const { token, user } = (await login.json()) as { token: string; user: never }
  const headers = { ...tenant, Authorization: `Bearer ${token}` }

  // Another world and a larger one: the usual one has 240 orders of its seed.
  const answer = await fetch('/api/orders?limit=500&sortBy=orderNumber&sortOrder=desc', { headers })
  const { data, pagination } = (await answer.json()) as {
    data: { id: string; orderNumber: string; customerName: string; carrierId?: string; status: string }[]
    pagination: { total: number }
  }
  expect(pagination.total).toBe(480)
  const server = createTestServer()
  await server.ready
  const seeded = await server.store('nordkurs').all('orders')
  expect(seeded).toHaveLength(240)
  const customers = new Map(data.map(({ orderNumber, customerName }) => [orderNumber, customerName]))
  // In which order those of today are numbered is a matter of the minute: whose they are together is compared.
  expect(seeded.map(({ orderNumber }) => customers.get(orderNumber)).toSorted()).not.toEqual(
    seeded.map(({ customerName }) => customerName).toSorted(),
  )

  const file = pdfFile('Grüße.pdf', 'x'.repeat(300_000))
  // The backend of a page goes by the clock of the day: which orders can still be sent is asked.
  const orderId = data.find(({ status, carrierId }) => status === 'ASSIGNED' && carrierId !== undefined)?.id
  const fields = { orderId: orderId ?? '', recipient: 'dispo@flota.example', text: 'Bitte bestätigen.', again: true }
  const body = formOf(fields, file)
  const sent = await fetch('/api/v1/messages/transport-orders', { method: 'POST', headers, body })
  expect(sent.status).toBe(201)
  const { id } = (await sent.json()) as { id: string }
  const back = (await bodyOfAnswer(await fetch(`/api/v1/messages/${id}/file`, { headers }))) as File
  expect([back.name, back.type, await back.text()]).toEqual(['Grüße.pdf', 'application/pdf', await file.text()])

  const addresses: string[] = []
  /** What a connection with this token has come to: it is open once its first message has been accepted. */
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
