import * as z from 'zod/mini'
import { isApiError } from '#src/api/api-error.ts'
import type { CarriedItem, CarryAnswer } from '#machines/carry.machine.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { SaidReason } from '#src/contract/basics/said-reason.ts'
import { Tour } from '#src/contract/tours.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { sendWithReason } from '#src/records/changes/reasons.ts'
import { nameOf, rowName } from './words.ts'
import { planTitle } from '#src/entities/planning/plan-text.ts'

/** What is sent: what is carried, proposed or said in a line, judged on the board the person sees. */
export interface Plan extends Pick<CarriedItem, 'picked'> {
  board: Board
  verdict: Verdict
}

const Conflicts = z.object({ conflicts: z.array(z.extend(SaidReason, { message: z.string() })) })

/**
 * Plans it on the server as one change that can be taken back. Where the server judges otherwise its sentences come back, and
 * the plan stays in hand; what gets no answer is thrown.
 */
export async function sendPlan(
  context: CommandContext,
  plan: Plan,
  { withReason = false, commandId = 'carry.drop' }: { withReason?: boolean; commandId?: string } = {},
): Promise<CarryAnswer> {
  const { t } = context.services
  const { board, verdict, picked } = plan
  const where = rowName(verdict.placement.resource, board, t)
  const name = nameOf(picked, board, t)
  const before = board.tours.find(({ id }) => id === verdict.placement.tourId)
  let isPlanned = false
  try {
    await changeRecords(context, {
      kind: 'tour',
      commandId,
      title: t('carry.planned.title', { where }),
      records: [Tour.parse({ id: before?.id ?? '', number: before?.number ?? '', version: before?.version ?? 0 })],
      labelOf: () => name,
      message: () => t('carry.planned', { name, where }),
      async send(_tour, own) {
        const send = (overrideReason?: string) => {
          const body = bodyOf(plan, overrideReason)
          return own(['tours.plan', body], async (idempotencyKey) => {
            const { tour, eventId, warnings } = await context.services.call('tours.plan', { body, idempotencyKey })
            isPlanned = true
            return { record: tour, eventId, warnings }
          })
        }
        if (!withReason) return send()
        const subject = { kind: 'tour', id: before?.id ?? '', label: name } as const
        return sendWithReason(context, subject, reasonQuestion(plan, { name, where }, t), send)
      },
    })
  } catch (error) {
    const sentences = conflictsOf(error, context)
    if (sentences === undefined) throw error
    // What it was judged on here is not what the server holds.
    void context.services.queryClient.invalidateQueries({ queryKey: ['board.get'] })
    return { sentences }
  }
  return isPlanned ? 'planned' : 'turnedAway'
}

function reasonQuestion({ verdict }: Plan, words: { name: string; where: string }, t: Translate) {
  const lines = verdict.violations.map((violation) => planTitle(violation, t))
  const confirmLabel = t('carry.dropWithReason')
  if (lines.length === 0) return { title: t('carry.reason.titleFree', words), confirmLabel }
  return {
    title: t('carry.reason.title', { ...words, count: lines.length }),
    detail: lines.join(' · '),
    confirmLabel,
  }
}

/** What is planned, with the times a person has set; the rest follows from the way. */
function bodyOf({ board, verdict }: Plan, overrideReason: string | undefined) {
  const { resource, tourId, stops, startAt } = verdict.placement
  const before = board.tours.find(({ id }) => id === tourId)
  const [kind, id] = resource === undefined ? [] : parts(resource)
  return {
    ...(before && { tourId: before.id, version: before.version }),
    ...(kind === 'vehicle' && { vehicleId: id }),
    ...(kind === 'carrier' && { carrierId: id }),
    stops: stops.map((stop) => ({ ...stop })),
    orders: orderIdsOf(stops)
      .flatMap((orderId) => board.orders.get(orderId) ?? [])
      .map(({ id: orderId, version }) => ({ id: orderId, version })),
    ...(startAt !== undefined && { startAt }),
    ...(overrideReason !== undefined && { overrideReason }),
  }
}

function parts(resource: string): [kind: string, id: string] {
  const colon = resource.indexOf(':')
  return [resource.slice(0, colon), resource.slice(colon + 1)]
}

/** The sentences of a server that judges otherwise; undefined for any other failure. */
function conflictsOf(error: unknown, { services }: CommandContext): readonly string[] | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined
  const found = Conflicts.safeParse(error.body)
  if (!found.success || found.data.conflicts.length === 0) return [error.message]
  return found.data.conflicts.map((conflict) => reasonText(conflict, services.t) ?? conflict.message)
}
