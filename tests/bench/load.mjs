import { randomUUID } from 'node:crypto'
import { median } from './table.mjs'

/** Of ten calls of a client: what people do with orders all day, mostly reading. */
const MIX = ['page', 'record', 'reference', 'page', 'load', 'record', 'search', 'reference', 'board', 'navigation']

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const THREE_DAYS = new URLSearchParams({ from: day(0), to: day(2) })

/**
 * Several people work at the same time against one backend: each sends its calls one after the other. Afterwards every change
 * that was answered is looked for: nothing may be lost, and nothing stand there twice. Answers rows of a table, in milliseconds.
 */
export async function measureLoad(origin, { clients, calls }) {
  const signed = await signIn(origin)
  const ask = asker(origin, signed)
  const { data: orders } = await ask('GET', '/api/orders?limit=200&status=CREATED,CONFIRMED&sortBy=orderNumber')
  const times = new Map(MIX.map((kind) => [kind, []]))
  const kept = { references: new Map(), loads: [] }
  const start = performance.now()
  await Promise.all(
    Array.from({ length: clients }, (_, client) => oneClient({ ask, client, calls, clients, orders, times, kept })),
  )
  const seconds = (performance.now() - start) / 1000
  const lost = await lostOf(ask, kept)
  const all = [...times.values()].flat()
  const row = (name, values) => [name, values.length, median(values).toFixed(1), percentile(values, 0.95).toFixed(1)]
  return {
    facts: `${clients} clients, ${calls} calls each: ${(all.length / seconds).toFixed(0)} calls a second, lost or doubled: ${lost}`,
    rows: [row('all', all), ...[...times].map(([kind, values]) => row(kind, values))],
    lost,
  }
}

async function oneClient({ ask, client, calls, clients, orders, times, kept }) {
  // Each has orders of its own, so that the last value it has set is the one that must stand there.
  const own = orders.filter((_, index) => index % clients === client)
  for (let turn = 0; turn < calls; turn += 1) {
    const kind = MIX[(turn + client) % MIX.length]
    const order = own[turn % own.length]
    const begin = performance.now()
    if (kind === 'page')
      await ask('GET', `/api/orders?page=${1 + (turn % 40)}&limit=50&sortBy=pickupDate&sortOrder=desc`)
    else if (kind === 'record') await ask('GET', `/api/orders/${order.id}`)
    else if (kind === 'board') await ask('GET', `/api/v1/board?${THREE_DAYS}`)
    else if (kind === 'navigation') await ask('GET', '/api/v1/navigation')
    else if (kind === 'search')
      await ask('POST', '/api/v1/search', { query: 'hamburg', types: ['transport', 'load'], limit: 20 })
    else if (kind === 'reference') {
      const customerReference = `L${client}-${turn}`
      await ask('PUT', `/api/orders/${order.id}`, { customerReference })
      kept.references.set(order.id, customerReference)
    } else {
      const description = `Last ${randomUUID()}`
      const { load } = await ask('POST', '/api/loads', {
        description,
        ...{
          originCity: 'Hamburg',
          originPostalCode: '20457',
          destinationCity: 'Köln',
          destinationPostalCode: '50667',
        },
        ...{ pickupDate: '2026-12-01', deliveryDate: '2026-12-02', weightKg: 1000 },
      })
      kept.loads.push({ id: load.id, description })
    }
    times.get(kind)?.push(performance.now() - begin)
  }
}

/** How many of the changes that were answered are not there, or twice. */
async function lostOf(ask, { references, loads }) {
  let lost = 0
  for (const [id, wanted] of references) {
    const { customerReference } = await ask('GET', `/api/orders/${id}`)
    if (customerReference !== wanted) lost += 1
  }
  if (new Set(loads.map(({ id }) => id)).size !== loads.length) lost += 1
  for (const { id, description } of loads) {
    const load = await ask('GET', `/api/loads/${id}`)
    if (load.description !== description) lost += 1
  }
  return lost
}

async function signIn(origin) {
  const headers = { 'content-type': 'application/json', 'x-tenant-id': 'nordkurs' }
  const account = { email: 'admin@nordkurs.example', password: 'Frachtbrief-2026' }
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  const { token, access_token } = await answer.json()
  return { ...headers, authorization: `Bearer ${token ?? access_token}` }
}

function asker(origin, signed) {
  return async (method, path, body) => {
    const key = method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    const answer = await fetch(origin + path, {
      method,
      headers: { ...signed, ...key },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${said.slice(0, 300)}`)
    return JSON.parse(said)
  }
}

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
