import { expect, onTestFinished, test } from 'vitest'
import { startBrowserBackend } from '#mock-server/hosts/browser.ts'
import { openSocket } from '#src/app/live-updates.ts'

/** How many orders there are in the backend of a page with this address, and the customers of the first ones. */
async function worldAt(search: string): Promise<{ total: number; customers: string[] }> {
  const before = location.href
  history.replaceState(null, '', search)
  const backend = await startBrowserBackend()
  onTestFinished(() => history.replaceState(null, '', before))
  const headers = { 'X-Tenant-Id': 'nordkurs', 'Content-Type': 'application/json' }
  const account = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const login = await fetch('/api/auth/login', { method: 'POST', headers, body: account })
  const { token } = (await login.json()) as { token: string }
  const address = '/api/orders?limit=20&sortBy=orderNumber'
  const answer = await fetch(address, { headers: { ...headers, Authorization: `Bearer ${token}` } })
  const { data, pagination } = (await answer.json()) as {
    data: { customerName: string }[]
    pagination: { total: number }
  }
  backend.stop()
  return { total: pagination.total, customers: data.map(({ customerName }) => customerName) }
}

test('?seed and ?scale in the address choose another world and a larger one', async () => {
  const usual = await worldAt('?')
  const other = await worldAt('?seed=7&scale=2')
  expect([usual.total, other.total]).toEqual([240, 480])
  expect(other.customers).not.toEqual(usual.customers)
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
      { base: '', session: () => ({ token: given, user, demo: true }) },
      { opened: () => come.push('open'), message: () => come.push('message'), closed: (code) => come.push(code) },
    )
    onTestFinished(close)
    return come
  }
  const [good, bad] = [opens(token), opens('abc')]
  await expect.poll(() => [good, bad]).toEqual([['open'], [4401]])
  expect(new Set(addresses)).toEqual(new Set([`${location.origin.replace(/^http/, 'ws')}/ws`]))
})
