import type { OwnPrices } from '#machines/wizard-session.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import { queryFor } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { hasRoomForWizard, openWizards } from '../session/open-wizards.ts'
import { noteBeginning, type Origin } from '../session/running-wizards.ts'
import { customerDraftOf } from '../session/wizard-ports.ts'
import { shownAt } from '../wizard-issues.ts'
import { resumeDraft } from './actions.late.ts'
import { copiedWizard } from '../draft/order-copy.ts'
import { newDraftId, writeDraft, type DraftEmail } from '../draft/store.ts'

/**
 * Opens a wizard with what was told of a new order, as a draft of its own, at the first field that is still open; nothing is
 * sent until the person goes on. Throws where no further wizard has room.
 */
export async function draftAsTold(
  context: CommandContext,
  told: OrderDraft,
  { origin, prices, email }: { origin: Origin; prices?: OwnPrices; email?: DraftEmail } = { origin: { kind: 'told' } },
): Promise<void> {
  const { session, services } = context
  if (!hasRoomForWizard(context)) throw new Error(services.t('wizard.reason.tooMany'))
  const data = { ...told, customer: await wholeCustomer(context, told.customer) }
  const now = Date.now()
  const id = newDraftId(session, openWizards(context))
  const { wizard, field } = copiedWizard(id, data, epochToZoned(now).date, prices)
  writeDraft(session, id, { wizard, texts: {}, keptAt: now, email })
  noteBeginning(context, id, { origin, field: field && shownAt(field) })
  resumeDraft(context, id)
}

/** A known customer with the people, numbers and terms that go with him. */
async function wholeCustomer({ services }: CommandContext, customer: CustomerDraft): Promise<CustomerDraft> {
  const { customerId } = customer
  if (customerId === undefined) return customer
  const { call, queryClient } = services
  const partner = await queryClient.fetchQuery(queryFor(call, 'partners.get', { params: { id: customerId } }))
  return { ...customerDraftOf(partner), ...customer }
}
