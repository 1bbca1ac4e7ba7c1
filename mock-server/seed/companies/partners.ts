import type { Place } from '#src/domain/places/places.ts'
import { completeVatId } from '#src/domain/partners/vat.ts'
import type { VehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'
import { CARRIER_NAMES, CUSTOMER_NAMES, FIRST_NAMES, LAST_NAMES, STREETS } from '../basics/names.ts'
import { landline } from '../basics/phone-numbers.ts'
import { countryName, placeOf, writtenPostalCode } from '../basics/places.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { type CarrierDates, carrierPapers, termsOf, withDuplicates } from './partner-terms.ts'
import { TENANTS, type TenantPlan } from './tenants.ts'

/** Of sixty carriers: papers of six expire within 30 days, of two they have expired, one is blocked. */
const EXPIRING: readonly number[] = [5, 15, 25, 35, 47, 55]
const EXPIRED: readonly number[] = [10, 40]
const BLOCKED = 20

const FLEETS: readonly (readonly [readonly VehicleType[], number])[] = [
  [['TRUCK', 'TAUTLINER'], 34],
  [['TRUCK', 'TAUTLINER', 'MEGA'], 24],
  [['MEGA', 'JUMBO'], 10],
  [['TRUCK', 'BOX'], 8],
  [['REEFER'], 8],
  [['TRUCK', 'REEFER'], 8],
  [['SOLO_12', 'SOLO_7_5'], 6],
  [['SPRINTER', 'SOLO_7_5'], 6],
]

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.int(index === 0 ? 1 : 0, 9)).join('')

/** How the digits of a country's VAT ids are laid out, where it is not eight of them. */
const VAT_SHAPES: Readonly<Record<string, (random: Random) => string>> = {
  DE: (random) => `${digits(random, 8)}0`,
  AT: (random) => `U${digits(random, 7)}0`,
  PL: (random) => `${digits(random, 9)}0`,
  NL: (random) => `${digits(random, 9)}B01`,
  ES: (random) => `B${digits(random, 8)}`,
  CH: (random) => `E${digits(random, 9)}MWST`,
  LT: (random) => digits(random, 9),
}

