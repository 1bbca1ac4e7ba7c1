import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { fieldsOf } from './fields-of.ts'
import { isInContract, testPending } from './pending.ts'
import type { CallRow } from './section-7-row.ts'
import { callRows as table } from './section-7-rows.ts'
import { furtherCalls, missingStates, specifiedCalls } from './section-7-specified.ts'
import { missingIn, otherPrefix, ROLE_NAMES, wire, type Answer, type RoleName } from './wire.ts'

const names = Object.keys(table) as EndpointName[]
const specified = specifiedCalls.flatMap(([call, request, answer, name]) =>
  name === undefined ? [] : [{ call, request: fieldsIn(request), answer: fieldsIn(answer), name }],
)

/** The fields a column of the specification's table names. */
function fieldsIn(text: string): string[] {
  return text.split(' ').filter((field) => field !== '')
}

/** What only reads leaves no trace: all such rows share one world. */
const reading = wire()

/** The backend right before the call of a row. */
async function readyFor(row: CallRow, asker: RoleName = 'admin') {
  if ((row.call.startsWith('GET ') || row.reads) && row.before === undefined) return reading
  const backend = wire()
  for (const [line, body] of row.before ?? []) {
    const { status } = await backend.send(line, { as: makerOf(row, asker), body })
    if (status > 201) throw new Error(`${line} answered ${status}`)
  }
  return backend
}

function makerOf({ beforeAs = 'dispatcher' }: CallRow, asker: RoleName): RoleName {
  if (beforeAs !== 'another') return beforeAs
  return asker === 'dispatcher' ? 'admin' : 'dispatcher'
}

const rowOf = (name: EndpointName): CallRow => {
  const row = table[name]
  if (!row) throw new Error(`No row for ${name}`)
  return row
}

/** What the specification says of the answer. */
function answerOf(name: EndpointName): string[] {
  return specified.filter((row) => row.name === name).flatMap(({ answer }) => answer)
}

function lineOf({ call, path }: CallRow): string {
  const [method = '', own = ''] = call.split(' ')
  return `${method} ${path ?? own}`
}

describe('The specification and the contract', () => {
  test('Every endpoint is a call of the specification or one the product adds, and has its row', () => {
    const known = [...new Set(specified.map(({ name }) => name)), ...furtherCalls].toSorted()
    expect([Object.keys(endpoints).toSorted(), names.toSorted()]).toEqual([known, known])
  })

  test.each(specified)('$call is in the contract and takes its fields', ({ call, request, name }) => {
    const { method, path, query, body, file }: Endpoint = endpoints[name]
    // A call named twice stands in the contract once; the other one is answered alike.
    const own = specified.filter((row) => row.name === name).map((row) => row.call)
    expect([isInContract(call), own]).toEqual([true, expect.arrayContaining([`${method} ${path}`])])
    // Beside files the fields come as JSON in one field, unless they are fields of the form themselves.
    const form = file
      ? [file.mostFiles === undefined ? 'file' : 'files', ...(file.plainFields ? [] : ['metadata'])]
      : []
    expect([...fieldsOf(query), ...fieldsOf(body), ...form]).toEqual(expect.arrayContaining(request))
  })
})

describe('Each call of section 7', () => {
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
        return (await (await readyFor(row, as)).send(lineOf(row), { as, body: row.body })).status
      }

      // What is refused leaves no trace, so the refusals come first.
      const refused = ROLE_NAMES.filter((role) => !isOpen && !row.may.split(' ').includes(role))
      const refusals = await inTurn(refused, statusFor)
      const answer = await here.send(lineOf(row), { body: row.body })
      const others = ROLE_NAMES.filter((role) => !isOpen && role !== 'admin' && !refused.includes(role))
      const allowed = await inTurn(others, successOf)

      expect({
        status: answer.status,
        missing: missingIn(answer.body, [...row.answer, ...answerOf(name)]),
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

  // Of a link its token says which tenant it is of.
  const ofATenant = names.filter(
    (name) => name !== 'health.get' && !/^(?:answers|priceAnswers|driverLinks|invitations|optOuts)\./.test(name),
  )

  test.each(ofATenant)('%s without a tenant header is 400', async (name) => {
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

/** Records that are there: what answers 404 for them has no handler. */
const EXISTING: Readonly<Record<string, string>> = { transports: 'tra-nk004711', documents: 'doc-0001' }

/** Sends a call that is not built as an admin; with a method that is not shown, both that it could have. */
async function isAnswered(call: string): Promise<boolean> {
  const [method = '', path = ''] = call.split(' ')
  const resource = path.split('/').find((part) => part in EXISTING) ?? ''
  const filled = path.replace('{id}', EXISTING[resource] ?? 'NK-2026-004711')
  for (const each of method === 'ANY' ? ['GET', 'POST'] : [method]) {
    const { status } = await reading.send(`${each} ${filled}`, each === 'GET' ? {} : { body: {} })
    if (status !== 404 && status !== 405) return true
  }
  return isInContract(call)
}

testPending(7, [
  ...specifiedCalls
    .filter(([, , , name]) => name === undefined)
    .map(([call]) => ({ what: call, isBuilt: () => isAnswered(call) })),
  ...missingStates.map(([what, path]) => ({
    what,
    isBuilt: () => Object.values<Endpoint>(endpoints).some((endpoint) => path.test(endpoint.path)),
  })),
])
