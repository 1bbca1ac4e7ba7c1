import { AUTO_SELECT_THRESHOLD, autoSelectedCarrierId, DEFAULT_RADIUS_KM, rankCarriers } from '#src/domain/matching.ts'
import { type Charge, checkCharges } from '#src/domain/charges.ts'
import {
  checkDraft,
  checkPrices,
  checkStep,
  type FieldIssue,
  invalidatesPrice,
  type OrderDraft,
  WIZARD_STEPS,
  type WizardStep,
} from '#src/domain/order-draft.ts'
import { calculatePrice, chargesOfLines, type PriceResult, withOwnPrice } from '#src/domain/pricing.ts'
import { permissionRefusal } from '#src/domain/roles.ts'
import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError } from '../../store/store.ts'
import { type RuleContext, forbidden, todayOf } from '../../core/rule-context.ts'
import { setOrderVehicle } from '../orders/assignment.ts'
import { carrierCandidates } from '../partners/candidates.ts'
import { createOrderFromDraft, type DraftDecisions, knownCustomer } from '../orders/draft.ts'
import { passIssues } from '../../core/issues.ts'

type Session = Row<'wizardSessions'>

/** The steps whose fields are typed; the rest is calculated or decided. */
export type DraftStep = 'customer' | 'cargo' | 'pickup' | 'delivery'

const DRAFT_STEPS: readonly DraftStep[] = ['customer', 'cargo', 'pickup', 'delivery']

/** How long a session lives after the last use. Source: decision B3 */
const LIFETIME = 24 * 60 * 60 * 1000

const expiry = (context: Pick<RuleContext, 'now'>) => new Date(context.now + LIFETIME).toISOString()

/** Price and carriers lie beside the session: they are results, and must not make the version of what was typed old. */
const resultId = (sessionId: string) => `${sessionId}:results`

/** The session with its results; 404 for a stranger's or unknown one, 410 when it is over. */
export async function readSession(context: Pick<RuleContext, 'store' | 'now'>, sessionId: string): Promise<Session> {
  const session = sessionId.endsWith(':results') ? undefined : await context.store.find('wizardSessions', sessionId)
  if (!session) throw notFound({ code: 'reason.missing.wizard' })
  if (session.status === 'open' && Date.parse(session.expiresAt) <= context.now) {
    throw new HttpError(410, { ...saying({ code: 'reason.wizardGone' }), code: 'GONE' })
  }
  const results = await context.store.find('wizardSessions', resultId(sessionId))
  return { ...session, price: results?.price, carriers: results?.carriers }
}

/** A session that still takes changes. */
async function openSession(context: RuleContext, sessionId: string): Promise<Session> {
  const session = await readSession(context, sessionId)
  if (session.status !== 'open') {
    throw new HttpError(409, { ...saying({ code: 'reason.wizardCompleted' }), code: 'COMPLETED' })
  }
  if (context.ifMatch !== undefined && context.ifMatch !== session.version) {
    throw new ConflictError('wizardSessions', sessionId, session)
  }
  return session
}

/** Keeps price or carriers; nothing given throws both away. */
async function keepResults(
  context: RuleContext,
  session: Session,
  results: Pick<Session, 'price' | 'carriers'>,
): Promise<void> {
  const id = resultId(session.sessionId)
  const known = await context.store.find('wizardSessions', id)
  if (known) await context.store.patch('wizardSessions', id, results)
  else if (results.price || results.carriers)
    await context.store.insert('wizardSessions', { ...session, ...results, id })
}

const isEmpty = (part: object) => Object.values(part).every((value) => value === undefined || value === '')

function stepsDone(context: RuleContext, data: OrderDraft): DraftStep[] {
  return DRAFT_STEPS.filter(
    (step) => !isEmpty(data[step]) && errorsOf(checkStep(step, data, { today: todayOf(context) })).length === 0,
  )
}

const errorsOf = (issues: readonly FieldIssue[]) => issues.filter(({ severity }) => severity === 'error')

/** What is said about the steps that are filled in. */
function issuesOf(context: RuleContext, data: OrderDraft): FieldIssue[] {
  return DRAFT_STEPS.filter((step) => !isEmpty(data[step])).flatMap((step) =>
    checkStep(step, data, { today: todayOf(context) }),
  )
}

/** The first step that is still to be done. */
function nextStep(completed: readonly string[]): WizardStep {
  return WIZARD_STEPS.find((step) => !completed.includes(step)) ?? 'create'
}

/** Starts a session, also with what was typed in a lost one. */
export async function startSession(context: RuleContext, data: Partial<OrderDraft> = {}): Promise<Session> {
  const draft: OrderDraft = { customer: {}, cargo: {}, pickup: {}, delivery: {}, ...data }
  const sessionId = context.newId('wiz')
  const completedSteps = stepsDone(context, draft)
  return context.store.insert('wizardSessions', {
    id: sessionId,
    sessionId,
    status: 'open',
    currentStep: nextStep(completedSteps),
    completedSteps,
    expiresAt: expiry(context),
    data: draft,
    issues: issuesOf(context, draft),
  })
}

