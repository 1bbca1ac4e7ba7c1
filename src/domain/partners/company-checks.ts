import { textOf } from '../basics/given-text.ts'
import { checkPartner } from './checks.ts'
import { checkWhole, errorAt, type FieldIssue, wrongNumber } from '../refusals/field-issue.ts'

/** What a company says of itself, as it is typed. */
export interface CompanyDraft {
  name?: string | null | undefined
  postalCode?: string | null | undefined
  country?: string | null | undefined
  vatId?: string | null | undefined
  iban?: string | null | undefined
  bic?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  website?: string | null | undefined
  datevConsultant?: number | null | undefined
  datevClient?: number | null | undefined
  defaultVatRate?: number | null | undefined
  defaultPaymentTerms?: number | null | undefined
  dunningMinimumCents?: number | null | undefined
  waitingRate?: number | null | undefined
  proofDays?: number | null | undefined
  invoiceEmail?: string | null | undefined
}

/** Euros an hour. */
const WAITING_RATE = { min: 1, max: 1000 } as const

const isWaitingRate = (rate: number | null | undefined): boolean =>
  rate === undefined || rate === null || (rate >= WAITING_RATE.min && rate <= WAITING_RATE.max)

/** A name of the web, with or without http(s) before it, and a path behind it; no other scheme is one. */
const WEBSITE = /^(?:https?:\/\/)?[\p{L}\d](?:[\p{L}\d-]*\.)+[\p{L}\d-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

export const isWebsite = (text: string): boolean => WEBSITE.test(text)

/** Percent. */
export const VAT_RATES: readonly number[] = [0, 19]

/**
 * What is wrong about the own company. It stands on every invoice, so that a VAT id with a wrong digit blocks here where a
 * partner's is only warned of. Numbers for DATEV: adviser four to seven digits, client up to five.
 */
export function checkCompany(draft: CompanyDraft): FieldIssue[] {
  const { datevConsultant, datevClient, defaultVatRate, defaultPaymentTerms, dunningMinimumCents, website, ...rest } =
    draft
  const { waitingRate, proofDays, ...letterhead } = rest
  const known = checkPartner(letterhead).map((issue): FieldIssue => ({ ...issue, severity: 'error' }))
  const isRate = defaultVatRate === undefined || defaultVatRate === null || VAT_RATES.includes(defaultVatRate)
  return [
    ...known,
    ...(textOf(website) === '' || isWebsite(textOf(website)) ? [] : errorAt('website', 'website')),
    ...checkWhole('datevConsultant', datevConsultant ?? undefined, { min: 1001, max: 9_999_999 }),
    ...checkWhole('datevClient', datevClient ?? undefined, { min: 1, max: 99_999 }),
    ...(isRate ? [] : errorAt('defaultVatRate', 'vatRate')),
    ...checkWhole('defaultPaymentTerms', defaultPaymentTerms ?? undefined, { min: 0, max: 90 }, 'paymentTerms'),
    ...checkWhole('dunningMinimumCents', dunningMinimumCents ?? undefined, { min: 0, max: 10_000_000 }),
    ...checkWhole('proofDays', proofDays ?? undefined, { min: 1, max: 90 }),
    ...(isWaitingRate(waitingRate) ? [] : wrongNumber('waitingRate', Number(waitingRate), 'priceRange', WAITING_RATE)),
  ]
}
