import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { WIZARD_STEPS } from '#src/domain/orders/draft.ts'
import { chargesOfLines } from '#src/domain/prices/own-price.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { notFound } from '../../core/http-error.ts'
import type { KeptFiles } from '../../ports/kept-files.ts'
import { decisionsOf, emailForOrder, makeOf } from '../emails/create-order.ts'
import { forbidden, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { setOrderVehicle } from '../orders/assignment/vehicle.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import type { DraftDecisions } from '../orders/draft/decisions.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { readSession, type Session } from './sessions.ts'

/** The price of the carrier: what was proposed, or another one by somebody who may set it. */
function carrierPriceOf(context: RuleContext, session: Session, input: DraftDecisions): number | undefined {
  if (!input.carrierId) return undefined
  const proposed = session.carriers?.matches.find(({ carrierId }) => carrierId === input.carrierId)?.estimatedCost
  if (input.carrierPrice === undefined || input.carrierPrice === proposed) return proposed
  const refusal = permissionRefusal(context.session.role, 'orders.setCarrierPrice')
  if (refusal) throw forbidden(refusal)
  return input.carrierPrice
}

/** The order on the own vehicle that was chosen, by the rules of every assignment; what speaks against it refuses the whole. */
async function withOwnVehicle(
  context: RuleContext,
  made: { order: Row<'orders'>; warnings: FieldIssue[] },
  { vehicleId, overrideReason }: Pick<DraftDecisions, 'vehicleId' | 'overrideReason'>,
) {
  if (!vehicleId) return made
  const { order } = await setOrderVehicle({ ...context, ifMatch: undefined }, made.order.id, {
    vehicleId,
    overrideReason,
  })
  return { ...made, order }
}

/** The document an order was read from belongs to it from now on, unless somebody has said another one. */
async function attach(context: RuleContext, documentId: string, orderId: string): Promise<void> {
  const document = await context.store.find('documents', documentId)
  if (!document || document.orderId !== undefined) return
  const plain = { ...context, ifMatch: undefined }
  await act(plain, { kind: 'document', id: documentId }, { type: 'updated' }, () =>
    context.store.patch('documents', documentId, { orderId }),
  )
}

interface ReadFrom {
  documentId?: string | undefined
  emailId?: string | undefined
  /** One more of an e-mail there is an order of. */
  another?: boolean | undefined
}

/** Makes the order, once: a second call answers the same order. `eventId` takes it back where it was made of an e-mail. */
export async function createSessionOrder(
  context: MakingContext & { keptFiles: KeptFiles },
  sessionId: string,
  { documentId, emailId, another = false, ...input }: DraftDecisions & ReadFrom,
) {
  const session = await readSession(context, sessionId)
  if (session.orderId) {
    const order = await context.store.find('orders', session.orderId)
    if (!order) throw notFound({ code: 'reason.missing.order', values: { id: session.orderId } })
    return { success: true, order, warnings: [], eventId: undefined }
  }
  const email = emailId === undefined ? undefined : await emailForOrder(context, emailId, another)
  const decisions: DraftDecisions = {
    carrierId: input.carrierId,
    // Of an own vehicle it stands with who drives.
    overrideReason: input.vehicleId ? undefined : input.overrideReason,
    customerPrice: input.customerPrice ?? session.price?.netPrice,
    customerCharges: session.price && chargesOfLines(session.price.lines),
    carrierPrice: carrierPriceOf(context, session, input),
    vatRate: session.price?.vatRate,
    ...(email && decisionsOf(email)),
  }
  const make = async () => withOwnVehicle(context, await createOrderFromDraft(context, session.data, decisions), input)
  const { made, eventId } =
    email === undefined ? { made: await make(), eventId: undefined } : await makeOf(context, email, make)
  const { order, warnings } = made
  if (documentId !== undefined) await attach(context, documentId, order.id)
  await context.store.patch('wizardSessions', sessionId, {
    status: 'completed',
    orderId: order.id,
    currentStep: 'create',
    completedSteps: [...WIZARD_STEPS],
  })
  return { success: true, order, warnings, eventId }
}
