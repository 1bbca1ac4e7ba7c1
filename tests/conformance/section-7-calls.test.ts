import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { fieldsOf } from './fields-of.ts'
import { isInContract, testPending } from './pending.ts'
import { backendBefore, lineOf, playCall, refusedRoles, rowOf } from './section-7-play.ts'
import { callRows } from './section-7-rows.ts'
import { furtherCalls, missingStates, specifiedCalls } from './section-7-specified.ts'
import { missingIn, otherPrefix, ROLE_NAMES, wire } from './wire.ts'

const names = Object.keys(callRows) as EndpointName[]
const specified = specifiedCalls.flatMap(([call, request, answer, name]) =>
  name === undefined ? [] : [{ call, request: fieldsIn(request), answer: fieldsIn(answer), name }],
)

/** For calls that are not built, and change nothing. */
const backend = wire()

/** The fields a column of the specification's table names. */
function fieldsIn(text: string): string[] {
  return text.split(' ').filter((field) => field !== '')
}

/** What the specification says of the answer. */
function answerOf(name: EndpointName): string[] {
  return specified.filter((row) => row.name === name).flatMap(({ answer }) => answer)
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
      const done = row.status ?? 200
      const refused = refusedRoles(row)
      const { refusals, answer } = await playCall(name)
      const others = ROLE_NAMES.filter((role) => row.may !== 'anybody' && role !== 'admin' && !refused.includes(role))
      const allowed: number[] = []
      for (const as of others) {
        const { status } = await (await backendBefore(row, as)).send(lineOf(row), { as, body: row.body })
        allowed.push(status)
      }

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
      const there = await backendBefore(row)
      expect(await there.send(otherPrefix(lineOf(row)), { body: row.body })).toEqual(answer)
    },
  )
})

/** Records that are there: what answers 404 for them has no handler. */
const EXISTING: Readonly<Record<string, string>> = { transports: 'tra-nk004711', documents: 'doc-0001' }

/** Sends a call that is not built as an admin; with a method that is not shown, both that it could have. */
async function isAnswered(call: string): Promise<boolean> {
  const [method = '', path = ''] = call.split(' ')
  const resource = path.split('/').find((part) => part in EXISTING) ?? ''
  const filled = path.replace('{id}', EXISTING[resource] ?? 'NK-2026-004711')
  for (const each of method === 'ANY' ? ['GET', 'POST'] : [method]) {
    const { status } = await backend.send(`${each} ${filled}`, each === 'GET' ? {} : { body: {} })
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
