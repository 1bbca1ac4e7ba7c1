import * as z from 'zod/mini'
import { NUMBER_SERIES } from '#src/domain/accounts/number-series.ts'
import { DUNNING_MINIMUM } from '#src/domain/billing/dunning.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { flag, number, optionalText, text, version } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { Company } from './tenants.ts'

/** What a company has settled for all its people; papers, invoices and bookings are made with it. */
export const CompanySettings = z.extend(Company, {
  tenantId: text(),
  version,
  updatedAt: optionalText,
  /** Numbers of the adviser and of the client in exports for DATEV. */
  datevConsultant: number(1001),
  datevClient: number(1),
  /** What a new order begins with: percent, and days until payment is due. */
  defaultVatRate: number(19),
  defaultPaymentTerms: number(30),
  /** The least that customers are reminded of, in cents. */
  dunningMinimumCents: number(DUNNING_MINIMUM),
  /** What everybody starts with until he says otherwise. Source: specification 9 */
  podBadge: z.catch(z.boolean(), false),
  compactFinanceRow: z.catch(z.boolean(), true),
  compactUi: z.catch(z.boolean(), false),
  websockets: z.catch(z.boolean(), true),
})
export type CompanySettings = z.output<typeof CompanySettings>

/** A series of numbers. */
export const NumberSeries = z.object({
  id: z.enum(NUMBER_SERIES),
  /** Missing where the series goes on over the years. */
  year: z.optional(number(0)),
  /** What stands before the digits: `RE-2026-`. */
  prefix: text(),
  digits: number(5),
  /** The next one, as a number and as it will stand on paper; announced, not promised. */
  next: number(1),
  nextNumber: text(),
  lastNumber: optionalText,
  /** No number may be missing: once one is given the series goes on by itself. Source: § 14 Abs. 4 Nr. 4 UStG */
  isGapless: flag,
  /** Whether `numbering.change` may set it now. */
  canChange: flag,
})
export type NumberSeries = z.output<typeof NumberSeries>

const PATH = '/api/v1/companies'
const settle = { permission: 'settings.use', failure: 'Data not found' } as const
const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const whole = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000)))
const onOff = z.optional(z.boolean())

/** What is said instead; what is missing stays, null takes away. */
export const CompanyUpdate = z.object({
  name: words(120),
  street: words(200),
  postalCode: words(12),
  city: words(100),
  country: words(60),
  phone: words(60),
  email: words(200),
  website: words(200),
  vatId: words(20),
  taxNumber: words(30),
  register: words(120),
  managingDirector: words(200),
  bank: words(120),
  iban: words(42),
  bic: words(11),
  euLicence: words(60),
  liabilityInsurance: words(200),
  terms: words(200),
  carrierTerms: words(2000),
  waitingRate: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1000)))),
  proofDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(90)))),
  invoiceEmail: words(200),
  datevConsultant: whole,
  datevClient: whole,
  defaultVatRate: whole,
  defaultPaymentTerms: whole,
  dunningMinimumCents: whole,
  podBadge: onOff,
  compactFinanceRow: onOff,
  compactUi: onOff,
  websockets: onOff,
})
export type CompanyUpdate = z.output<typeof CompanyUpdate>

/** The settings of the own company, which is the one record there is: its id is the tenant's, another one is a 404. */
export const settingsEndpoints = {
  'companies.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, sortedBy(['name'])),
    response: pageOf(CompanySettings),
    ...settle,
  }),
  'companies.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: CompanySettings,
    ...settle,
  }),
  'companies.events': eventsEndpoint(PATH, 'settings.use'),
  'companies.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: CompanyUpdate,
    response: z.object({ company: CompanySettings, eventId, warnings: SaidWarnings }),
    ...settle,
  }),
  'companies.undo': undoEndpoint(PATH, settle),
}

export const numberingEndpoints = {
  'numbering.list': endpoint({
    method: 'GET',
    path: '/api/v1/settings/numbering',
    response: z.object({ data: z.array(NumberSeries) }),
    ...settle,
  }),
  /** Only forward: what is not behind the numbers that were given is refused, and there is no way back. `seen`: `next` as it was read. */
  'numbering.change': endpoint({
    method: 'PUT',
    path: '/api/v1/settings/numbering/{id}',
    params: z.object({ id: z.enum(NUMBER_SERIES) }),
    body: z.object({
      next: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
      seen: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    }),
    response: NumberSeries,
    ...settle,
  }),
}
