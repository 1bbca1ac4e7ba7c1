import { expect, test } from 'vitest'
import type { MockServerOptions } from '#mock-server/index.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { putJob } from '#mock-server/ports/jobs.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { formOf, pdfFile } from '#tests/support/upload.ts'
import { NOON, smallBackend } from './small-backend.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** A backend with an order that was sent to its carrier, and how to start it again. */
async function sent({ sendMail }: Pick<MockServerOptions, 'sendMail'> = {}) {
  let now = NOON
  const persistence = memoryPersistence()
  const start = () =>
    createTestServer({ now: () => now, persistence, ...(sendMail && { sendMail }), report: () => undefined })
  const server = start()
  await server.ready
  const store = server.store('nordkurs')
  const [order] = await store.all('orders', {
    status: 'ASSIGNED',
    carrierId: { exists: true },
    transportStatus: 'ASSIGNED',
  })
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-dispo')}` }
  const body = {
    orderId: order?.id,
    recipient: 'dispo@spedition.example',
    text: 'Bitte bestätigen',
    again: true,
  }
  const answer = await server.fetch('/api/v1/messages/transport-orders', {
    method: 'POST',
    headers,
    body: formOf(body, pdfFile()),
  })
  return { server, start, answer, orderId: order?.id ?? '', pass: (days: number) => void (now += days * DAY) }
}

test('A carrier who has not answered for three days is reminded by itself, once, also after a restart', async () => {
  const { server, start, answer, orderId, pass } = await sent()
  expect(answer.status).toBe(201)
  const reminders = (of: typeof server) => of.store('nordkurs').all('messages', { orderId, kind: 'reminder' })
  pass(2.9)
  await server.runDue()
  expect(await reminders(server)).toEqual([])
  pass(0.2)
  await Promise.all([server.runDue(), server.runDue()])
  const again = start()
  await again.runDue()
  const [reminder, ...more] = await reminders(again)
  expect([reminder?.subject, reminder?.sentBy, more]).toEqual([
    `Erinnerung: Transportauftrag ${orderId}`,
    'Automatisch',
    [],
  ])
  const [message] = await again.store('nordkurs').all('messages', { id: reminder?.aboutId ?? '' })
  expect([message?.reminders, await again.store('nordkurs').count('jobs')]).toEqual([1, 0])
  const types = (await again.store('nordkurs').all('events', { recordId: orderId })).map(({ type }) => type)
  expect(types.filter((type) => type === 'reminded')).toHaveLength(1)
})

test('What was sent is handed to whoever carries it once it stands in the outbox, again where he has not taken it, then no more', async () => {
  const carried: unknown[] = []
  const { server, start, answer, pass } = await sent({
    sendMail: async (mail) => {
      carried.push(mail)
      if (carried.length === 1) throw new Error('planned')
    },
  })
  const { id } = (await answer.json()) as { id: string }
  expect(carried).toEqual([])
  await server.runDue()
  pass(0.01)
  await Promise.all([server.runDue(), server.runDue()])
  await start().runDue()
  const one = { id, tenantId: 'nordkurs', channel: 'email', recipient: 'dispo@spedition.example' }
  expect(carried).toMatchObject([one, one])
})

test('A job that fails is tried again later and later, and given up in the end; others are done meanwhile', async () => {
  let now = NOON
  const done: string[] = []
  const runJob = async (_: unknown, { id, name }: { id: string; name: string }) => {
    done.push(id)
    if (name === 'bad') throw new Error('planned')
  }
  const backend = smallBackend({ now: () => now, runJob })
  await backend.ready
  const store = backend.store('nord')
  await putJob(store, { id: 'j1', name: 'bad', runAt: NOON, payload: {} })
  await putJob(store, { id: 'j2', name: 'good', runAt: NOON, payload: {} })
  await putJob(store, { id: 'j2', name: 'good', runAt: NOON, payload: {} })
  await backend.runDue()
  await backend.runDue()
  expect(done).toEqual(['j1', 'j2'])
  for (let hour = 0; hour < 8; hour += 1) {
    now += 3_600_000
    await backend.runDue()
  }
  expect(done.filter((id) => id === 'j1')).toHaveLength(5)
  expect(await store.all('jobs')).toMatchObject([{ id: 'j1', state: 'failed', attempts: 5 }])
  expect(backend.reports).toHaveLength(5)
})

