import type { OutputOf } from '#src/contract/basics/core.ts'
import type { CompanySettings, settingsEndpoints } from '#src/contract/accounts/settings.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { checkCompany, VAT_RATES } from '#src/domain/partners/company-checks.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldAnswer, FieldEndpoint } from '#src/records/fields/field.ts'
import {
  choiceKind,
  flagKind,
  numberKind,
  longKind,
  moneyKind,
  textKind,
  type FieldKind,
} from '#src/records/fields/kinds/kinds.ts'
import { centsKind, daysKind } from '#src/records/fields/kinds/measure-kinds.ts'

const asAnswer = ({
  company,
  ...more
}: OutputOf<(typeof settingsEndpoints)['companies.update']>): FieldAnswer<CompanySettings> => ({
  record: company,
  ...more,
})

const update: FieldEndpoint<CompanySettings> = async (call, { id, ...request }) =>
  asAnswer(await call('companies.update', { params: { id }, ...request }))

function field(
  id: keyof CompanySettings & string,
  label: TextKey,
  kind: FieldKind<CompanySettings>,
  more: Partial<Field<CompanySettings>> = {},
): Field<CompanySettings> {
  return {
    ...{ id, kind, label, name: label, props: [id], permission: 'settings.use' },
    ...{ endpoint: update, commandId: 'companies.edit' },
    ...more,
  }
}

const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)
const vatRate = choiceKind(VAT_RATES as number[], (rate, { format }) => format.percent(Number(rate), 0))
/** It holds or it does not: both are said, neither is taken away. */
const onOff: FieldKind<CompanySettings> = { ...flagKind<CompanySettings>(), read: (text) => [text === 'true'] }
/** As it is written on forms: without a point between thousands. */
const plainNumber: FieldKind = { ...numberKind('', 0), shown: ([value]) => String(value ?? '') }
/** An account as it is printed, in groups of four. */
const iban: FieldKind = {
  ...textKind(42),
  shown: ([value], words) => {
    const text = typeof value === 'string' ? value.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ') : undefined
    return textKind().shown([text], words)
  },
}
const place = { line: 'partners.column.place' } as const

type Block = readonly Field<CompanySettings>[]

/** Its name and where it is, as letterheads say it. */
const LETTERHEAD: Block = [
  field('name', 'company.name', textKind(120)),
  field('street', 'records.address', textKind(200)),
  field('postalCode', 'wizard.postalCode', textKind(12), place),
  field('city', 'wizard.city', textKind(100), place),
  field('country', 'wizard.country', country),
  field('phone', 'records.phone', textKind(60, 'tel'), { link: 'tel' }),
  field('email', 'records.email', textKind(200, 'email'), { link: 'mailto' }),
  field('website', 'company.website', textKind(200)),
]

const REGISTERED: Block = [
  field('vatId', 'records.partner.vatId', textKind(20)),
  field('taxNumber', 'partners.field.taxNumber', textKind(30)),
  field('register', 'company.register', textKind(120)),
  field('managingDirector', 'company.managingDirector', textKind(200)),
  field('euLicence', 'company.euLicence', textKind(60)),
  field('liabilityInsurance', 'company.liabilityInsurance', textKind(200)),
  field('terms', 'company.terms', textKind(200)),
]

/** What orders to carriers agree. */
const CARRIERS: Block = [
  field(
    'waitingRate',
    'company.waitingRate',
    moneyKind(() => 'EUR'),
  ),
  field('proofDays', 'company.proofDays', daysKind),
  field('invoiceEmail', 'company.invoiceEmail', textKind(200, 'email'), { link: 'mailto' }),
  field('carrierTerms', 'company.carrierTerms', longKind(2000)),
]

const BANK: Block = [
  field('bank', 'company.bank', textKind(120)),
  field('iban', 'partners.field.iban', iban),
  field('bic', 'partners.field.bic', textKind(11)),
  field('dunningMinimumCents', 'company.dunningMinimum', centsKind),
  field('datevConsultant', 'company.datevConsultant', plainNumber),
  field('datevClient', 'company.datevClient', plainNumber),
]

const DEFAULTS: Block = [
  field('defaultVatRate', 'orders.field.vatRate', vatRate),
  field('defaultPaymentTerms', 'records.partner.terms', daysKind),
]

const FLAGS: Block = [
  field('podBadge', 'settings.flag.podBadge', onOff),
  field('compactFinanceRow', 'settings.flag.compactFinanceRow', onOff),
  field('compactUi', 'settings.flag.compactUi', onOff),
  field('websockets', 'settings.flag.websockets', onOff),
]

/** What is settled, block by block, and what each has an effect on. */
export const COMPANY_BLOCKS = [
  { title: 'company.letterhead', text: 'company.letterhead.text', fields: LETTERHEAD },
  { title: 'company.registered', text: 'company.registered.text', fields: REGISTERED },
  { title: 'company.carriers', text: 'company.carriers.text', fields: CARRIERS },
  { title: 'company.money', text: 'company.money.text', fields: BANK },
  { title: 'company.defaults', text: 'company.defaults.text', fields: DEFAULTS },
  { title: 'company.flags', text: 'company.flags.text', fields: FLAGS },
] as const satisfies readonly { title: TextKey; text: TextKey; fields: Block }[]

/** All of it. */
export const COMPANY_FIELDS: Block = COMPANY_BLOCKS.flatMap(({ fields }) => fields)

/** How it is edited where it stands. */
export const editableCompany = editableEntity('company', {
  all: COMPANY_FIELDS,
  first: 'name',
  check: (company, props) => checkCompany(company).filter(({ path }) => props.includes(path)),
  refusal: (_permission, _company, role) => permissionRefusal(role, 'settings.use'),
  labelOf: ({ name }) => name,
})

/** The company for the clipboard, as a letterhead has it. */
export const companyAsText = ({ name, street, postalCode, city, country, vatId, iban }: CompanySettings): string =>
  [name, street, `${postalCode} ${city}`.trim(), country, vatId, iban].filter(Boolean).join('\n')
