import type { CommandContext } from '#src/commands/gate/command.ts'
import { orderByIdQuery } from '#src/entities/orders/order-query.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { resumeDraft } from './actions.late.ts'
import { newDraftId, writeDraft } from '../draft/store.ts'
import { openWizards } from '../session/open-wizards.ts'
import { agreedPrices, copiedWizard, draftOfOrder } from '../draft/order-copy.ts'
import { noteBeginning } from '../session/running-wizards.ts'
import { shownAt } from '../wizard-issues.ts'

/** Opens a wizard with what an order holds, as a draft of its own; nothing is sent until the person goes on. */
export async function duplicateOrder(context: CommandContext, orderId: string): Promise<void> {
  const { session, services } = context
  const { call, queryClient } = services
  const order = await queryClient.fetchQuery(orderByIdQuery(call, orderId))
  const now = Date.now()
  const id = newDraftId(session, openWizards(context))
  const { wizard, field } = copiedWizard(id, draftOfOrder(order), epochToZoned(now).date, agreedPrices(order))
  writeDraft(session, id, { wizard, texts: {}, keptAt: now })
  noteBeginning(context, id, {
    origin: { kind: 'copy', of: order.orderNumber || order.id },
    field: field && shownAt(field),
  })
  resumeDraft(context, id)
}