/**
 * Saves one step. Errors refuse it with 422 `{ message, fieldErrors }`, warnings come along as issues. A change of
 * cargo or a stop throws away price and carriers (decision B3).
 */
export async function saveStep<S extends DraftStep>(
  context: RuleContext,
  sessionId: string,
  step: S,
  value: OrderDraft[S],
): Promise<Session> {
  const session = await openSession(context, sessionId)
  const data: OrderDraft = { ...session.data, [step]: value }
  passIssues(checkStep(step, data, { today: todayOf(context) }))
  const stale = invalidatesPrice(session.data, data)
  if (stale) await keepResults(context, session, { price: undefined, carriers: undefined })
  const kept = stale ? [] : session.completedSteps.filter((done) => done === 'price' || done === 'carrier')
  const completedSteps = [...stepsDone(context, data), ...kept]
  await context.store.patch('wizardSessions', sessionId, {
    data,
    completedSteps,
    currentStep: nextStep(completedSteps),
    issues: issuesOf(context, data),
    expiresAt: expiry(context),
  })
  return readSession(context, sessionId)
}

/** Country of the customer, of the chosen one or as typed for a new one: the VAT follows it. */
async function customerCountry(context: RuleContext, { customer }: OrderDraft): Promise<string | undefined> {
  const chosen = await knownCustomer(context, customer)
  return chosen ? chosen.country : customer.country
}

/** Calculates the price of a complete draft, or takes over the person's own; a new price asks for carriers anew. */
export async function priceSession(
  context: RuleContext,
  sessionId: string,
  input: {
    customerPrice?: number | undefined
    customerCharges?: readonly Charge[] | null | undefined
    vatRate?: number | undefined
  } = {},
): Promise<PriceResult> {
  const session = await openSession({ ...context, ifMatch: undefined }, sessionId)
  passIssues([
    ...checkDraft(session.data, { today: todayOf(context) }),
    ...checkPrices({ customerPrice: input.customerPrice, vatRate: input.vatRate }),
    ...checkCharges('customerPrice', input.customerCharges ?? []),
  ])
  const { cargo, pickup, delivery } = session.data
  const country = await customerCountry(context, session.data)
  const calculated = calculatePrice({
    cargo,
    pickup,
    delivery,
    vatRate: input.vatRate,
    customerCountry: country,
    now: context.now,
  })
  const agreed = input.customerCharges ?? undefined
  const price = input.customerPrice === undefined ? calculated : withOwnPrice(calculated, input.customerPrice, agreed)
  await keepResults(context, session, { price, carriers: undefined })
  return price
}

/** The five best carriers for a complete draft (specification 9: 85 points select by themselves, radius 50 km). */
export async function carriersForSession(
  context: RuleContext,
  sessionId: string,
  searchRadius: number = DEFAULT_RADIUS_KM,
) {
  const session = await openSession({ ...context, ifMatch: undefined }, sessionId)
  passIssues(checkDraft(session.data, { today: todayOf(context) }))
  const { cargo, pickup, delivery } = session.data
  const matches = rankCarriers(
    {
      cargo,
      pickup,
      delivery,
      radiusKm: searchRadius,
      ...(session.price ? { customerPrice: session.price.netPrice, distanceKm: session.price.distanceKm } : {}),
    },
    await carrierCandidates(context.store, { pickup, delivery }),
    todayOf(context),
  )
  const carriers = {
    matches,
    autoSelectThreshold: AUTO_SELECT_THRESHOLD,
    autoSelectedCarrierId: autoSelectedCarrierId(matches),
    searchRadius,
  }
  await keepResults(context, session, { price: session.price, carriers })
  return carriers
}

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

/** Makes the order, once: a second call answers the same order. */
export async function createSessionOrder(
  context: RuleContext & MakingContext,
  sessionId: string,
  input: DraftDecisions,
) {
  const session = await readSession(context, sessionId)
  if (session.orderId) {
    const order = await context.store.find('orders', session.orderId)
    if (!order) throw notFound({ code: 'reason.missing.order', values: { id: session.orderId } })
    return { success: true, order, warnings: [] }
  }
  const made = await createOrderFromDraft(context, session.data, {
    carrierId: input.carrierId,
    // Of an own vehicle it stands with who drives.
    overrideReason: input.vehicleId ? undefined : input.overrideReason,
    customerPrice: input.customerPrice ?? session.price?.netPrice,
    customerCharges: session.price && chargesOfLines(session.price.lines),
    carrierPrice: carrierPriceOf(context, session, input),
    vatRate: session.price?.vatRate,
  })
  const { order, warnings } = await withOwnVehicle(context, made, input)
  await context.store.patch('wizardSessions', sessionId, {
    status: 'completed',
    orderId: order.id,
    currentStep: 'create',
    completedSteps: [...WIZARD_STEPS],
  })
  return { success: true, order, warnings }
}
