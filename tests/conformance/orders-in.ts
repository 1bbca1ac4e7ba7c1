import type { createMockServer } from '#mock-server/index.ts'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { NOW } from './wire.ts'

/** A moment so many milliseconds before the clock of the wire. */
export const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

/**
 * Makes orders of Nordkurs in any status, each under a number of its own: they lack nothing, and have a loaded transport
 * where their status has one. `more` replaces fields.
 */
export function ordersIn(server: ReturnType<typeof createMockServer>) {
  const store = server.store('nordkurs')
  let made = 0
  return async (status: OrderStatus, more: object = {}): Promise<string> => {
    await server.ready
    const known = await store.find('orders', 'NK-2026-004711')
    const truck = await store.find('transports', 'tra-nk004711')
    if (!known || !truck) throw new Error('The order everybody knows is missing')
    const id = `NK-2026-9${String((made += 1)).padStart(5, '0')}`
    const hasTransport = ['ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'BILLED'].includes(status)
    if (hasTransport) await store.insert('transports', { ...truck, id: `tra-${id}`, orderId: id, status: 'LOADED' })
    await store.insert('orders', {
      ...known,
      transportId: hasTransport ? `tra-${id}` : undefined,
      transportStatus: hasTransport ? 'LOADED' : undefined,
      id,
      orderNumber: id,
      status,
      statusSince: ago(10 * 60_000),
      proofOfDeliveryVerified: true,
      version: 1,
      ...more,
    })
    return id
  }
}
