import * as z from 'zod/mini'
import { isApiError, type ApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'
import type { TextQuestion } from '#src/commands/question.ts'
import { Order } from '#src/contract/order.ts'
import type { OrderChanged } from '#src/contract/order-events.ts'
import { may } from '#src/domain/roles.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { isDoubtful, showAnew } from './order-changes.ts'
import { valueText } from './order-values.ts'
import { putOrders } from './orders.queries.ts'

type Answer = Promise<OrderChanged | undefined>

const Conflicts = z.object({ conflicts: z.array(z.object({ severity: z.string(), message: z.string() })) })

/** The sentences of a refusal that a reason lifts; undefined when nothing would. */
function liftable(context: CommandContext, error: unknown): readonly string[] | undefined {
  if (!isApiError(error)) return undefined
  if (error.fieldErrors?.some(({ path }) => path === 'notes') === true) return [error.message]
  if (error.code !== 'CONFLICTS' || !may(context.session.role, 'orders.override')) return undefined
  return blockingSentences(error)
}

function blockingSentences(error: ApiError): readonly string[] {
  const found = Conflicts.safeParse(error.body)
  if (!found.success) return [error.message]
  return found.data.conflicts.filter(({ severity }) => severity === 'block').map(({ message }) => message)
}

/** What a question for a reason says; the rest is the same for all. */
type ReasonQuestion = Pick<TextQuestion, 'title' | 'detail' | 'confirmLabel'>

/**
 * Asks for a reason and sends with it. The question stands until the change is done or the person turns away: what she has
 * typed is never lost to a failing network (decision A17).
 */
export async function sendWithReason(
  context: CommandContext,
  order: Order,
  question: ReasonQuestion,
  send: (reason: string) => Answer,
): Answer {
  const { t, ask } = context.services
  let answer: OrderChanged | undefined
  await ask({
    ...question,
    label: t('orders.reason'),
    required: true,
    async send(reason) {
      try {
        answer = await send(reason)
      } catch (error) {
        if (isDoubtful(error)) showAnew(context, [order.id])
        throw error
      }
      return answer !== undefined
    },
  })
  return answer
}

/**
 * Sends a change; where the server refuses it, but would not with a reason, shows what is in the way, asks for the reason
 * of those who may give one, and sends it again. `question` are the words around it. Source: decisions B1, B5
 */
export async function withReason(
  context: CommandContext,
  order: Order,
  send: (reason: string | undefined) => Answer,
  question?: Pick<TextQuestion, 'title'>,
): Answer {
  try {
    return await send(undefined)
  } catch (error) {
    const sentences = liftable(context, error)
    if (sentences === undefined) throw error
    const { t } = context.services
    const asked = {
      title: t('orders.conflicts.title', { name: order.orderNumber, count: sentences.length }),
      detail: sentences.join(' · '),
      confirmLabel: t('orders.conflicts.override'),
      ...question,
    }
    return sendWithReason(context, order, asked, send)
  }
}

const Current = z.object({ current: Order })

/** The order as it is now, out of a 409 of version (decision A21). */
export function currentOf(error: unknown): Order | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined
  return Current.safeParse(error.body).data?.current
}

/** Fields that are set by one command of their own. */
type OwnField = 'carrierName' | 'vehiclePlate' | 'driverName' | 'customerName' | 'priority'

/**
 * A way to send a change with the version it started from. If somebody has changed the order meanwhile, but not this field,
 * it is sent again; if this field, the person decides with the other's value before her eyes. What she has decided upon is
 * kept: sent once more, say with a reason, it asks only about what is newer still.
 */
export function onVersion(
  context: CommandContext,
  order: Order,
  field: OwnField,
): (send: (ifMatch: number) => Answer) => Answer {
  let seen = order
  return async (send) => {
    try {
      return await send(seen.version)
    } catch (error) {
      const current = currentOf(error)
      if (current === undefined) throw error
      putOrders(context.services.queryClient, [current])
      if (current[field] !== seen[field] && !(await isWantedOver(context, current, field))) return undefined
      seen = current
      return send(current.version)
    }
  }
}

/** Sends a change once with the version it started from; see `onVersion`. */
export function withVersion(
  context: CommandContext,
  order: Order,
  field: OwnField,
  send: (ifMatch: number) => Answer,
): Answer {
  return onVersion(context, order, field)(send)
}

/** Whether what somebody else has set is to be written over; what is left says so. */
async function isWantedOver({ services }: CommandContext, current: Order, field: OwnField): Promise<boolean> {
  const { t } = services
  const title = t('orders.versionConflict.title', { name: current.orderNumber })
  const isWanted = await services.confirm({
    title,
    detail: t('orders.versionConflict.field', {
      field: t(`orders.field.${field}`),
      value: valueText(field, current[field], t, formatFor(currentLanguage()), current.currency),
    }),
    confirmLabel: t('orders.versionConflict.overwrite'),
    late: true,
  })
  if (!isWanted) services.notify({ type: 'info', message: title, detail: t('app.undoConflict.kept') })
  return isWanted
}
