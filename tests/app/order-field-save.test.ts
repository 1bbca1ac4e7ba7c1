import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '#src/contract/index.ts'
import { Order } from '#src/contract/order.ts'
import { saveField } from '#src/features/orders/order-field-save.ts'
import { openFields } from '#src/features/orders/order-field-store.ts'
import { orderField } from '#src/features/orders/order-fields.ts'
import { context, recordingServices } from '#tests/commands/support.ts'

const order = Order.parse({ id: 'o-1', orderNumber: 'NK-1', version: 1, weight: 8000 })
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Saves a weight in a session of its own; the call is answered by the returned function. */
function saving(tenantId: string) {
  const calls: ((answer: unknown) => void)[] = []
  const call = (() => new Promise<unknown>((resolve) => calls.push(resolve))) as Call
  const queryClient = new QueryClient()
  const owner = { tenantId, userId: 'usr-1', scope: queryClient }
  const field = orderField('weight')
  if (field === undefined) throw new Error('There is no field called weight')
  const save = (weight: number) => {
    openFields.start(owner, order, field)
    const services = recordingServices([], { call, queryClient })
    return saveField(context({ services }), { owner, order, field, values: [weight] })
  }
  onTestFinished(() => openFields.end(owner, order.id, field.id))
  return { save, calls, owner }
}

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
  expect(openFields.of(next.owner, order.id).size).toBe(0)
  expect(openFields.of(old.owner, order.id).size).toBe(1)
})
