import * as z from 'zod/mini'
import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { SaidReason } from '#src/contract/said-reason.ts'
import { Tour } from '#src/contract/tours.ts'
import type { Board, ResourceKey } from '#src/domain/planning/board.ts'
import type { Verdict } from '#src/domain/planning/judge.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { sendWithReason } from '#src/records/changes/reasons.ts'
import type { Said } from './understanding.ts'

interface Plan {
  board: Board
  verdict: Verdict
  /** What is planned, and where, in words. */
  name: string
  where: string
  /** What it breaks, a sentence each; lifted by a reason. */
  broken: readonly string[]
}

const Conflicts = z.object({ conflicts: z.array(z.extend(SaidReason, { message: z.string() })) })

/** Plans it as one change that can be taken back. Where the server judges otherwise it says why, and nothing has happened. */
export async function sendPlan(
  context: CommandContext,
  plan: Plan,
  { withReason }: { withReason: boolean },
): Promise<Said | void> {
  const { t, call } = context.services
  const { board, verdict, name, where, broken } = plan
  const before = board.tours.find(({ id }) => id === verdict.placement.tourId)
  try {
    await changeRecords(context, {
      kind: 'tour',
      commandId: 'line.open',
      title: t('line.done.plan', { where }),
      records: [Tour.parse({ id: before?.id, number: before?.number, version: before?.version ?? 0 })],
      labelOf: () => name,
      async send(_tour, own) {
        const send = (overrideReason?: string) => {
          const body = { ...bodyOf(plan), ...(overrideReason !== undefined && { overrideReason }) }
          return own(['tours.plan', body], async (idempotencyKey) => {
            const { tour, eventId, warnings } = await call('tours.plan', { body, idempotencyKey })
            return { record: tour, eventId, warnings }
          })
        }
        if (!withReason) return send()
        const title = t('line.reason.title', { name, where })
        const question = { title, detail: broken.join(' · '), confirmLabel: t('line.runWithReason') }
        return sendWithReason(context, { kind: 'tour', id: before?.id ?? '', label: name }, question, send)
      },
    })
  } catch (error) {
    const sentences = conflictsOf(error, context)
    if (sentences === undefined) throw error
    // What it was judged on here is not what the server holds.
    void context.services.queryClient.invalidateQueries({ queryKey: ['board.get'] })
    return { ok: false, text: sentences.join(' · ') }
  }
}

/** The tour as it shall be, and the versions it was judged on. */
function bodyOf({ board, verdict }: Plan) {
  const { resource, tourId, stops, startAt } = verdict.placement
  const before = board.tours.find(({ id }) => id === tourId)
  const orders = orderIdsOf(stops).flatMap((id) => board.orders.get(id) ?? [])
  return {
    ...(before && { tourId: before.id, version: before.version }),
    ...(resource !== undefined && carriageOf(resource)),
    stops: stops.map((stop) => ({ ...stop })),
    orders: orders.map(({ id, version }) => ({ id, version })),
    ...(startAt !== undefined && { startAt }),
  }
}

function carriageOf(resource: ResourceKey): { vehicleId: string } | { carrierId: string } {
  const id = resource.slice(resource.indexOf(':') + 1)
  return resource.startsWith('vehicle:') ? { vehicleId: id } : { carrierId: id }
}

function conflictsOf(error: unknown, { services }: CommandContext): readonly string[] | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined
  const found = Conflicts.safeParse(error.body)
  if (!found.success || found.data.conflicts.length === 0) return [error.message]
  return found.data.conflicts.map((conflict) => reasonText(conflict, services.t) ?? conflict.message)
}
