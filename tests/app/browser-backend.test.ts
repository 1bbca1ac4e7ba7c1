import { expect, onTestFinished, test } from 'vitest'
import { startBrowserBackend } from '#mock-server/hosts/browser.ts'

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
