import { median } from './table.mjs'

/** Requests of the list as its filters and sorts make them. */
const requests = [
  ['list, page 1', 'GET', '/api/orders?page=1&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['list, last page', 'GET', '/api/orders?page=600&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['filter by status', 'GET', '/api/orders?status=CREATED,CONFIRMED&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['filter by postal codes and date', 'GET', '/api/orders?plz=20-29&pickupFrom=2026-11-01&limit=100&sortBy=pickupDate'],
  ['filter by place', 'GET', '/api/orders?city=m%C3%BCnchen&limit=100'],
  ['filter by text', 'GET', '/api/orders?q=hamburg%20palette&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['sort by status', 'GET', '/api/orders?sortBy=status&sortOrder=asc&limit=100'],
  ['sort by customer', 'GET', '/api/orders?sortBy=customerName&sortOrder=asc&limit=100'],
  ['sort by price', 'GET', '/api/orders?sortBy=customerPrice&sortOrder=desc&limit=100'],
  [
    'search over all types',
    'POST',
    '/api/v1/search',
    { query: 'hamburg', types: ['transport', 'load', 'partner', 'vehicle', 'document'], limit: 50 },
  ],
]

/** Cells of the table: what the standalone backend needs for each request, in milliseconds, beside the cheapest call. */
export async function measureServer(origin, repeats) {
  const headers = { 'content-type': 'application/json', 'x-tenant-id': 'nordkurs' }
  const account = { email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' }
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  const { token, access_token } = await login.json()
  const signed = { ...headers, authorization: `Bearer ${token ?? access_token}` }
  const time = async (method, path, body) => {
    const times = []
    for (let run = 0; run <= repeats; run += 1) {
      const start = performance.now()
      const answer = await fetch(origin + path, {
        headers: signed,
        ...(body && { method, body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
      // The first one makes the index of a sort.
      if (run > 0) times.push(performance.now() - start)
    }
    return median(times)
  }
  const floor = await time('GET', '/api/v1/health')
  const cells = []
  for (const [name, method, path, body] of requests) {
    const id = `Server: ${name}`
    const measured = await time(method, path, body).then(
      (value) => ({ value }),
      (error) => ({ failed: error.message }),
    )
    cells.push({ id, side: 'floor', slowed: 1, value: floor }, { id, side: 'app', slowed: 1, ...measured })
  }
  return cells
}
