import type { ClaimInput } from '#src/contract/claims/calls.ts'
import { pad } from '#src/domain/basics/dates.ts'
import { checkClaim, type ClaimFacts } from '#src/domain/claims/checks.ts'
import { type ClaimState, nextClaimStates, noticeUntil } from '#src/domain/claims/claims.ts'
import { claimPermission } from '#src/domain/claims/permissions.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { demand, notNow, type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'

type Claim = Row<'claims'>
type Order = Row<'orders'>

const text = (value: string | null | undefined) => value?.trim() || undefined

/** What a person says of a claim, as it is kept. */
function said({ orderId: _order, ...input }: ClaimInput): Partial<Claim> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const values = given.map(([field, value]) => {
    if (field === 'text') return [field, text(typeof value === 'string' ? value : null) ?? '']
    return [field, typeof value === 'string' ? text(value) : (value ?? undefined)]
  })
  return Object.fromEntries(values) as Partial<Claim>
}

/** Whom a claim of an order is against, and who else is in it. */
function partiesOf(
  { customerId, customerName, carrierId, carrierName }: Partial<Order & Claim>,
  against: Claim['against'],
) {
  const parties = { customerId, customerName, carrierId, carrierName }
  return { ...parties, partnerName: against === 'carrier' ? carrierName : customerName }
}

function checked(context: RuleContext, claim: ClaimFacts, fields?: readonly string[]) {
  const issues = checkClaim(claim, todayOf(context))
  return warningsOf(assertNoErrors(issues.filter(({ path }) => fields === undefined || fields.includes(path))))
}

const deadline = ({ kind, hidden, deliveredOn }: ClaimFacts) => noticeUntil({ kind, isHidden: hidden, deliveredOn })

/** A complaint about an order: 404 for one there is not, 422 `{ fieldErrors }` for what cannot be. */
export async function newClaim(context: RuleContext, input: ClaimInput) {
  const { store } = context
  const order = await store.find('orders', input.orderId ?? '')
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id: input.orderId ?? '' } })
  const isDelivered = order.status === 'DELIVERED' || order.status === 'BILLED'
  const usual = {
    ...({ kind: 'damage', state: 'open', hidden: false, text: '', photoCount: 0 } as const),
    against: order.carrierId === undefined ? ('customer' as const) : ('carrier' as const),
    ...(isDelivered && { deliveredOn: dayOfSupply(order) }),
  }
  const { orderNumber, id: orderId } = order
  const given = { ...usual, ...said(input) }
  const warnings = checked(context, given)
  const number = `REK-${todayOf(context).slice(0, 4)}-${pad(await store.next('claims'), 4)}`
  const own = { number, orderId, orderNumber, createdBy: context.session.userName, noticeUntil: deadline(given) }
  return { values: { ...given, ...own, ...partiesOf(order, given.against) }, warnings }
}

/** What a claim says instead; each field by its own permission. */
export async function changedClaim(context: RuleContext, claim: Claim, input: ClaimInput) {
  const typed = said(input)
  const fields = Object.keys(typed).filter((name) => !sameValue(Reflect.get(typed, name), Reflect.get(claim, name)))
  for (const field of fields) demand(context, claimPermission(field))
  const values = Object.fromEntries(fields.map((field) => [field, Reflect.get(typed, field)])) as Partial<Claim>
  const after = { ...claim, ...values }
  const warnings = checked(context, after, fields)
  const moved = values.against === undefined ? {} : { partnerName: partiesOf(claim, values.against).partnerName }
  return { values: { ...values, ...moved, noticeUntil: deadline(after) }, warnings }
}

/** What becomes of a claim: 409 for a state that does not follow, 422 where what it needs is not said. */
export async function setClaimState(
  context: RuleContext,
  claim: Claim,
  input: { state: ClaimState; settledCents?: number | null | undefined; reason?: string | null | undefined },
): Promise<RecordChange<'claim'>> {
  const { state } = input
  if (state === claim.state) return { row: claim, eventId: undefined }
  if (!nextClaimStates(claim.state).includes(state)) throw notNow('reason.claim.state', 'ILLEGAL_STATE')
  const settledCents = input.settledCents ?? claim.settledCents ?? claim.amountCents
  if (state === 'settled' && settledCents === undefined) assertNoErrors(errorAt('settledCents', 'required'))
  const reason = text(input.reason)
  if (state === 'rejected' && reason === undefined) assertNoErrors(errorAt('reason', 'required'))
  const values: Partial<Claim> = {
    state,
    ...(state === 'settled' && { settledCents }),
    reason: state === 'rejected' ? reason : undefined,
  }
  checked(context, { ...claim, ...values }, ['settledCents'])
  return writeRecord(context, 'claim', claim, values, {
    type: state,
    ...(reason !== undefined && { payload: { notes: reason } }),
  })
}
