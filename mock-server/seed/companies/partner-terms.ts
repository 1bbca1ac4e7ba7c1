import { completeIban } from '#src/domain/partners/iban.ts'
import { paperDates } from '#src/domain/partners/papers.ts'
import { completeLeitwegId } from '#src/domain/partners/leitweg-id.ts'
import type { PartnerPaperKind } from '#src/domain/partners/partner-terms.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import type { Row } from '../../store/models.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'

type Partner = Row<'partners'>
type Paper = Partner['papers'][number]

/** Accounts by country: letters of the bank, then so many digits. Source: SWIFT IBAN registry */
const ACCOUNTS: Readonly<Record<string, readonly [letters: string, digits: number]>> = {
  ...{ DE: ['', 18], AT: ['', 16], CH: ['', 17], BE: ['', 12], CZ: ['', 20], DK: ['', 14], ES: ['', 20] },
  ...{ FR: ['', 23], HU: ['', 24], IT: ['X', 22], LT: ['', 16], LU: ['', 16], NL: ['BEIS', 10], PL: ['', 24] },
  ...{ RO: ['BEIS', 16], SE: ['', 20], SK: ['', 20] },
}

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('')

/** An account with right check digits, at a bank nobody has. */
function bankOf(country: string, random: Random): Pick<Partner, 'iban' | 'bic'> {
  const code = findCountry(country)?.code ?? 'DE'
  const [letters, count] = ACCOUNTS[code] ?? ['', 18]
  return { iban: completeIban(code, letters + digits(random, count)), bic: `BEIS${code}2XXXX` }
}

/** `22/123/45678`, as German tax offices write it. */
const taxNumber = (random: Random) => `${digits(random, 2)}/${digits(random, 3)}/${digits(random, 5)}`

/** Bank, taxes and terms of a partner; of customers also how they are billed and what they may owe. */
export function termsOf(
  partner: Pick<Partner, 'id' | 'kind' | 'country' | 'email'>,
  context: SeedContext,
): Partial<Partner> {
  const random = context.random(`terms:${partner.id}`)
  const isGerman = partner.country === 'Deutschland'
  const basics = { ...bankOf(partner.country, random), ...(isGerman && { taxNumber: taxNumber(random) }) }
  if (partner.kind === 'carrier') return basics
  const billingMode = random.chance(0.4) ? 'collective' : 'single'
  const invoiceFormat = isGerman ? random.pick(['pdf', 'zugferd', 'zugferd', 'xrechnung'] as const) : 'pdf'
  const domain = partner.email?.split('@')[1] ?? 'kunde.example'
  return {
    ...basics,
    billingMode,
    ...(billingMode === 'collective' && {
      billingRhythm: random.pick(['weekly', 'fortnightly', 'monthly'] as const),
    }),
    invoiceFormat,
    ...(invoiceFormat === 'xrechnung' && {
      buyerReference: completeLeitwegId(`04011000-${digits(random, 7).slice(0, 5)}`),
    }),
    invoiceEmail: `rechnung@${domain}`,
    creditLimitCents: random.pick([2_500_000, 5_000_000, 5_000_000, 10_000_000]),
  }
}

/** Until when the papers hold that every carrier has, and when they were looked at. */
export interface CarrierDates {
  euLicenceUntil: string
  insuranceUntil: string
  complianceCheckedAt: string
}

const OTHERS: readonly (readonly [PartnerPaperKind, string])[] = [
  ['driverAttestation', 'Ausländerbehörde'],
  ['a1', 'DRV Bund'],
  ['tradeRegistration', 'Gewerbeamt'],
  ['minimumWage', 'Eigenerklärung'],
]

/** The papers of a carrier as rows, with the dates that follow from them; further ones hold for a while. */
export function carrierPapers(
  id: string,
  dates: CarrierDates,
  context: SeedContext,
): Pick<Partner, 'papers' | 'papersUntil' | 'euLicenceUntil' | 'insuranceUntil' | 'complianceCheckedAt'> {
  const random = context.random(`papers:${id}`)
  const checkedBy = random.pick(['Jana Petersen', 'Karl Grothe', 'Mehmet Yılmaz'])
  const checked = { checkedAt: dates.complianceCheckedAt, checkedBy }
  const year = context.today.slice(0, 4)
  const paper = (kind: PartnerPaperKind, at: number, more: Partial<Paper>): Paper => ({
    id: `${id}-p${at}`,
    kind,
    ...more,
    ...checked,
  })
  const papers = [
    paper('euLicence', 1, {
      number: `D-${digits(random, 3)}-${Number(year) - random.int(1, 8)}-${digits(random, 5)}`,
      issuer: 'Straßenverkehrsamt',
      validUntil: dates.euLicenceUntil,
    }),
    paper('liability', 2, {
      number: `VH-${Number(year) - 1}-${digits(random, 5)}`,
      issuer: random.pick(['Nordstern Versicherung', 'KRAVAG-Beispiel AG', 'Hanse Assekuranz']),
      validUntil: dates.insuranceUntil,
    }),
    paper('complianceCheck', 3, {}),
    ...OTHERS.filter(() => random.chance(0.5)).map(([kind, issuer], at) =>
      paper(kind, at + 4, { issuer, validUntil: context.day(random.int(60, 700)) }),
    ),
  ]
  return { papers, ...paperDates(papers) }
}

/** Of the largest company the last two partners of one country share what only one company has: they are one, entered twice. */
export function withDuplicates(rows: readonly Partner[], field: 'vatId' | 'iban'): Partner[] {
  const [first] = rows
  const own = rows.filter(({ tenantId, country }) => tenantId === first?.tenantId && country === first?.country)
  const [one, other] = own.slice(-2)
  return rows.map((row) => (row.id === other?.id ? { ...row, [field]: one?.[field] } : row))
}
