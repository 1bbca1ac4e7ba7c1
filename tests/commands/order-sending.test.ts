import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { ApiError, connectionError, isRefusal } from '#src/api/api-error.ts'
import type { CommandServices } from '#src/commands/gate/command.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import { Order } from '#src/contract/orders/order.ts'
import { setCarrier } from '#src/features/orders/assignment/assignment.late.ts'
import { audit } from '#src/features/orders/order-audit.ts'
import { setPriority } from '#src/features/orders/bulk/start.late.ts'
import { orderPlan } from '#src/features/orders/bulk/plan.tsx'
import { createBulkRun } from '#src/records/bulk/run.ts'
import { toldRows } from '#src/records/bulk/state.ts'
import { commands as transportCommands } from '#src/features/transports/transports.commands.ts'
import { Transport } from '#src/contract/transports/transport.ts'
import { setStatus } from '#src/features/orders/status/status.late.ts'
import { context, recordingServices } from './support.ts'

const order = Order.parse({ id: 'o-1', orderNumber: 'NK-1', version: 1, status: 'CREATED', priority: 'normal' })
const focus = { kind: 'order', id: order.id, record: order } as const
const changed = (values: Partial<Order> = {}) => ({
  order: { ...order, version: 2, ...values },
  eventId: 'evt-1',
  warnings: [],
})

interface RecordedCall {
  name: EndpointName
  key: string | undefined
  ifMatch: number | undefined
  body: unknown
}

/** A server that answers one call after the other as told; the last answer counts for all that follow. */
function answering(...answers: readonly unknown[]): { call: Call; asked: RecordedCall[] } {
  const asked: RecordedCall[] = []
  const call = (name: EndpointName, input: unknown) => {
    const { idempotencyKey: key, ifMatch, body } = input as Record<string, never>
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push({ name, key, ifMatch, body })
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return { call: call as Call, asked }
}

const failing = (status: number, code?: string, body: unknown = {}) =>
  new ApiError({ endpoint: 'orders.setStatus', kind: 'http', status, message: `Fehler ${status}`, code, body })
const lost = connectionError('orders.setStatus', 'timeout')
const moved = (values: Partial<Order>) =>
  failing(409, 'VERSION_CONFLICT', { current: { ...order, version: 5, ...values } })
const inConflict = failing(409, 'CONFLICTS', { conflicts: [{ severity: 'block', message: 'EU-Lizenz abgelaufen' }] })

/** A dispatcher on one order; `ask` stands for what she does when she is asked for a text. */
function dispatcher(call: Call, extra: Partial<CommandServices> = {}) {
  const log: string[] = []
  const services = recordingServices(log, { call, ...extra })
  return { log, services, context: context({ focus, services }) }
}

/** Types a text, sends it so often, and turns away if it has not arrived by then. */
const typing =
  (text: string, attempts: number): CommandServices['ask'] =>
  async (question) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const isDone = await question.send?.(text).catch(() => false)
      if (isDone === true) return text
    }
    return undefined
  }

