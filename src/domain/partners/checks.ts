import { isPlainDate } from '../basics/dates.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { checkPostalCode, DEFAULT_COUNTRY, findCountry } from '../places/postal-codes.ts'
import {
  checkLength,
  checkWhole,
  errorAt,
  type FieldIssue,
  isEmail,
  isPhone,
  warningAt,
} from '../refusals/field-issue.ts'
import { checkIban, isBic } from './iban.ts'
import type { PartnerPaperKind } from './partner-terms.ts'
import { checkLeitwegId } from './leitweg-id.ts'
import { checkVatId } from './vat.ts'

/** A partner as it is typed. */
export interface PartnerDraft {
  name?: string | null | undefined
  postalCode?: string | null | undefined
  country?: string | null | undefined
  vatId?: string | null | undefined
  iban?: string | null | undefined
  bic?: string | null | undefined
  email?: string | null | undefined
  invoiceEmail?: string | null | undefined
  phone?: string | null | undefined
  paymentTerms?: number | null | undefined
  creditLimitCents?: number | null | undefined
  invoiceFormat?: string | null | undefined
  buyerReference?: string | null | undefined
  notes?: string | null | undefined
  /** °C. */
  temperatureMin?: number | null | undefined
  temperatureMax?: number | null | undefined
}

const VAT_CODES = { format: 'vatIdFormat', checkDigit: 'vatIdCheckDigit' } as const
const IBAN_CODES = { format: 'iban', checkDigit: 'ibanCheckDigit' } as const

/** What is said about a partner: what has no right shape or check digits blocks. Source: decisions B4, 058 */
export function checkPartner(draft: PartnerDraft): FieldIssue[] {
  const [code, vatId, iban, bic] = [draft.postalCode, draft.vatId, draft.iban, draft.bic].map(textOf) as [
    string,
    string,
    string,
    string,
  ]
  const country = textOf(draft.country) || DEFAULT_COUNTRY
  const vat = vatId === '' ? 'ok' : checkVatId(vatId)
  const account = iban === '' ? 'ok' : checkIban(iban)
  const needsReference = draft.invoiceFormat === 'xrechnung' && isBlank(draft.buyerReference)
  return [
    ...(textOf(draft.name).length < 2 ? errorAt('name', 'required') : []),
    ...(code !== '' && checkPostalCode(country, code) === 'invalid'
      ? errorAt('postalCode', 'postalCode', { country: findCountry(country)?.name ?? country })
      : []),
    ...(vat === 'ok' ? [] : errorAt('vatId', VAT_CODES[vat])),
    ...(account === 'ok' ? [] : errorAt('iban', IBAN_CODES[account])),
    ...(bic === '' || isBic(bic) ? [] : errorAt('bic', 'bic')),
    ...checkMailbox('email', draft.email),
    ...checkMailbox('invoiceEmail', draft.invoiceEmail),
    ...checkPhone('phone', draft.phone),
    ...checkWhole('paymentTerms', draft.paymentTerms ?? undefined, { min: 0, max: 90 }, 'paymentTerms'),
    ...(needsReference ? warningAt('buyerReference', 'buyerReference') : []),
    ...checkBuyerReference('buyerReference', draft.buyerReference),
    ...checkTemperatures(draft),
    ...checkLength('notes', draft.notes ?? undefined, 2000),
  ]
}

/** What a carrier's trucks can cool and heat to, in the bounds of an order's temperatures. Source: decision B4 */
function checkTemperatures({ temperatureMin: min, temperatureMax: max }: PartnerDraft): FieldIssue[] {
  const bounds = { min: -30, max: 30 }
  const out = (path: string, value: number | null | undefined) =>
    isBlank(value) || (value >= bounds.min && value <= bounds.max) ? [] : errorAt(path, 'temperatureRange', bounds)
  return [
    ...out('temperatureMin', min),
    ...out('temperatureMax', max),
    ...(!isBlank(min) && !isBlank(max) && min > max ? errorAt('temperatureMax', 'temperatureOrder') : []),
  ]
}

/** A buyer reference that has the shape of a Leitweg-ID has its check digits. */
export const checkBuyerReference = (path: string, value: string | null | undefined): FieldIssue[] =>
  checkLeitwegId(textOf(value)) === 'checkDigit' ? errorAt(path, 'leitwegId') : []

const checkMailbox = (path: string, value: unknown): FieldIssue[] =>
  textOf(value) === '' || isEmail(textOf(value)) ? [] : errorAt(path, 'email')
const checkPhone = (path: string, value: unknown): FieldIssue[] =>
  textOf(value) === '' || isPhone(textOf(value)) ? [] : errorAt(path, 'phone')

/** What is said about a person at a partner's. */
export function checkContact(draft: {
  name?: string | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}): FieldIssue[] {
  return [
    ...(textOf(draft.name).length < 2 ? errorAt('name', 'required') : []),
    ...checkMailbox('email', draft.email),
    ...checkPhone('phone', draft.phone),
  ]
}

/** What is said about a paper: until when it holds must be known, unless it is the check itself, which somebody has just made. */
export function checkPaper(draft: {
  kind: PartnerPaperKind
  validUntil?: string | null | undefined
  checked?: boolean | undefined
}): FieldIssue[] {
  const until = textOf(draft.validUntil)
  if (until !== '') return isPlainDate(until) ? [] : errorAt('validUntil', 'day')
  const isCheck = draft.kind === 'complianceCheck' && draft.checked === true
  return isCheck || draft.kind === 'other' ? [] : errorAt('validUntil', 'required')
}
