import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import {
  checkStep,
  invalidatesPrice,
  type OrderDraft,
  WIZARD_STEPS,
  type WizardStep,
} from '#src/domain/orders/draft.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError } from '../../store/store.ts'
import { creditIssues } from '../partners/credit.ts'
import { partnerNow } from '../partners/former.ts'
import { expiry, scheduleExpiry, isOver, LIFETIME, resultId } from './expiry.ts'

export type Session = Row<'wizardSessions'>

/** The steps whose fields are typed; the rest is calculated or decided. */
export type DraftStep = 'customer' | 'cargo' | 'pickup' | 'delivery'

const DRAFT_STEPS: readonly DraftStep[] = ['customer', 'cargo', 'pickup', 'delivery']

/** The session with its results; 404 for a stranger's or unknown one, 410 when it is over. */
export async function readSession(context: Pick<RuleContext, 'store' | 'now'>, sessionId: string): Promise<Session> {
  const session = sessionId.endsWith(':results') ? undefined : await context.store.find('wizardSessions', sessionId)
  if (!session) throw notFound({ code: 'reason.missing.wizard' })
  if (isOver(session, context.now)) {
    throw new HttpError(410, { ...refusalBody({ code: 'reason.wizardGone' }), code: 'GONE' })
  }
  const results = await context.store.find('wizardSessions', resultId(sessionId))
  return { ...session, price: results?.price, carriers: results?.carriers }
}

/** A session that still takes changes. */
export async function openSession(context: RuleContext, sessionId: string): Promise<Session> {
  const session = await readSession(context, sessionId)
  if (session.status !== 'open') {
    throw new HttpError(409, { ...refusalBody({ code: 'reason.wizardCompleted' }), code: 'COMPLETED' })
  }
  if (context.ifMatch !== undefined && context.ifMatch !== session.version) {
    throw new ConflictError('wizardSessions', sessionId, session)
  }
  return session
}

/** Keeps price or carriers; nothing given throws both away. */
export async function keepResults(
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

/** What is said about the steps that are filled in, and that a known customer owes more than he may already. */
async function issuesOf(context: RuleContext, data: OrderDraft): Promise<FieldIssue[]> {
  const { customerId } = data.customer
  const customer = customerId ? await partnerNow(context.store, customerId) : undefined
  return [
    ...DRAFT_STEPS.filter((step) => !isEmpty(data[step])).flatMap((step) =>
      checkStep(step, data, { today: todayOf(context) }),
    ),
    ...(await creditIssues(context.store, customer, 0, 'customer.customerId')),
  ]
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
  await scheduleExpiry(context.store, context.now + LIFETIME)
  return context.store.insert('wizardSessions', {
    id: sessionId,
    sessionId,
    status: 'open',
    currentStep: nextStep(completedSteps),
    completedSteps,
    expiresAt: expiry(context),
    data: draft,
    issues: await issuesOf(context, draft),
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
  assertNoErrors(checkStep(step, data, { today: todayOf(context) }))
  const stale = invalidatesPrice(session.data, data)
  if (stale) await keepResults(context, session, { price: undefined, carriers: undefined })
  const kept = stale ? [] : session.completedSteps.filter((done) => done === 'price' || done === 'carrier')
  const completedSteps = [...stepsDone(context, data), ...kept]
  await context.store.patch('wizardSessions', sessionId, {
    data,
    completedSteps,
    currentStep: nextStep(completedSteps),
    issues: await issuesOf(context, data),
    expiresAt: expiry(context),
  })
  return readSession(context, sessionId)
}
