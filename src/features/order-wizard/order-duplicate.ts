import type { CommandContext } from '#src/commands/command.ts'
import { orderByIdQuery } from '#src/api/order-query.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { resumeDraft } from './draft-actions.ts'
import { newDraftId, writeDraft } from './draft-store.ts'
import { openWizards } from './open-wizards.ts'
import { copiedWizard, draftOfOrder } from './order-copy.ts'
import { noteBeginning } from './running-wizards.ts'
import { shownAt } from './wizard-issues.ts'

/** Opens a wizard with what an order holds, as a draft of its own; nothing is sent until the person goes on. */
export async function duplicateOrder(context: CommandContext, orderId: string): Promise<void> {
  const { session, services } = context
  const { call, queryClient } = services
  const order = await queryClient.fetchQuery(orderByIdQuery(call, orderId))
  const now = Date.now()
  const id = newDraftId(session, openWizards(context))
  const { wizard, field } = copiedWizard(id, draftOfOrder(order), epochToZoned(now).date)
  writeDraft(session, id, { wizard, texts: {}, keptAt: now })
  noteBeginning(queryClient, id, {
    origin: { kind: 'copy', of: order.orderNumber || order.id },
    field: field && shownAt(field),
  })
  resumeDraft(context, id)
}