describe('one key per intent', () => {
  test('a wish without an answer keeps its key and body when it is wished again, until the last word', async () => {
    const { call, asked } = answering(lost, failing(503), failing(409, 'IDEMPOTENCY_RUNNING'), changed(), changed())
    const { context: person } = dispatcher(call)
    for (let wish = 0; wish < 3; wish++) await expect(setPriority(person, 'high')).rejects.toThrow()
    await setPriority(person, 'high')
    await setPriority(person, 'high')
    expect(new Set(asked.slice(0, 4).map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1)
    expect(asked[4]?.key).not.toBe(asked[3]?.key)
  })

  test('after a refusal, and for another value, it is another wish', async () => {
    const { call, asked } = answering(failing(422), lost, changed())
    const { context: person } = dispatcher(call)
    await expect(setPriority(person, 'high')).rejects.toThrow()
    await expect(setPriority(person, 'high')).rejects.toThrow()
    await setPriority(person, 'urgent')
    expect(new Set(asked.map(({ key }) => key)).size).toBe(3)
  })

  test('another session has keys of its own', async () => {
    const { call, asked } = answering(lost)
    for (const person of [dispatcher(call), dispatcher(call)]) {
      await expect(setPriority(person.context, 'high')).rejects.toThrow()
    }
    expect(asked[0]?.key).not.toBe(asked[1]?.key)
  })
})

describe('a typed reason', () => {
  test('is sent while the question stands: again with the same key where no answer came', async () => {
    const { call, asked } = answering(lost, failing(500), changed({ status: 'CANCELLED' }))
    const { context: person, log } = dispatcher(call, { ask: typing('Kunde hat abgesagt', 3) })
    await setStatus('orders.setStatus', person, () => 'CANCELLED')
    expect(asked.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'CANCELLED', notes: 'Kunde hat abgesagt' })),
    )
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(log).toContain('success: NK-1: Status Storniert')
  })

  test.each([
    ['another field', { priority: 'high' }, [1, 5], 0],
    ['the status', { status: 'CONFIRMED' }, [1], 1],
  ] as const)('goes with the version it was decided upon; somebody has set %s', async (_name, theirs, sent, times) => {
    const { call, asked } = answering(moved(theirs), changed())
    let questions = 0
    const confirm = () => Promise.resolve((questions += 1) === 0)
    const { context: person } = dispatcher(call, { ask: typing('Kunde hat abgesagt', 1), confirm })
    await setStatus('orders.setStatus', person, () => 'CANCELLED')
    expect(asked.map(({ ifMatch }) => ifMatch)).toEqual(sent)
    expect(questions).toBe(times)
  })

  test.each([
    ['a lost answer', [lost]],
    ['a failing server', [failing(503)]],
    ['a step still running on the server', [failing(409, 'IDEMPOTENCY_RUNNING')]],
    ['one after the other', [lost, failing(500), failing(409, 'IDEMPOTENCY_RUNNING')]],
  ])('of a transport, too, is sent again with the same key after %s', async (_name, failures) => {
    const transport = Transport.parse({ id: 't-1', version: 4, status: 'LOADED' })
    const { call, asked } = answering(transport, ...failures, { transport, eventId: 'evt-1', warnings: [] })
    const { context: person } = dispatcher(call, { ask: typing('Falsch verladen', failures.length + 1) })
    const here = { ...person, focus: { kind: 'transport', id: 't-1' } as const }
    const choices = await transportCommands.find(({ id }) => id === 'transports.setStatus')?.choices?.(here)
    await choices?.find(({ id }) => id === 'AT_PICKUP')?.take(here)
    const sent = asked.slice(1).map(({ name, ifMatch, body, key }) => ({ name, ifMatch, body, key }))
    const body = { status: 'AT_PICKUP', notes: 'Falsch verladen' }
    const one = { name: 'transports.setStatus', ifMatch: 4, body, key: sent[0]?.key }
    expect(sent[0]?.key).toBeTruthy()
    expect(sent).toEqual(Array.from({ length: failures.length + 1 }, () => one))
  })

  test('outlasts a conflict of versions: it is asked for once, and so is the other change', async () => {
    const { call, asked } = answering(moved({ carrierName: 'Alster' }), inConflict, lost, changed())
    let questions = 0
    const confirm = () => Promise.resolve((questions += 1) > 0)
    let texts = 0
    const ask: CommandServices['ask'] = (question) => ((texts += 1), typing('Verlängerung liegt vor', 2)(question))
    const { context: person, log } = dispatcher(call, { ask, confirm })
    await setCarrier(person, { id: 'car-1', name: 'Ruhrpott', orders: [order] })
    expect([questions, texts]).toEqual([1, 1])
    expect(asked.map(({ ifMatch }) => ifMatch).slice(0, 4)).toEqual([1, 5, 5, 5])
    expect(log.some((line) => line.startsWith('success'))).toBe(true)
  })

  test('who leaves the other value sends nothing, is told so, and keeps the reason', async () => {
    const { call, asked } = answering(inConflict, moved({ carrierName: 'Alster' }))
    const results: unknown[] = []
    const ask: CommandServices['ask'] = async (question) => {
      results.push(await question.send?.('Verlängerung liegt vor'))
      return undefined
    }
    const { context: person, log } = dispatcher(call, { ask, confirm: () => Promise.resolve(false) })
    await setCarrier(person, { id: 'car-1', name: 'Ruhrpott', orders: [order] })
    expect(results).toEqual([false])
    expect(asked).toHaveLength(2)
    expect(log).toEqual(['info: NK-1 wurde inzwischen geändert | Inzwischen geändert und so gelassen'])
  })
})

