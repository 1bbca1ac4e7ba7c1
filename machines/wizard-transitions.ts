import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { isToBeFound, withMeaning, type CustomerMeaning } from '#src/domain/partners/customer-draft.ts'
import {
  checkStep,
  invalidatesPrice,
  type OrderDraft,
  WIZARD_STEPS,
  type WizardStep,
} from '#src/domain/orders/draft.ts'
import { position } from './wizard-goals.ts'
import {
  DEFAULT_RADIUS_KM,
  DRAFT_STEPS,
  type DraftPatch,
  type OwnPrices,
  type WizardContext,
  type WizardGoal,
  type WizardInput,
  type WizardSources,
} from './wizard-session.ts'

/** What the rules know about a wizard once something happened. They only ever take prices and carriers away. */
export type Change = Partial<Omit<WizardContext, 'price' | 'seenPrice' | 'carriers'>> & {
  price?: undefined
  seenPrice?: undefined
  carriers?: undefined
}

export function startContext(
  input: WizardInput | undefined,
  sources: WizardSources,
): Omit<WizardContext, 'price' | 'seenPrice' | 'carriers'> {
  const currentStep = input?.currentStep ?? 'customer'
  return {
    draftId: input?.draftId ?? sources.newKey(),
    data: { customer: {}, cargo: {}, pickup: {}, delivery: {}, ...input?.data },
    currentStep,
    completedSteps: input?.completedSteps ?? [],
    issues: [],
    sessionId: input?.sessionId,
    version: input?.version,
    savedSteps: input?.savedSteps ?? [],
    savedAt: input?.savedAt,
    radiusKm: input?.radiusKm ?? DEFAULT_RADIUS_KM,
    chosenCarrierId: input?.chosenCarrierId,
    ownVehicle: input?.ownVehicle,
    carrierDecided: input?.carrierDecided ?? false,
    overrideReason: input?.overrideReason ?? '',
    sentReason: input?.sentReason,
    prices: input?.prices ?? {},
    intentKey: input?.intentKey,
    unconfirmed: input?.unconfirmed ?? false,
    online: input?.online ?? true,
    // Price and carriers are not kept: a wizard reopened behind the typed steps asks for them again.
    goal: position(currentStep) >= position('price') ? currentStep : undefined,
    renewing: false,
    request: 0,
    recoveries: 0,
  }
}

/** The first typed step before the goal that has errors, with everything said about it. */
export function blockedBy(
  { data, prices }: WizardContext,
  goal: WizardGoal,
  today: string,
): { step: WizardStep; issues: FieldIssue[] } | undefined {
  for (const step of DRAFT_STEPS.filter((candidate) => position(candidate) < position(goal))) {
    // A customer no one could look for is looked for again on the way.
    const issues = checkStep(step, data, { today }).filter(({ code }) => code !== 'customerUnknown')
    if (hasErrors(issues)) return { step, issues }
  }
  const issues = position(goal) > position('price') ? checkPrices(prices) : []
  return hasErrors(issues) ? { step: 'price', issues } : undefined
}

const hasErrors = (issues: FieldIssue[]): boolean => issues.some(({ severity }) => severity === 'error')

/** The path of the field to put the focus on: the first error of the current step, else the first error at all. */
export function firstErrorPath({
  issues,
  currentStep,
}: Pick<WizardContext, 'issues' | 'currentStep'>): string | undefined {
  const errors = issues.filter(({ severity }) => severity === 'error')
  return (errors.find(({ path }) => stepOf(path) === currentStep) ?? errors[0])?.path
}

/** The step a field belongs to: paths of the typed steps begin with it, prices are single fields. */
export function stepOf(path: string): WizardStep | undefined {
  if (path === 'customerPrice' || path === 'carrierPrice' || path === 'vatRate') return 'price'
  return DRAFT_STEPS.find((step) => path === step || path.startsWith(`${step}.`))
}

/** The issues with those of one step replaced. */
export function withIssuesOf(step: WizardStep, issues: FieldIssue[], others: FieldIssue[]): FieldIssue[] {
  return [...others.filter(({ path }) => stepOf(path) !== step), ...issues]
}

/** What is known after typing: the values, and no price or carriers that rest on other ones. */
export function afterTyping(context: WizardContext, patch: DraftPatch, today: string): Change {
  const data = patched(context.data, patch)
  const complained = context.issues.some(({ path }) => stepOf(path) === patch.step)
  return {
    data,
    savedSteps: context.savedSteps.filter((step) => step !== patch.step),
    // Only a step that was complained about is checked while typing: no one is scolded before having finished.
    ...(complained && { issues: withIssuesOf(patch.step, checkStep(patch.step, data, { today }), context.issues) }),
    ...(invalidatesPrice(context.data, data) && withoutPrice(context)),
  }
}

