import { dueAtOf } from '#src/domain/follow-ups/follow-ups.ts'
import { dueJob } from '../resources/follow-ups/due.ts'
import type { Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import type { BaseWorld } from './base-world.ts'
import { TENANTS } from './companies/tenants.ts'

/** Days from today, wall time, whether it is the team's, what of; of an order of the status named, or of none. */
const STORIES: readonly (readonly [
  number,
  string | undefined,
  boolean,
  string,
  Row<'orders'>['status'] | undefined,
])[] = [
  [-1, '15:00', false, 'Ablieferbeleg nachfassen', 'DELIVERED'],
  [0, '09:30', false, 'Rückruf Kunde wegen Zeitfenster', 'CONFIRMED'],
  [0, undefined, true, 'Tauschpaletten mit Frachtführer klären', 'DELIVERED'],
  [0, '16:30', true, 'Fahrer der Nachtschicht einweisen', undefined],
  [1, '08:00', false, 'Preis für Dauerauftrag nachverhandeln', 'ASSIGNED'],
  [3, undefined, true, 'Versicherungsnachweis anfordern', undefined],
]

/** What dispatchers want to see again, in a world people work in. */
export async function loadFollowUps(world: World, { context, orders, all }: BaseWorld): Promise<void> {
  const rows: Row<'followUps'>[] = []
  const jobs: Row<'jobs'>[] = []
  for (const { id: tenantId, mark } of TENANTS) {
    const own = orders.filter((order) => order.tenantId === tenantId)
    const person = all.users.find((user) => user.id === `usr-${tenantId}-dispo`)
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()
    for (const [index, [offset, dueTime, isTeam, text, status]] of STORIES.entries()) {
      const order = status && own.filter((one) => one.status === status)[index]
      const dueOn = context.day(offset)
      const dueAt = dueAtOf(dueOn, dueTime)
      const isOver = Date.parse(dueAt) <= context.now
      const stamp = context.hoursAgo(30)
      const row: Row<'followUps'> = {
        ...{ id: `fup-${mark}-${index + 1}`, tenantId, version: 1, dueOn, dueTime, dueAt, text, isTeam },
        ...(order && { aboutKind: 'order', aboutId: order.id, aboutLabel: order.orderNumber }),
        ...(!isTeam && { assigneeId: person?.id, assigneeName: name }),
        ...(isOver && { toldOf: dueAt }),
        ...{ createdById: person?.id, createdBy: name, createdAt: stamp, updatedAt: stamp },
      }
      rows.push(row)
      if (!isOver) jobs.push({ ...dueJob(row.id, dueAt), tenantId, version: 1, attempts: 0, state: 'waiting' })
    }
  }
  await world.load('followUps', rows)
  await world.load('jobs', jobs)
}
