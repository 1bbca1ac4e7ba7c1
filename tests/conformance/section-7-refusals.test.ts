import { describe, expect, test } from 'vitest'
import type { EndpointName } from '#src/contract/index.ts'
import { lineOf, rowOf } from './section-7-play.ts'
import { callRows } from './section-7-rows.ts'
import { wire, type Answer } from './wire.ts'

const names = Object.keys(callRows) as EndpointName[]

/** What is refused changes nothing: all calls share one backend. */
const backend = wire()

describe('Each call without what it needs', () => {
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
