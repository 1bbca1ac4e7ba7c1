import type { PartnerChanged } from '#src/contract/partners.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { checkPartner } from '#src/domain/partners/checks.ts'
import { BILLING_MODES, BILLING_RHYTHMS, INVOICE_FORMATS } from '#src/domain/partners/partner-terms.ts'
import { partnerPermission } from '#src/domain/partners/permissions.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldAnswer, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, flagKind, longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { centsKind, daysKind, temperatureKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { saidKind } from '#src/entities/partners/said-kind.ts'
import { vehicleTypesKind } from './ability-kinds.ts'

const asAnswer = ({ partner, ...more }: PartnerChanged): FieldAnswer<Partner> => ({ record: partner, ...more })

/** Changes what was typed; `null` takes a value away. */
const update: FieldEndpoint<Partner> = async (call, { id, ...request }) =>
  asAnswer(await call('partners.update', { params: { id }, ...request }))

function field(
  id: keyof Partner & string,
  label: TextKey,
  kind: FieldKind<Partner>,
  more: Partial<Field<Partner>> = {},
): Field<Partner> {
  const permission = partnerPermission(id)
  return {
    id,
    kind,
    label,
    name: label,
    props: [id],
    permission,
    endpoint: update,
    commandId: 'partners.edit',
    ...more,
  }
}

const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)
/** One of a few words, or none. */
const oneOf = <const V extends string>(values: readonly V[], key: (value: V) => TextKey) =>
  choiceKind(
    values,
    (value, { t }) => {
      const known = values.find((one) => one === value)
      return known === undefined ? value : t(key(known))
    },
    true,
  )
/** An account as it is printed, in groups of four. */
const ibanKind: FieldKind = {
  ...textKind(42),
  shown: ([value], words) => {
    const text = typeof value === 'string' ? value.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ') : undefined
    return textKind().shown([text], words)
  },
}
const place = { line: 'partners.column.place' } as const

export const NAME_FIELDS: readonly Field<Partner>[] = [field('name', 'partners.column.name', textKind(120))]

/** Where he is. */
export const ADDRESS_FIELDS: readonly Field<Partner>[] = [
  field('street', 'records.address', textKind(200)),
  field('postalCode', 'wizard.postalCode', textKind(12), place),
  field('city', 'wizard.city', textKind(100), place),
  field('country', 'wizard.country', country, { optional: 'Deutschland' }),
]

/** How he is reached. */
export const CONTACT_FIELDS: readonly Field<Partner>[] = [
  field('phone', 'records.phone', textKind(60, 'tel'), { link: 'tel' }),
  field('email', 'records.email', textKind(200, 'email'), { link: 'mailto' }),
]

/** What is asked for when he is new. */
export const TERM_FIELDS: readonly Field<Partner>[] = [
  field('vatId', 'records.partner.vatId', textKind(20)),
  field('paymentTerms', 'records.partner.terms', daysKind),
]

/** Tax number, bank and what was agreed on paying. */
export const MONEY_FIELDS: readonly Field<Partner>[] = [
  ...TERM_FIELDS,
  field('taxNumber', 'partners.field.taxNumber', textKind(30), { optional: true }),
  field('iban', 'partners.field.iban', ibanKind),
  field('bic', 'partners.field.bic', textKind(11), { optional: true }),
  field('creditLimitCents', 'partners.column.credit', centsKind),
]

/** How his invoices are made and sent. */
export const BILLING_FIELDS: readonly Field<Partner>[] = [
  field(
    'billingMode',
    'partners.field.billingMode',
    oneOf(BILLING_MODES, (mode) => `partners.billing.${mode}`),
  ),
  field(
    'billingRhythm',
    'partners.field.billingRhythm',
    oneOf(BILLING_RHYTHMS, (rhythm) => `partners.billing.${rhythm}`),
    { optional: true },
  ),
  field(
    'invoiceFormat',
    'partners.field.invoiceFormat',
    oneOf(INVOICE_FORMATS, (format) => `partners.billing.${format}`),
  ),
  field('buyerReference', 'partners.field.buyerReference', textKind(60), { optional: true }),
  field('invoiceEmail', 'partners.field.invoiceEmail', textKind(200, 'email'), { optional: true, link: 'mailto' }),
  field('buyerIsShipper', 'partners.field.buyerIsShipper', saidKind(), { optional: true }),
  field('dunningStopped', 'partners.field.dunningStopped', flagKind(), { optional: true }),
]

/** What a carrier drives and can do, as far as he has said so. */
const ABILITY_FIELDS: readonly Field<Partner>[] = [
  field('smallBusiness', 'partners.field.smallBusiness', flagKind(), { optional: true }),
  field('vehicleTypes', 'partners.field.vehicleTypes', vehicleTypesKind),
  field('adr', 'partners.field.adr', saidKind()),
  field('tailLift', 'partners.field.tailLift', saidKind()),
  field('palletExchange', 'partners.field.palletExchange', saidKind()),
  {
    ...field('temperatureMin', 'partners.field.temperature', temperatureKind),
    ...{ id: 'temperature', props: ['temperatureMin', 'temperatureMax'] },
  },
]

const NOTES: readonly Field<Partner>[] = [
  field('noAdsSince', 'partners.field.noAdsSince', { ...dateKind, hint: undefined }, { optional: true }),
  field('noAdsReason', 'partners.field.noAdsReason', textKind(200), { optional: true }),
  field('notes', 'vehicles.notes', longKind(2000), { optional: true }),
]

/** What can be typed of a partner, in the order of his master data. */
export const PARTNER_FIELDS: readonly Field<Partner>[] = [
  ...NAME_FIELDS,
  ...ADDRESS_FIELDS,
  ...CONTACT_FIELDS,
  ...MONEY_FIELDS,
  ...BILLING_FIELDS,
  ...ABILITY_FIELDS,
  ...NOTES,
]

/** Fields that a carrier has no use for: we pay him by what he bills. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set(['creditLimitCents', ...BILLING_FIELDS.map(({ id }) => id)])
/** Fields only of those who drive for us. */
const OF_CARRIERS: ReadonlySet<string> = new Set(ABILITY_FIELDS.map(({ id }) => id))
const OF_BANK: ReadonlySet<string> = new Set(['iban', 'bic'])

/** What is said about these fields of a partner. */
export function checkPartnerFields(partner: Partner, props: readonly string[]): FieldIssue[] {
  return checkPartner(partner).filter(({ path }) => props.includes(path))
}

/** The fields of a partner that this person is shown: bank data by right only. */
export function shownFields<F extends Pick<Field, 'id'>>(
  fields: readonly F[],
  { kind, twinId }: Pick<Partner, 'kind' | 'twinId'>,
  may: { bank: boolean; money: boolean },
): F[] {
  const isCustomer = kind === 'customer' || twinId !== undefined
  return fields.filter(({ id }) => {
    if (OF_BANK.has(id)) return may.bank
    if (OF_CARRIERS.has(id)) return kind === 'carrier'
    if (id === 'creditLimitCents' && !may.money) return false
    return isCustomer || !OF_CUSTOMERS.has(id)
  })
}

/** What can be edited in place in a partner. Source: decision B5 */
export const editablePartner = editableEntity('partner', {
  all: PARTNER_FIELDS,
  // A carrier is not billed; who may not read bank data is told so by the server.
  isDrawn: (id, partner) => shownFields([{ id }], partner, { bank: true, money: true }).length > 0,
  first: 'name',
  check: checkPartnerFields,
  refusal: (permission, _partner, role) =>
    permissionRefusal(role, permission === 'edit' ? 'partners.write' : permission),
  labelOf: ({ name }) => name,
})
