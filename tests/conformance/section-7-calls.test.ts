import { describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import type { CallRow } from './section-7-row.ts'
import { orderRows } from './section-7-rows-orders.ts'
import { recordRows } from './section-7-rows-records.ts'
import { shellRows } from './section-7-rows-shell.ts'
import { missingIn, otherPrefix, ROLE_NAMES, wire, type Answer, type RoleName } from './wire.ts'

const table: Record<string, CallRow> = { ...shellRows, ...orderRows, ...recordRows }
const names = Object.keys(table) as EndpointName[]

/** What only reads leaves no trace: all such rows share one world. */
const reading = wire()

/** The backend right before the call of a row. */
async function readyFor(row: CallRow) {
  if ((row.call.startsWith('GET ') || row.reads) && row.before === undefined) return reading
  const backend = wire()
  for (const [line, body] of row.before ?? []) {
    const { status } = await backend.send(line, { as: 'dispatcher', body })
    if (status > 201) throw new Error(`${line} answered ${status}`)
  }
  return backend
}

const rowOf = (name: EndpointName): CallRow => {
  const row = table[name]
  if (!row) throw new Error(`No row for ${name}`)
  return row
}

function lineOf({ call, path }: CallRow): string {
  const [method = '', own = ''] = call.split(' ')
  return `${method} ${path ?? own}`
}

describe('Each call of section 7', () => {
  test('The table has a row for every call there is', () => {
    expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  test.each(names)('%s has its method, its path and its text for a failure', (name) => {
    const { method, path, failure, access } = endpoints[name]
    const row = rowOf(name)
    expect({ call: `${method} ${path}`, failure, isPublic: access === 'public' }).toEqual({
      call: row.call,
      failure: row.failure,
      isPublic: row.may === 'anybody',
    })
  })

  test.each(names)(
    '%s answers with its fields to its roles only, and the same under the other prefix',
    async (name) => {
      const row = rowOf(name)
      const [here, there] = [await readyFor(row), await readyFor(row)]
      const isOpen = row.may === 'anybody'
      const statusFor = async (as: RoleName) => (await here.send(lineOf(row), { as, body: row.body })).status
      const done = row.status ?? 200
      const successOf = async (as: RoleName) => {
        const status = await statusFor(as)
        if (status === done) return status
        // What the calls before have changed may stand in the way: then in a world where nothing has.
        return (await (await readyFor(row)).send(lineOf(row), { as, body: row.body })).status
      }

      // What is refused leaves no trace, so the refusals come first.
      const refused = ROLE_NAMES.filter((role) => !isOpen && !row.may.split(' ').includes(role))
      const refusals = await inTurn(refused, statusFor)
      const answer = await here.send(lineOf(row), { body: row.body })
      const others = ROLE_NAMES.filter((role) => !isOpen && role !== 'admin' && !refused.includes(role))
      const allowed = await inTurn(others, successOf)

      expect({
        status: answer.status,
        missing: missingIn(answer.body, row.answer),
        refusals,
        allowed,
      }).toEqual({
        status: done,
        missing: [],
        refusals: refused.map(() => 403),
        allowed: others.map(() => done),
      })
      expect(await there.send(otherPrefix(lineOf(row)), { body: row.body })).toEqual(answer)
    },
  )
})

async function inTurn<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of all) results.push(await act(one))
  return results
}

describe('Each call without what it needs', () => {
  const backend = wire()
  const statusOf = async (sent: Promise<Answer>) => (await sent).status

  test.each(names.filter((name) => name !== 'health.get'))('%s without a tenant header is 400', async (name) => {
    const row = rowOf(name)
    const answer = await backend.send(lineOf(row), { body: row.body, headers: { 'X-Tenant-Id': undefined } })
    expect(answer).toEqual({
      status: 400,
      body: { message: 'Der Mandant fehlt (X-Tenant-Id).', code: 'TENANT_MISSING' },
    })
  })

  test.each(names.filter((name) => rowOf(name).may !== 'anybody'))(
    '%s without a session is 401, in another tenant 404, with a wrong CSRF token 403',
    async (name) => {
      const row = rowOf(name)
      const send = (headers: Record<string, string | undefined>) =>
        statusOf(backend.send(lineOf(row), { body: row.body, headers }))
      const reads = row.call.startsWith('GET ')
      expect([
        await send({ Authorization: undefined }),
        await send({ Authorization: 'Bearer a.b.c' }),
        await send({ 'X-Tenant-Id': 'mainspessart' }),
        reads ? 'needs none' : await send({ 'X-CSRF-Token': 'wrong' }),
      ]).toEqual([401, 401, 404, reads ? 'needs none' : 403])
    },
  )

  test('The health probe needs no tenant: who looks for a server does not know yet whose it is', async () => {
    expect(await statusOf(backend.send('GET /api/v1/health', { headers: { 'X-Tenant-Id': undefined } }))).toBe(200)
  })
})
