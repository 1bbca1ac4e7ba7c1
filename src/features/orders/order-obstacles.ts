import type { CommandContext } from '#src/commands/gate/command.ts'
import type { TextQuestion } from '#src/commands/gate/question.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import * as reasons from '#src/records/changes/reasons.ts'
import { onVersion as onRecordVersion } from '#src/records/changes/versions.ts'
import { orderLabel } from './order-changes.ts'
import { valueText } from './order-values.ts'

type Answer = Promise<OrderChanged | undefined>

const subjectOf = (order: Order): reasons.Subject => ({ kind: 'order', id: order.id, label: orderLabel(order) })

/** Asks for a reason and sends with it; what was typed stays until it is done. */
export function sendWithReason(
  context: CommandContext,
  order: Order,
  question: reasons.ReasonQuestion,
  send: (reason: string) => Answer,
): Answer {
  return reasons.sendWithReason(context, subjectOf(order), question, send)
}

/** Sends a change; what the server refuses without a reason is asked for and sent again. Source: decisions B1, B5 */
export function withReason(
  context: CommandContext,
  order: Order,
  send: (reason: string | undefined) => Answer,
  question?: Pick<TextQuestion, 'title'>,
): Answer {
  return reasons.withReason(context, subjectOf(order), 'orders.override', send, question)
}

/** Fields that are set by one command of their own. */
type OwnField = 'status' | 'carrierName' | 'vehiclePlate' | 'driverName' | 'customerName' | 'priority'

/** A way to send a change of one field with the version it started from (decision A21). */
export function onVersion(
  context: CommandContext,
  order: Order,
  field: OwnField,
): (send: (ifMatch: number) => Answer) => Answer {
  const { t } = context.services
  return onRecordVersion(context, 'order', order, {
    field,
    title: (current) => t('changes.versionConflict.title', { name: current.orderNumber }),
    detail: (current) =>
      t('changes.versionConflict.field', {
        field: t(`orders.field.${field}`),
        value: valueText(field, current[field], t, formatFor(currentLanguage()), current.currency),
      }),
  })
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
