import { addDays, type PlainDate } from '../../basics/dates.ts'
import type { AbsenceKind } from '../../drivers/statuses.ts'
import type { Board, Resource } from './board.ts'
import { epochOf } from './calendar.ts'

/** Why a row is not driven for a time: the vehicle is in the workshop, blocked or gone, or its driver is away. */
type HoldKind = 'workshop' | 'blocked' | 'outOfService' | AbsenceKind

/** A time in which a row is not driven, milliseconds since 1970; `until` is its last day, none where no one knows it. */
export interface Hold {
  from: number
  to: number
  kind: HoldKind
  until?: PlainDate | undefined
}

/** What a hold says beside its time. */
interface HeldDays {
  kind: HoldKind
  from: PlainDate
  to?: PlainDate | undefined
}

function heldDays({ blocks, outOfServiceSince, driver }: Resource): HeldDays[] {
  return [
    ...blocks.map(({ kind, from, to }): HeldDays => ({ kind: kind === 'workshop' ? kind : 'blocked', from, to })),
    ...(outOfServiceSince === undefined ? [] : [{ kind: 'outOfService' as const, from: outOfServiceSince }]),
    ...(driver?.absences ?? []),
  ]
}

/** The times of some days in which a row is not driven, the earliest first. A day is held from midnight to midnight. */
export function holdsOf(resource: Resource, { from, to }: Pick<Board, 'from' | 'to'>): Hold[] {
  const start = epochOf(from, '00:00') ?? 0
  const end = epochOf(addDays(to, 1), '00:00') ?? Infinity
  return heldDays(resource)
    .flatMap(({ kind, from: first, to: last }): Hold[] => {
      const begin = Math.max(start, epochOf(first, '00:00') ?? Infinity)
      const over = last === undefined ? end : Math.min(end, epochOf(addDays(last, 1), '00:00') ?? end)
      return begin < over ? [{ from: begin, to: over, kind, until: last }] : []
    })
    .toSorted((a, b) => a.from - b.from)
}
