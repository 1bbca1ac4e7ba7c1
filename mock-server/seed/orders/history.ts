import type { FieldChange } from '#src/contract/orders/events.ts'
import type { Row } from '../../store/models.ts'
import { orderMoments } from './moments.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'

type Event = Row<'events'>

/** What is needed to tell a history: chance by key, wall times, and the people of the tenant. */
export type HistoryContext = Pick<SeedContext, 'at' | 'random'> & { users: readonly Row<'users'>[] }

const change = (field: string, from: unknown, to: unknown): FieldChange => ({ field, from, to })
const statusChange = (from: string, to: string) => [change('status', from, to)]

/**
 * The three to eight events that made a seeded order what it is, oldest first. The same order gives the same history,
 * so that large worlds need not hold it.
 */
export function seededHistory(order: Row<'orders'>, context: HistoryContext): Event[] {
  const random = context.random(`history:${order.id}`)
  const latest = Date.parse(order.updatedAt ?? '') + 120_000
  const moments = orderMoments(order, context, latest)
  const by = (...roles: string[]) => {
    const people = context.users.filter(({ role = '' }) => roles.includes(role))
    return people.length > 0 ? random.pick(people) : undefined
  }
  const events: Event[] = []
  const add = (
    at: number,
    type: string,
    actor: Row<'users'> | undefined,
    changedFields: FieldChange[],
    payload?: Event['payload'],
  ) => {
    events.push({
      id: `evt-${order.id}-${events.length + 1}`,
      tenantId: order.tenantId,
      version: 1,
      kind: 'order',
      recordId: order.id,
      type,
      createdAt: iso(at),
      actorId: actor?.id,
      actorName: actor?.name ?? 'System',
      changedFields,
      payload,
    })
  }
  const maker = context.users.find(({ id }) => id === order.createdById) ?? by('sales', 'dispatcher')
  const disponent = by('dispatcher')
  add(moments.created, 'created', maker, [], { source: order.isFromOCR ? 'ocr' : 'manual' })
  add((moments.created + moments.priced) / 2, 'note', maker, [], {
    text: order.internalNotes ?? 'Auftrag per E-Mail eingegangen',
  })
  if (order.customerPrice === undefined)
    add(moments.priced, 'updated', maker, [change('weight', undefined, order.weight)])
  else add(moments.priced, 'priced', maker, [change('customerPrice', undefined, order.customerPrice)])
  if (moments.confirmed) add(moments.confirmed, 'status_changed', maker, statusChange('CREATED', 'CONFIRMED'))
  if (moments.assigned)
    add(moments.assigned, 'assigned', disponent, [...assignment(order), ...statusChange('CONFIRMED', 'ASSIGNED')])
  if (moments.departed) add(moments.departed, 'status_changed', disponent, statusChange('ASSIGNED', 'IN_TRANSIT'))
  if (moments.delivered) add(moments.delivered, 'status_changed', disponent, statusChange('IN_TRANSIT', 'DELIVERED'))
  if (moments.billed) add(moments.billed, 'status_changed', by('finance'), statusChange('DELIVERED', 'BILLED'))
  if (moments.cancelled)
    add(moments.cancelled, 'status_changed', maker, statusChange('CREATED', 'CANCELLED'), {
      notes: 'Kunde hat storniert',
    })
  return events
}

/** Carrier or vehicle with the driver, as the assignment set them. */
function assignment(order: Row<'orders'>): FieldChange[] {
  const fields = [
    'carrierId',
    'carrierName',
    'carrierPrice',
    'assignedVehicleId',
    'vehiclePlate',
    'trailerPlate',
    'vehicleType',
    'driverName',
    'driverPhone',
  ] as const
  return fields.flatMap((field) => (order[field] === undefined ? [] : [change(field, undefined, order[field])]))
}
