import { afterEach, describe, expect, test } from 'vitest'
import type { ApiError } from '#src/api/api-error.ts'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type Call, type EndpointName } from '#src/contract/index.ts'
import { isInContract, testPending } from './pending.ts'
import { testProofs } from './proofs.ts'
import { callRows } from './section-7-rows.ts'
import { furtherTexts, messages, situations } from './section-8-messages.ts'
import { clientOnWire, errorOf } from './wire.ts'

const built = [
  ...messages.flatMap(([text, , name]) => (name === undefined ? [] : [[name, text] as const])),
  ...Object.entries(furtherTexts).flatMap(([text, names]) => names.map((name) => [name, text] as const)),
]

/** Calls an endpoint with what its row in section 7 sends. */
function sendRow(call: Call, name: EndpointName): Promise<unknown> {
  const { call: line = '', path = '', body } = callRows[name] ?? {}
  const template = line.split(' ')[1] ?? ''
  const [own = '', query = ''] = (path === '' ? template : path).split('?')
  const values = own.split('/')
  const params = template
    .split('/')
    .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), values[at]]] : []))
  const input = { params: Object.fromEntries(params), query: Object.fromEntries(new URLSearchParams(query)), body }
  return call(name, input as never)
}

const worded = ({ status, message, kind }: ApiError) => ({ status, message, kind })

describe('The text of the catalogue', async () => {
  // A call that fails does nothing: all rows share one world.
  const { call, server } = await clientOnWire()
  afterEach(() => server.faults.reset())

  test.each(built)('%s fails with "%s" where the server says nothing', async (name, message) => {
    server.faults.fail(name, 500, { body: {} })
    expect(worded(await errorOf(sendRow(call, name)))).toEqual({ status: 500, message, kind: 'http' })
  })

  test.each(built)('%s prefers the message of the server to "%s"', async (name, _message) => {
    server.faults.fail(name, 500, { body: { message: 'Wartung bis 14 Uhr' } })
    expect(worded(await errorOf(sendRow(call, name)))).toEqual({
      status: 500,
      message: 'Wartung bis 14 Uhr',
      kind: 'http',
    })
  })

  test.each(['html', 'empty', 'cut'] as const)('a list answered with %s is not shown but told', async (garbage) => {
    server.faults.garbage('orders.list', garbage)
    expect(worded(await errorOf(call('orders.list', { query: {} })))).toEqual({
      status: 200,
      message: 'Failed to load orders',
      kind: 'invalid',
    })
  })

  test('the calls are those that the catalogue names', () => {
    const named = messages.flatMap(([, line, name]) => (name === undefined ? [] : [[callRows[name]?.call, line]]))
    expect(named.filter(([is, shall]) => is !== shall)).toEqual([])
  })

  test('no endpoint has words that stand in no table', () => {
    const worded = Object.entries<Endpoint>(endpoints).flatMap(([name, { failure }]) =>
      failure ? [[name, failure]] : [],
    )
    expect(worded.toSorted()).toEqual(built.map((row) => [...row]).toSorted())
  })
})

testProofs(8, situations)

const builtTexts = new Set(built.map(([, text]) => text))
const isRaised = (text: string) =>
  !builtTexts.has(text) && Object.values<Endpoint>(endpoints).some(({ failure }) => failure === text)

testPending(8, [
  ...messages
    .filter(([, , name]) => name === undefined)
    .map(([text, call]) => ({
      what: `"${text}" by ${call}`,
      isBuilt: () => isInContract(call) || isRaised(text),
    })),
])
