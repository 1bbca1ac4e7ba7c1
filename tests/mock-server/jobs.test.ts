import { expect, test } from 'vitest'
import { createMockServer, type MockServerOptions } from '#mock-server/index.ts'
import { putJob } from '#mock-server/ports/jobs.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { formOf, pdfFile } from '#tests/support/upload.ts'
import { NOON, smallBackend } from './small-backend.ts'

const DAY = 86_400_000

/** A backend with an order that was sent to its carrier, and how to start it again. */
async function sent({ sendMail }: Pick<MockServerOptions, 'sendMail'> = {}) {
  let now = NOON
  const persistence = memoryPersistence()
  const start = () =>
    createMockServer({ now: () => now, persistence, ...(sendMail && { sendMail }), report: () => undefined })
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
