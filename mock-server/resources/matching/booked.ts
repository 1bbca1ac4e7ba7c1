import type { MatchSubject } from '#src/contract/matching/proposals.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { historyOf } from '../../write/history.ts'

type Order = Row<'orders'>

/** Types of events by which an order gets its carrier or its vehicle. */
const BY: readonly string[] = ['assigned', 'accepted']

/** Whom an order is booked with, who did that and when; nothing where it still waits. */
export async function bookingOf(store: Store, order: Order): Promise<MatchSubject['bookedBy']> {
  if (order.carrierId === undefined && order.assignedVehicleId === undefined) return undefined
  const carrierName = order.carrierName ?? order.vehiclePlate ?? ''
  const accepted = await store.first('matches', { orderId: order.id, status: 'accepted' })
  if (accepted?.acceptedAt) return { carrierName, by: accepted.acceptedBy ?? 'System', at: accepted.acceptedAt }
  const events = (await historyOf({ store }, { kind: 'order', id: order.id })).filter(({ type }) => BY.includes(type))
  const last = events.at(-1)
  const [by, at] = [last?.actorName ?? order.createdBy ?? 'System', last?.createdAt ?? order.statusSince ?? '']
  return { carrierName, by, at }
}

/** 409 for an order that somebody has given away already, with who and when. */
export async function refuseBooked(store: Store, order: Order): Promise<void> {
  const booked = await bookingOf(store, order)
  if (booked) throw alreadyAccepted(booked)
}

export function alreadyAccepted({ by: name, at }: { by: string; at: string }): HttpError {
  const moment = Date.parse(at)
  const time = Number.isNaN(moment) ? '–' : epochToZoned(moment).time
  const reason = { code: 'reason.match.accepted', values: { name, time } } as const
  return new HttpError(409, { ...refusalBody(reason), code: 'ALREADY_ACCEPTED' })
}
