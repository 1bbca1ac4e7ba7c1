import { describe, expect, test } from 'vitest'
import { SignInTries } from '#mock-server/core/sessions/sign-in-tries.ts'
import { createTestServer } from '#tests/support/test-server.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 0)
const TENANT = { 'X-Tenant-Id': 'nordkurs' }
const ADMIN = 'admin@nordkurs.example'

/** A backend whose clock stands until it is moved, and what the one who runs it hears. */
function backend() {
  let now = NOW
  const reports: unknown[] = []
  const server = createTestServer({ now: () => now, report: (said) => reports.push(said) })
  const signIn = async (email: string, password: string, address?: string) => {
    const init = { method: 'POST', headers: TENANT, body: JSON.stringify({ email, password }) }
    const answer = await server.fetch('/api/auth/login', init, { address })
    const body = (await answer.json()) as { message?: string; token?: string }
    return { status: answer.status, body, wait: answer.headers.get('Retry-After') }
  }
  const wrong = (count: number, address?: string, email = ADMIN) =>
    Promise.all(Array.from({ length: count }, () => signIn(email, 'falsch', address)))
  return { server, reports, signIn, wrong, pass: (milliseconds: number) => (now += milliseconds) }
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const right = 'Frachtbrief-2026'

describe('Wrong passwords', () => {
  test('of a hundred at once five are compared; then the right one waits as well, and says how long', async () => {
    const { wrong, signIn, pass } = backend()
    const all = statuses(await wrong(100))
    expect([all.filter((status) => status === 401).length, all.filter((status) => status === 429).length]).toEqual([
      5, 95,
    ])
    const early = await signIn('  Admin@Nordkurs.example ', right)
    expect([early.status, early.wait, early.body.message]).toEqual([
      429,
      '10',
      'Zu viele falsche Passwörter. Bitte versuchen Sie es in 10 Sekunden noch einmal.',
    ])
    pass(10_000)
    expect((await signIn(ADMIN, right)).status).toBe(200)
  })

  test('pause longer each time, up to a quarter of an hour, and are forgiven by the right one', async () => {
    const { wrong, signIn, pass } = backend()
    await wrong(5)
    const waits: (string | null)[] = []
    for (let count = 0; count < 9; count += 1) {
      const { wait } = await signIn(ADMIN, right)
      waits.push(wait)
      pass(Number(wait) * 1000)
      await wrong(1)
    }
    expect(waits).toEqual(['10', '20', '40', '80', '160', '320', '640', '900', '900'])
    pass(900_000)
    expect((await signIn(ADMIN, right)).status).toBe(200)
    expect(statuses(await wrong(4))).toEqual([401, 401, 401, 401])
    expect((await signIn(ADMIN, right)).status).toBe(200)
  })

  test('are forgotten after an hour', async () => {
    const { wrong, pass } = backend()
    await wrong(4)
    pass(3_600_000)
    expect(statuses(await wrong(4))).toEqual([401, 401, 401, 401])
  })

  test('count by address as well, for accounts that are not there too, and a right one of another account forgives none', async () => {
    const { wrong, signIn } = backend()
    for (const name of ['a', 'b', 'c', 'd']) await wrong(1, '10.0.0.7', `${name}@nirgends.example`)
    expect((await signIn('gast@nordkurs.example', right, '10.0.0.7')).status).toBe(200)
    expect(statuses(await wrong(1, '10.0.0.7', 'e@nirgends.example'))).toEqual([401])
    expect((await signIn(ADMIN, right, '10.0.0.7')).status).toBe(429)
    expect((await signIn(ADMIN, right, '10.0.0.8')).status).toBe(200)
  })

  test('stand in the log of the company and are told to the one who runs the server', async () => {
    const { server, reports, wrong, pass, signIn } = backend()
    await wrong(5, '10.0.0.7')
    pass(10_000)
    const { body } = await signIn(ADMIN, right, '10.0.0.8')
    const headers = { ...TENANT, Authorization: `Bearer ${body.token}` }
    const answer = await server.fetch('/api/audit-logs?action=sign_in_failed,sign_in_paused&limit=50', { headers })
    const { data } = (await answer.json()) as { data: { action: string; actorName: string; payload: object }[] }
    const paused = data.filter(({ action }) => action === 'sign_in_paused')
    expect([data.length, paused.length]).toEqual([6, 1])
    expect(paused[0]).toMatchObject({ actorName: 'Katharina Großmann', payload: { address: '10.0.0.7', seconds: 10 } })
    expect(reports).toEqual(['Sign-in paused for 10 s: {"account":"admin@nordkurs.example","address":"10.0.0.7"}'])
  })

  test('for the present one, where another is to be set, pause as those of a sign-in', async () => {
    const { server, signIn } = backend()
    const { body } = await signIn(ADMIN, right)
    const headers = { ...TENANT, Authorization: `Bearer ${body.token}` }
    const change = () =>
      server.fetch('/api/auth/password', {
        method: 'PUT',
        headers,
        body: JSON.stringify({ current: 'falsch', next: 'Neu-und-lang-1' }),
      })
    const all = await Promise.all(Array.from({ length: 6 }, change))
    expect(statuses(all).toSorted()).toEqual([422, 422, 422, 422, 422, 429])
  })
})

test('Many who come with the right password at once, from one address, are all let in', async () => {
  const tries = new SignInTries(() => NOW)
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, at) => tries.attempt({ account: `a${at}`, address: 'office' }, async () => true)),
  )
  expect(all.every((one) => 'isRight' in one && one.isRight)).toBe(true)
})

test('A comparison that breaks lets the next one in', async () => {
  const tries = new SignInTries(() => NOW)
  const broken = Array.from({ length: 6 }, () =>
    tries.attempt({ account: 'a' }, () => Promise.reject(new Error('planned'))),
  )
  expect((await Promise.allSettled(broken)).map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(await tries.attempt({ account: 'a' }, async () => true)).toEqual({ isRight: true, pause: 0 })
})
