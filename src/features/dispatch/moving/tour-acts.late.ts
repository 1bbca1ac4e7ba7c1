import type { CommandContext } from '#src/commands/gate/command.ts'
import { Tour, type TourChanged } from '#src/contract/tours.ts'
import type { Board, PlanTour } from '#src/domain/planning/facts/board.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { boardState } from '../board/state/state.ts'
import { nameOf } from './words.ts'
import { chosenTours, pickedOf } from './chosen-tours.ts'

/** A change of tours: how it is called, and how one is sent. */
interface TourChange {
  commandId: 'tours.unplan' | 'line.open'
  title: string
  tours: readonly PlanTour[]
  send(tour: PlanTour, own: SendOwn, overrideReason?: string): Promise<TourChanged>
}

/** Changes tours of the board, each with its way back, all as one step; what stands in the way is lifted with a reason. */
async function changeTours(
  context: CommandContext,
  board: Board | undefined,
  { commandId, title, tours, send }: TourChange,
): Promise<void> {
  const { t } = context.services
  if (board === undefined) return
  const byId = new Map(tours.map((tour) => [tour.id, tour]))
  const label = (tour: PlanTour) => nameOf(pickedOf([tour]), board, t)
  await changeRecords(context, {
    kind: 'tour',
    commandId,
    title,
    records: tours.map(({ id, number, version }) => Tour.parse({ id, number, version })),
    labelOf: ({ id, number }) => (byId.has(id) ? label(byId.get(id)!) : t('carry.tour', { tour: number })),
    countOf: (count) => t('carry.tours', { count }),
    async send({ id }, own) {
      const tour = byId.get(id)
      if (tour === undefined) return undefined
      const subject = { kind: 'tour', id, label: label(tour) } as const
      const answer = await withReason(context, subject, 'orders.override', (reason) => send(tour, own, reason))
      return answer && { record: answer.tour, eventId: answer.eventId, warnings: answer.warnings }
    },
  })
}

const shownOn = ({ services }: CommandContext) => services.sessionValue(boardState).rows.current()?.board

/** Takes the tours off the board: their orders wait for a vehicle again. */
export async function unplan(context: CommandContext): Promise<void> {
  await unplanTours(context, chosenTours(context), { board: shownOn(context), commandId: 'tours.unplan' })
  context.services.sessionValue(boardState).selection.set(new Set())
}

interface UnplanRequest extends Pick<TourChange, 'commandId'> {
  board: Board | undefined
  /** Who leaves a tour that goes on with the others. */
  orderIds?: readonly string[]
}

/** Takes tours off the plan as it is known, wherever they are named. */
export async function unplanTours(
  context: CommandContext,
  tours: readonly PlanTour[],
  { board, commandId, orderIds }: UnplanRequest,
): Promise<void> {
  const { t, call } = context.services
  const body = orderIds === undefined ? {} : { orderIds: [...orderIds] }
  await changeTours(context, board, {
    commandId,
    title: t('carry.unplanned'),
    tours,
    send: ({ id, version }, own) =>
      own(['tours.unplan', id, version, body], (idempotencyKey) =>
        call('tours.unplan', { params: { id }, body, ifMatch: version, idempotencyKey }),
      ),
  })
}