/** What is known once somebody has looked for the customer. */
export function afterFinding(
  context: WizardContext,
  { meaning }: { meaning: CustomerMeaning | 'unknown' },
  today: string,
): Change {
  return afterTyping(context, { step: 'customer', values: withMeaning(context.data.customer, meaning) }, today)
}

/** Whether an answer is about the name that stands there and still is to be found. */
export function isStillMeant({ data: { customer } }: WizardContext, name: string): boolean {
  return isToBeFound(customer) && (customer.name ?? '') === name
}

/** What is known after the person set prices. Another customer's price or rate needs a new calculation. */
export function afterPricing(context: WizardContext, changes: OwnPrices): Change {
  const prices = { ...context.prices, ...changes }
  const same = prices.customerPrice === context.prices.customerPrice && prices.vatRate === context.prices.vatRate
  const issues = withIssuesOf('price', checkPrices(prices), context.issues)
  return { prices, issues, ...(!same && withoutPrice(context)) }
}

/** Without the price and everything that was chosen because of it. What was typed (the reason) stays. */
export function withoutPrice(context: WizardContext): Change {
  return { price: undefined, seenPrice: undefined, ...withoutCarriers(context), ...uncompleted(context, 'price') }
}

export function withoutCarriers(context: WizardContext): Change {
  const nobody = { chosenCarrierId: undefined, ownVehicle: undefined, carrierDecided: false }
  return { carriers: undefined, ...nobody, ...uncompleted(context, 'carrier') }
}

function uncompleted({ completedSteps }: WizardContext, from: WizardStep): Change {
  return { completedSteps: completedSteps.filter((step) => position(step) < position(from)) }
}

/** The session on the server is lost: everything typed is still here and will be replayed. */
export function afterLoss(context: WizardContext): Change {
  return {
    sessionId: undefined,
    version: undefined,
    savedSteps: [],
    price: undefined,
    carriers: undefined,
    recoveries: context.recoveries + 1,
  }
}

/** The wizard has come to its goal. */
export function afterArrival(context: WizardContext): Change {
  const { goal } = context
  if (goal === undefined || goal === 'order') return { goal: undefined, error: undefined, recoveries: 0 }
  return { ...approached(context, goal), goal: undefined, error: undefined, recoveries: 0 }
}

/** On a step, with all before it completed. */
export function approached({ completedSteps }: WizardContext, step: WizardStep): Change {
  const completed = WIZARD_STEPS.filter(
    (candidate) => completedSteps.includes(candidate) || position(candidate) < position(step),
  )
  return { currentStep: step, completedSteps: completed }
}

/** Whether the order would be made at another price than the person has seen. */
export function isAnotherPrice({ price, seenPrice, goal }: WizardContext): boolean {
  if (goal !== 'order' || price === undefined || seenPrice === undefined) return false
  return price.netPrice !== seenPrice.netPrice || price.vatRate !== seenPrice.vatRate
}

/** A carrier with blockers needs a reason; going without a carrier, or with one from elsewhere, does not. */
export function mayChoose(context: WizardContext, carrierId: string | undefined, reason: string): boolean {
  const match = context.carriers?.find((candidate) => candidate.carrierId === carrierId)
  return match === undefined || match.blockers.length === 0 || reason.trim() !== ''
}

/**
 * The reason belongs to the order only when the chosen carrier, or the own vehicle, has something to override. After a reload
 * no one knows the carriers; what was sent before is sent again.
 */
export function reasonNeeded({
  carriers,
  chosenCarrierId,
  ownVehicle,
  overrideReason,
  sentReason,
}: Pick<WizardContext, 'carriers' | 'chosenCarrierId' | 'ownVehicle' | 'overrideReason' | 'sentReason'>):
  | string
  | undefined {
  if (ownVehicle) return ownVehicle.overrideReason
  if (carriers === undefined) return sentReason
  const match = carriers?.find(({ carrierId }) => carrierId === chosenCarrierId)
  return match !== undefined && match.blockers.length > 0 ? overrideReason : undefined
}

function patched(data: OrderDraft, patch: DraftPatch): OrderDraft {
  if (patch.step === 'customer') return { ...data, customer: { ...data.customer, ...patch.values } }
  if (patch.step === 'cargo') return { ...data, cargo: { ...data.cargo, ...patch.values } }
  if (patch.step === 'pickup') return { ...data, pickup: { ...data.pickup, ...patch.values } }
  return { ...data, delivery: { ...data.delivery, ...patch.values } }
}