/** A VAT id with right check digits. */
export function vatId(country: string, random: Random): string {
  const shape = VAT_SHAPES[country]?.(random) ?? digits(random, 8)
  return completeVatId(`${country}${shape}`) ?? vatId(country, random)
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .slice(0, 2)
    .join('-')

function basics(name: string, place: Place, tenant: TenantPlan, random: Random, context: SeedContext) {
  return {
    tenantId: tenant.id,
    version: 1,
    name,
    street: `${random.pick(STREETS)} ${random.int(1, 148)}`,
    postalCode: writtenPostalCode(place),
    city: place.city,
    country: countryName(place),
    vatId: vatId(place.country, random),
    email: `dispo@${slugOf(name)}.example`,
    phone: landline(place, random),
    contactPerson: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    orderCount: 0,
    createdAt: context.hoursAgo(24 * random.int(200, 900)),
    updatedAt: context.hoursAgo(24 * random.int(2, 60)),
  }
}

const CUSTOMER_ROLES = ['Versandleitung', 'Einkauf', 'Lager', 'Buchhaltung']
const CARRIER_ROLES = ['Disposition', 'Nachtdisposition', 'Fuhrparkleitung', 'Buchhaltung']

/** Everybody who is known at a partner's: whom to ask first, and up to three others with a number of their own. */
function contactsOf(
  partnerId: string,
  first: { contactPerson: string; email: string; phone: string },
  place: Place,
  [role = '', ...others]: readonly string[],
  context: SeedContext,
): Row<'partners'>['contacts'] {
  const random = context.random(`contacts:${partnerId}`)
  const domain = first.email.split('@')[1] ?? ''
  const further = others.slice(0, random.int(1, others.length)).map((name, at) => {
    const [given, family] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    const email = `${slugOf(`${family} person`).split('-')[0] ?? 'info'}@${domain}`
    return {
      id: `${partnerId}-${at + 2}`,
      name: `${given} ${family}`,
      role: name,
      phone: landline(place, random),
      email,
    }
  })
  return [{ id: `${partnerId}-1`, name: first.contactPerson, role, phone: first.phone, email: first.email }, ...further]
}

/** A line `name|country|postal code` read. */
function parse(line: string): { name: string; place: Place } {
  const [name = '', , code = ''] = line.split('|')
  return { name, place: placeOf(code) }
}

/** Hands the lines out to the tenants in order. */
function dealt(lines: readonly string[], countOf: (tenant: TenantPlan) => number) {
  const owners = TENANTS.flatMap((tenant) => Array.from({ length: countOf(tenant) }, () => tenant))
  return owners.map((tenant, index) => ({ tenant, index, ...parse(lines[index] ?? '') }))
}

const id = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(3, '0')}`

export function customerRows(context: SeedContext): Row<'partners'>[] {
  const rows = dealt(CUSTOMER_NAMES.split('\n'), (tenant) => tenant.customers).map(
    ({ tenant, index, name, place }): Row<'partners'> => {
      const random = context.random(`customer:${index}`)
      const known = basics(name, place, tenant, random, context)
      const who = { id: id('cus', index), kind: 'customer' } as const
      return {
        ...known,
        ...termsOf({ ...known, ...who }, context),
        contacts: contactsOf(who.id, known, place, CUSTOMER_ROLES, context),
        papers: [],
        ...who,
        number: `K-${10_001 + index}`,
        paymentTerms: random.pick([14, 14, 30, 30, 30, 45, 60]),
        blocked: false,
        vehicleTypes: [],
      }
    },
  )
  return withDuplicates(rows, 'vatId')
}

/** Valid papers, unless the carrier is one of those whose papers run out or have. */
function papers(index: number, random: Random, context: SeedContext): CarrierDates {
  const valid = { euLicenceUntil: context.day(random.int(90, 1500)), insuranceUntil: context.day(random.int(60, 360)) }
  const checked = { complianceCheckedAt: context.day(-random.int(5, 300)) }
  if (EXPIRED.includes(index)) {
    const expired = context.day(-random.int(3, 20))
    return index === EXPIRED[0]
      ? { ...valid, ...checked, euLicenceUntil: expired }
      : { ...valid, ...checked, insuranceUntil: expired }
  }
  if (!EXPIRING.includes(index)) return { ...valid, ...checked }
  const soon = context.day(random.int(2, 28))
  return index % 2 === 0
    ? { ...valid, ...checked, euLicenceUntil: soon }
    : { ...valid, ...checked, insuranceUntil: soon }
}

/**
 * What carriers say they can do; many have not said all of it, and those whose papers run out say no. Drawn from the
 * id, so that nothing else of the world depends on it.
 */
function abilitiesOf(
  { id: carrierId, vehicleTypes: fleet }: { id: string; vehicleTypes: readonly VehicleType[] },
  isRefusing: boolean,
  context: SeedContext,
): Partial<Row<'partners'>> {
  const random = context.random(`abilities:${carrierId}`)
  if (isRefusing) return { adr: false, tailLift: false, palletExchange: false }
  const isSmall = fleet.some((type) => type === 'SOLO_12' || type === 'SOLO_7_5')
  return {
    ...(random.chance(0.35) && { adr: true }),
    ...(random.chance(isSmall ? 0.9 : 0.3) && { tailLift: isSmall }),
    ...(random.chance(0.5) && { palletExchange: true }),
    ...(fleet.includes('REEFER') && random.chance(0.6) && { temperatureMin: -25, temperatureMax: 25 }),
  }
}

export function carrierRows(context: SeedContext): Row<'partners'>[] {
  const rows = dealt(CARRIER_NAMES.split('\n'), (tenant) => tenant.carriers).map(
    ({ tenant, index, name, place }): Row<'partners'> => {
      const random = context.random(`carrier:${index}`)
      const known = basics(name, place, tenant, random, context)
      const who = { id: id('car', index), kind: 'carrier' } as const
      const carrier = {
        ...known,
        ...termsOf({ ...known, ...who }, context),
        contacts: contactsOf(who.id, known, place, CARRIER_ROLES, context),
        ...carrierPapers(who.id, papers(index, random, context), context),
        ...who,
        number: `F-${70_001 + index}`,
        paymentTerms: random.pick([30, 45, 60]),
        blocked: index === BLOCKED,
        punctuality: random.int(84, 99),
        vehicleTypes: [...random.weighted(FLEETS)],
      }
      return { ...carrier, ...abilitiesOf(carrier, EXPIRING.includes(index), context) }
    },
  )
  return withDuplicates(rows, 'iban')
}

/** Carriers that may drive without any objection: not blocked, papers neither expired nor about to. */
export function reliableCarriers(carriers: readonly Row<'partners'>[], context: SeedContext): Row<'partners'>[] {
  const limit = context.day(30)
  return carriers.filter(
    ({ blocked, euLicenceUntil = '', insuranceUntil = '' }) =>
      !blocked && euLicenceUntil > limit && insuranceUntil > limit,
  )
}
