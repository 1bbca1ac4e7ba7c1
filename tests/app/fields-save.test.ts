import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { connectionError } from '#src/api/api-error.ts'
import type { Call } from '#src/contract/index.ts'
import { Order } from '#src/contract/orders/order.ts'
import { saveField } from '#src/records/fields/saving/save.ts'
import { fieldOf } from '#src/records/fields/field.ts'
import { createFieldStore } from '#src/records/fields/saving/store.ts'
import { editableOrder } from '#src/features/orders/fields/editable-order.ts'
import { context, recordingServices } from '#tests/commands/support.ts'

const order = Order.parse({ id: 'o-1', orderNumber: 'NK-1', version: 1, weight: 8000 })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Saves a weight in a session of its own; unless another server is given, the returned functions answer the calls. */
function saving(tenantId: string, server?: Call) {
  const calls: ((answer: unknown) => void)[] = []
  const call = server ?? ((() => new Promise<unknown>((resolve) => calls.push(resolve))) as Call)
  const queryClient = new QueryClient()
  const store = createFieldStore(editableOrder, { tenantId, userId: 'usr-1' })
  const field = fieldOf(editableOrder, 'weight')
  if (field === undefined) throw new Error('There is no field called weight')
  const save = (weight: number) => {
    store.start(order, field)
    const services = recordingServices([], { call, queryClient })
    return saveField(context({ services }), { fields: editableOrder, store, record: order, field, values: [weight] })
  }
  onTestFinished(() => store.end(order.id, field.id))
  return { save, calls, store }
}

test('a field sent again after a lost answer has the key it had, another value a key of its own', async () => {
  const sent: { key: string; body: string }[] = []
  const lost = connectionError('orders.update', 'timeout')
  const call = ((_name: string, { idempotencyKey: key, body }: { idempotencyKey: string; body: unknown }) => {
    sent.push({ key, body: JSON.stringify(body) })
    return Promise.reject(lost)
  }) as unknown as Call
  const { save } = saving('mainspessart', call)
  await save(9000)
  await save(9000)
  await save(7000)
  expect(sent.map(({ body }) => body)).toEqual(['{"weight":9000}', '{"weight":9000}', '{"weight":7000}'])
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('a save that never ends in one session holds up none in the next', async () => {
  const old = saving('nordkurs')
  void old.save(9000)
  await settled()
  const next = saving('elbeoder')
  const done = next.save(7000)
  await settled()
  expect([old.calls.length, next.calls.length]).toEqual([1, 1])
  next.calls[0]?.({ order: { ...order, version: 2, weight: 7000 }, warnings: [] })
  await done
  expect(next.store.of(order.id).size).toBe(0)
  expect(old.store.of(order.id).size).toBe(1)
})
