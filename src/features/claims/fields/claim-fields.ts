import type { ClaimInput } from '#src/contract/claims/calls.ts'
import type { Claim } from '#src/contract/claims/claim.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { checkClaim, MOST_CLAIM_TEXT } from '#src/domain/claims/checks.ts'
import { CLAIM_KINDS, CLAIM_SIDES } from '#src/domain/claims/claims.ts'
import { claimPermission } from '#src/domain/claims/permissions.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { claimState } from '#src/entities/claims/claim-words.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, flagKind, longKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { centsKind } from '#src/records/fields/kinds/measure-kinds.ts'

type ClaimField = Field<Claim>

const update: FieldEndpoint<Claim> = async (call, { id, ...request }) => {
  const { claim, eventId, warnings } = await call('claims.update', { params: { id }, ...request })
  return { record: claim, eventId, warnings }
}

type Property = keyof ClaimInput & keyof Claim & string

const field = (prop: Property, kind: FieldKind<Claim>, label: TextKey): ClaimField => ({
  ...{ id: prop, kind, label, name: label, props: [prop], endpoint: update, commandId: 'claims.edit' },
  permission: claimPermission(prop),
})

const kind = choiceKind<Claim>(CLAIM_KINDS, (value, { t }) =>
  t(`claims.kind.${CLAIM_KINDS.find((one) => one === value) ?? 'damage'}`),
)
const side = choiceKind<Claim>(CLAIM_SIDES, (value, { t }) =>
  t(`claims.against.${CLAIM_SIDES.find((one) => one === value) ?? 'carrier'}`),
)
const flag = flagKind<Claim>()
/** What is not said is no. */
const hidden: FieldKind<Claim> = { ...flag, read: (text) => [text === 'true'] }

/** What is said of a claim. */
export const CLAIM_FIELDS: readonly ClaimField[] = [
  field('kind', kind, 'claims.kind'),
  field('against', side, 'claims.against'),
  field('text', longKind(MOST_CLAIM_TEXT), 'claims.text'),
  field('amountCents', centsKind, 'claims.amount'),
  field('settledCents', centsKind, 'claims.settledAmount'),
]

/** What its deadline follows from. */
export const NOTICE_FIELDS: readonly ClaimField[] = [
  field('deliveredOn', dateKind, 'claims.deliveredOn'),
  field('hidden', hidden, 'claims.hidden'),
  field('noticedOn', dateKind, 'claims.noticedOn'),
]

export const ALL_CLAIM_FIELDS = [...CLAIM_FIELDS, ...NOTICE_FIELDS]

/** What is said about these properties of a claim, by the rules the server has. */
export const claimIssues = (record: Claim, props: readonly string[], { today }: { today: PlainDate }): FieldIssue[] =>
  checkClaim(record, today).filter(({ path }) => props.includes(path))

/** What can be edited in place in a claim. */
export const editableClaim = editableEntity('claim', {
  all: ALL_CLAIM_FIELDS,
  chosen: [{ id: 'state', name: 'claims.state', shown: (record, { t }) => claimState(record, t) }],
  first: 'text',
  check: claimIssues,
  refusal: (permission, _record, role) => permissionRefusal(role, permission === 'edit' ? 'claims.write' : permission),
  labelOf: ({ number }) => number,
})
