import type { Email } from '#src/contract/emails/email.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { checkDraft, type OrderDraft, withOrderDefaults } from '#src/domain/orders/draft.ts'
import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { blankField } from '#src/entities/documents/fields/blank-field.ts'
import { knownField } from '#src/entities/documents/fields/known-fields.ts'
import { shownReading, textSource } from '#src/entities/documents/fields/shown-reading.ts'
import { customerOf, draftOfEmail } from '#src/entities/emails/draft-of-email.ts'
import type { PartField } from '#src/entities/emails/email-reading.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { issueText } from '#src/records/fields/saving/check.ts'
import type { ReadingField } from '#src/records/reading/reading-field.ts'
import { isDefaultCountry } from './default-country.ts'
import { EXPECTED, labelIn, sectionOf } from './order-sections.ts'

/** How sure it is that the sender of an e-mail is its customer, 0 to 1. */
const SENDER = 0.99

interface OrderInput {
  email: Pick<Email, 'kind' | 'partnerId' | 'partnerName'>
  read: readonly PartField[]
  choices: Readonly<Record<string, string>>
  today: PlainDate
  seesMoney: boolean
}

interface ShownOrder {
  draft: OrderDraft
  customerPrice: number | undefined
  fields: ReadingField[]
  /** The part each field was read of, by its name: 0 is the text. */
  parts: ReadonlyMap<string, number>
  /** The words each was read of. */
  snippets: ReadonlyMap<string, string>
  isRecognised: boolean
}

/** The order that stands in an e-mail: its draft, and its fields with what speaks against each. */
export function readOrder(
  { email, read, choices, today, seesMoney }: OrderInput,
  format: Format,
  t: Translate,
): ShownOrder {
  const { partnerName } = customerOf(email)
  const own = read.filter(({ name }) => sectionOf(name) !== undefined && knownField(name) !== undefined)
  const inText = new Map(own.map((field) => [field.name, field.inText]))
  const parts = new Map(own.map(({ name, part }) => [name, part]))
  const isNamed = partnerName === undefined || own.some(({ name }) => name === 'customer.name')
  const found = isNamed
    ? own
    : [{ ...blankField('customer.name'), value: partnerName, confidence: SENDER, part: 0, inText: undefined }, ...own]
  const values = Object.fromEntries(found.map(({ name, value }) => [name, value]))
  const { draft, customerPrice } = draftOfEmail({ ...values, ...choices }, email)
  const errors = errorsOf(draft, customerPrice, today)
  const wanted = [...EXPECTED, ...errors.map(({ path }) => path), ...Object.keys(choices)]
  const missing = [...new Set(wanted)].filter((name) => !(name in values) && knownField(name) !== undefined)
  const fields = shownReading(
    {
      fields: [...found, ...missing.map(blankField)].filter(({ name }) => seesMoney || name !== 'price.customer'),
      order: undefined,
      choices,
      verified: false,
      placed: (name) => ({
        section: sectionOf(name) ?? 'goods',
        label: labelIn(name, t) ?? t(knownField(name)?.label ?? 'inbox.order.draft'),
      }),
      isOfText: (name) => (parts.get(name) ?? 0) === 0,
    },
    format,
    t,
  )
  return {
    draft,
    customerPrice,
    parts,
    snippets: new Map(own.flatMap(({ name, source }) => (source === undefined ? [] : [[name, source]]))),
    fields: fields
      .filter((field) => !isDefaultCountry(field))
      .map((field) => ({ ...field, inText: textSource(inText.get(field.name)) }))
      .map((field) => withWords(field, t))
      .map((field) => withErrors(field, errors, format, t)),
    isRecognised: own.some(({ name }) => name.startsWith('pickup.') || name.startsWith('delivery.')),
  }
}

/** What stands in the way of the order, by the names of its fields. */
function errorsOf(draft: OrderDraft, customerPrice: number | undefined, today: PlainDate): FieldIssue[] {
  return [...checkDraft(withOrderDefaults(draft), { today }), ...checkPrices({ customerPrice })]
    .filter(({ severity }) => severity === 'error')
    .map((issue) => ({ ...issue, path: FIELD_OF[issue.path] ?? issue.path }))
}

/** Where the checks speak of a field by another name. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'customer.customerId': 'customer.name',
  customerPrice: 'price.customer',
}

/** Kinds of vehicles are kept by their codes. */
function withWords(field: ReadingField, t: Translate): ReadingField {
  if (field.name !== 'cargo.vehicleType') return field
  const wordOf = (value: string, text: string) => (isVehicleType(value) ? t(`vehicle.type.${value}`) : text)
  return {
    ...field,
    text: field.value === undefined ? field.text : wordOf(field.value, field.text),
    alternatives: field.alternatives.map((one) => ({ ...one, text: wordOf(one.value, one.text) })),
  }
}

function withErrors(field: ReadingField, errors: readonly FieldIssue[], format: Format, t: Translate): ReadingField {
  const own = errors.filter(({ path }) => path === field.name)
  if (own.length === 0) return field
  const doubts = [...new Set([...field.doubts, ...own.map((issue) => issueText(issue, t, format))])]
  return { ...field, isRequired: true, doubts, ...(field.value !== undefined && { state: 'check' as const }) }
}
