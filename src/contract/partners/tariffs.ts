import * as z from 'zod/mini'
import { TARIFF_BASES } from '#src/domain/tariffs/tariff.ts'
import { Day } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { done, flag, number, optionalDate, optionalNumber, optionalText, text, version } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { SaidWarnings } from '../basics/said-reason.ts'

/**
 * An agreed price of a partner for a lane. Countries by ISO code, areas by what postal codes begin with (empty: the whole
 * country). `priceCents` net for a trip, a kilometre or a loading metre; never less than `minimumCents`. With `fuelSurcharge`
 * the month's share is added. Valid on both days, without an end until another takes its place.
 */
export const Tariff = z.object({
  id: text(),
  tenantId: text(),
  version,
  partnerId: text(),
  partnerName: text(),
  /** As the partner's kind: whether it is sold for or bought for. */
  side: z.catch(z.enum(['customer', 'carrier']), 'customer'),
  fromCountry: text('DE'),
  fromArea: text(),
  toCountry: text('DE'),
  toArea: text(),
  /** Missing: any. */
  vehicleType: optionalText,
  basis: z.catch(z.enum(TARIFF_BASES), 'trip'),
  priceCents: number(0),
  minimumCents: optionalNumber,
  fuelSurcharge: flag,
  validFrom: text(),
  validUntil: optionalDate,
  notes: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Tariff = z.output<typeof Tariff>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const Cents = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000_000))))

/** What a person says of a tariff; null clears. The partner is named once, when it is made. */
export const TariffInput = z.object({
  partnerId: words(100),
  fromCountry: words(60),
  fromArea: words(5),
  toCountry: words(60),
  toArea: words(5),
  vehicleType: words(40),
  basis: z.optional(z.enum(TARIFF_BASES)),
  priceCents: Cents,
  minimumCents: Cents,
  fuelSurcharge: z.optional(z.nullable(z.boolean())),
  validFrom: words(10),
  validUntil: words(10),
  notes: words(500),
})
export type TariffInput = z.output<typeof TariffInput>

const TariffChanged = z.object({ tariff: Tariff, eventId, warnings: SaidWarnings })

/** The diesel surcharge of a month (`2026-11`) for the whole tenant, percent of the freight, and the index it follows. */
export const FuelSurcharge = z.object({
  id: text(),
  tenantId: text(),
  version,
  month: text(),
  percent: number(0),
  indexName: text(),
  /** The index as it was published, in its own unit. */
  indexValue: optionalNumber,
  updatedAt: text(),
})
export type FuelSurcharge = z.output<typeof FuelSurcharge>

export const FuelSurchargeInput = z.object({
  month: z.optional(z.string().check(z.maxLength(7))),
  percent: z.optional(z.nullable(z.number().check(z.minimum(-1000), z.maximum(1000)))),
  indexName: words(80),
  indexValue: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))),
})
export type FuelSurchargeInput = z.output<typeof FuelSurchargeInput>

const FuelSurchargeChanged = z.object({ fuelSurcharge: FuelSurcharge, eventId, warnings: SaidWarnings })

const TARIFFS = '/api/v1/tariffs'
const SURCHARGES = '/api/v1/fuel-surcharges'
const READ = { permission: 'tariffs.read', failure: 'Data not found' } as const
/** Which of both it must be follows from the side of the tariff. */
const WRITE = { permission: ['tariffs.sell', 'tariffs.buy'], failure: 'Data not found' } as const
const MONTHS = { permission: 'tariffs.surcharge', failure: 'Data not found' } as const
const success = z.object({ success: done, eventId })

const TARIFF_SORTS = [
  'fromArea',
  'toArea',
  'vehicleType',
  'priceCents',
  'validFrom',
  'validUntil',
  'partnerName',
] as const

export const surchargeEndpoints = {
  'fuelSurcharges.list': endpoint({
    method: 'GET',
    path: SURCHARGES,
    query: z.extend(PageQuery, sortedBy(['month', 'percent'])),
    response: pageOf(FuelSurcharge),
    ...READ,
  }),
  'fuelSurcharges.get': endpoint({
    method: 'GET',
    path: `${SURCHARGES}/{id}`,
    params: IdParams,
    response: FuelSurcharge,
    ...READ,
  }),
  'fuelSurcharges.create': endpoint({
    method: 'POST',
    path: SURCHARGES,
    body: FuelSurchargeInput,
    response: FuelSurchargeChanged,
    ...MONTHS,
  }),
  'fuelSurcharges.update': endpoint({
    method: 'PUT',
    path: `${SURCHARGES}/{id}`,
    params: IdParams,
    body: FuelSurchargeInput,
    response: FuelSurchargeChanged,
    ...MONTHS,
  }),
  'fuelSurcharges.delete': endpoint({
    method: 'DELETE',
    path: `${SURCHARGES}/{id}`,
    params: IdParams,
    response: success,
    ...MONTHS,
  }),
  'fuelSurcharges.undo': undoEndpoint(SURCHARGES, MONTHS),
}

export const tariffEndpoints = {
  'tariffs.list': endpoint({
    method: 'GET',
    path: TARIFFS,
    query: z.extend(PageQuery, {
      ...sortedBy(TARIFF_SORTS),
      partnerId: z.optional(z.string().check(z.maxLength(100))),
      side: z.optional(z.enum(['customer', 'carrier'])),
      validOn: z.optional(Day),
    }),
    response: pageOf(Tariff),
    ...READ,
  }),
  'tariffs.get': endpoint({ method: 'GET', path: `${TARIFFS}/{id}`, params: IdParams, response: Tariff, ...READ }),
  'tariffs.events': eventsEndpoint(TARIFFS, 'tariffs.read'),
  'tariffs.create': endpoint({ method: 'POST', path: TARIFFS, body: TariffInput, response: TariffChanged, ...WRITE }),
  'tariffs.update': endpoint({
    method: 'PUT',
    path: `${TARIFFS}/{id}`,
    params: IdParams,
    body: TariffInput,
    response: TariffChanged,
    ...WRITE,
  }),
  'tariffs.delete': endpoint({
    method: 'DELETE',
    path: `${TARIFFS}/{id}`,
    params: IdParams,
    response: success,
    ...WRITE,
  }),
  'tariffs.undo': undoEndpoint(TARIFFS, WRITE),
  ...surchargeEndpoints,
}