describe('what the screen holds after a failure', () => {
  /** What is refetched after a change of one order failed. */
  async function askedAnew(error: Error): Promise<string[]> {
    const queryClient = new QueryClient()
    const keys = [['orders.get', { params: { id: 'o-1' } }], ['orders.get', { params: { id: 'o-2' } }], ['orders.list']]
    for (const key of keys) queryClient.setQueryData(key, { data: [] })
    const { context: person } = dispatcher(answering(error).call, { queryClient })
    await expect(setPriority(person, 'high')).rejects.toBe(error)
    const found = keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
    return found.map((key) => JSON.stringify(key).replaceAll(/[^\w.,-]/g, ''))
  }

  test.each([
    ['a lost answer', lost],
    ['a failing server', failing(500)],
    ['a status that has moved on', failing(409, 'ILLEGAL_TRANSITION')],
    ['an order that is gone', failing(404)],
  ])('%s: the order and its list are asked for again', async (_name, error) => {
    expect(await askedAnew(error)).toEqual(['orders.get,paramsido-1', 'orders.list'])
  })

  test.each([
    ['a refusal', failing(422)],
    ['nothing sent', connectionError('orders.update', 'offline')],
  ])('%s: it is as it was', async (_name, error) => {
    expect(await askedAnew(error)).toEqual([])
  })
})

describe('the audit log', () => {
  const change = { partner: 'carrier', newValue: 'car-1', source: 'orders.setCarrier' } as const
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  test('what still waits when the session ends is told nobody, and the next session does not wait for it', async () => {
    let end: (error: Error) => void = () => undefined
    const log: string[] = []
    const never = new Promise<never>((_resolve, reject) => (end = reject))
    const old = dispatcher((() => (log.push('alt'), never)) as Call)
    const next = dispatcher((() => (log.push('neu'), Promise.resolve({}))) as Call)
    for (let entry = 0; entry < 3; entry++) audit(old.context, order, change)
    await settled()
    audit(next.context, order, change)
    await settled()
    expect(log).toEqual(['alt', 'neu'])
    end(connectionError('auditLogs.create', 'aborted'))
    await settled()
    expect(log).toEqual(['alt', 'neu'])
  })

  test('one that fails does not hold up the others', async () => {
    const { call, asked } = answering(failing(500), {})
    const { context: person } = dispatcher(call)
    for (let entry = 0; entry < 2; entry++) audit(person, order, change)
    await settled()
    expect(asked).toHaveLength(2)
  })
})

test('a step that still runs on the server is no refusal', () => {
  const codes = ['UNDO_CONFLICT', 'ILLEGAL_TRANSITION', 'IDEMPOTENCY_RUNNING']
  expect(codes.filter((code) => isRefusal(failing(409, code)))).toEqual(['UNDO_CONFLICT', 'ILLEGAL_TRANSITION'])
  expect([failing(500), lost, new Error('x')].filter(isRefusal)).toEqual([])
})

test('looking again at the rest of many keeps what was done, and tells of all', async () => {
  const orders = ['a', 'b', 'c'].map((id) => Order.parse({ id, orderNumber: id, version: 1 }))
  const result = (id: string, outcome: 'changed' | 'refused') => {
    const message = outcome === 'refused' ? 'Gesperrt' : undefined
    return { id, orderNumber: id, outcome, changes: [], warnings: [], message, overridable: false, needsNotes: false }
  }
  const answer = (...refused: string[]) => ({
    results: orders.map(({ id }) => result(id, refused.includes(id) ? 'refused' : 'changed')),
  })
  const { call } = answering(answer(), answer('b'), answer(), answer())
  const { context: person } = dispatcher(call)
  const input = { kind: 'priority', priority: 'high' } as const
  const intent = {
    ...{ id: 'w', plan: orderPlan, commandId: 'orders.setPriority', title: 'Priorität Hoch' },
    ...{ context: person, records: orders, input },
  }
  const run = createBulkRun(intent, { finished: '', noAnswer: '' })
  const draft = { input, reason: '', override: false }
  const rows = () => toldRows(run.state()).map(({ record: { id }, state }) => `${id} ${state}`)
  await run.check(draft)
  await run.run(draft, intent.title)
  expect(rows()).toEqual(['a done', 'b failed', 'c done'])
  await run.retryFailed(draft)
  expect(rows()).toEqual(['b ready'])
  await run.run(draft, intent.title)
  expect(rows()).toEqual(['b done', 'a done', 'c done'])
})

test('A message takes back the step it speaks of, also when that is no longer the last one', async () => {
  const [offered, noted, undone]: [(() => void)[], string[], (string | undefined)[]] = [[], [], []]
  const { call } = answering(changed({ carrierId: 'car-1' }))
  const { context: here } = dispatcher(call, {
    notify: ({ action }) => void (action && offered.push(action.run)),
    remember: (entry) => void noted.push(entry.step),
    undo: (step) => Promise.resolve(void undone.push(step)),
  })
  await setCarrier(here, { id: 'car-1', name: 'Nord', orders: [order] })
  await setCarrier(here, { id: 'car-1', name: 'Nord', orders: [order] })
  offered[0]?.()
  expect(noted).toHaveLength(2)
  expect(undone).toEqual([noted[0]])
})