test('What was typed for an order is taken away a day after its last use, once, also after a restart; a month later nothing is left', async () => {
  let now = NOON
  const persistence = memoryPersistence()
  const start = () => createTestServer({ now: () => now, persistence })
  const first = start()
  const send = async (of: typeof first, method: string, path: string, body?: unknown) => {
    const Authorization = `Bearer ${await of.tokenFor('usr-nordkurs-dispo')}`
    const headers = { 'X-Tenant-Id': 'nordkurs', Authorization }
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const answer = await of.fetch(`/api/orders/wizard${path}`, init)
    return { status: answer.status, body: (await answer.json()) as { sessionId: string; code?: string } }
  }
  const data = { customer: { name: 'Hansekontor' }, cargo: {}, pickup: {}, delivery: {} }
  const [left, used] = [
    (await send(first, 'POST', '/start', { data })).body.sessionId,
    (await send(first, 'POST', '/start', { data })).body.sessionId,
  ]
  const store = first.store('nordkurs')
  // Its price lies beside it, and was made when it began.
  const row = await store.find('wizardSessions', left)
  if (row) await store.insert('wizardSessions', { ...row, id: `${left}:results` })
  now += 20 * HOUR
  expect((await send(first, 'PUT', `/${used}/customer`, { name: 'Hansekontor GmbH' })).status).toBe(200)

  now += 5 * HOUR
  await Promise.all([first.runDue(), first.runDue()])
  const second = start()
  await second.runDue()
  const kept = second.store('nordkurs')
  expect(await kept.find('wizardSessions', left)).toMatchObject({
    status: 'expired',
    version: 2,
    data: { customer: {} },
  })
  expect((await kept.find('wizardSessions', left))?.data).toEqual({ customer: {}, cargo: {}, pickup: {}, delivery: {} })
  expect(await kept.find('wizardSessions', `${left}:results`)).toBeUndefined()
  expect(await send(second, 'GET', `/${left}`)).toMatchObject({ status: 410, body: { code: 'GONE' } })
  expect(await send(second, 'GET', `/${used}`)).toMatchObject({
    status: 200,
    body: { data: { customer: { name: 'Hansekontor GmbH' } } },
  })

  now += 24 * HOUR
  await second.runDue()
  expect(await kept.find('wizardSessions', used)).toMatchObject({ status: 'expired', version: 3 })
  now += 30 * DAY
  await second.runDue()
  now += DAY
  await second.runDue()
  expect([await kept.count('wizardSessions'), await kept.count('jobs')]).toEqual([0, 0])
  expect((await send(second, 'GET', `/${left}`)).status).toBe(404)
})

test('A job of a name that no rule knows waits, however often it comes up, and is done by a program that knows it', async () => {
  let now = NOON
  const persistence = memoryPersistence()
  const start = (reports: unknown[] = []) =>
    createTestServer({ now: () => now, persistence, report: (error) => reports.push(error) })
  const reports: unknown[] = []
  const server = start(reports)
  await server.ready
  const store = server.store('nordkurs')
  await putJob(store, { id: 'j-new', name: 'messages.singAloud', runAt: NOON, payload: {} })
  await putJob(store, { id: 'j-newer', name: 'choirs.sing', runAt: NOON, payload: {} })
  for (let count = 0; count < 7; count += 1) {
    await server.runDue()
    now += HOUR
  }
  const kept = await store.findMany('jobs', ['j-new', 'j-newer'])
  expect(kept.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
  ])
  expect(String(reports[0])).toMatch(/No rule does the job (messages\.singAloud|choirs\.sing)/)
})
