import * as z from 'zod/mini'
import { BOOKED_REASONS, PALLET_KINDS, PALLET_REASONS } from '#src/domain/partners/pallet-kinds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { done, number, optionalText, preprocess, recordsOf, text, version } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { SaidWarnings } from '../basics/said-reason.ts'

const kind = z.catch(z.enum(PALLET_KINDS), 'euro')

/** Pallets booked by hand. `quantity` is positive where the partner owes them to us from now on, negative where we owe him. */
export const PalletBooking = z.object({
  id: text(),
  tenantId: text(),
  version,
  partnerId: text(),
  kind,
  day: text(),
  reason: z.catch(z.enum(PALLET_REASONS), 'correction'),
  quantity: number(0),
  orderId: optionalText,
  /** Number of the pallet note. */
  reference: optionalText,
  note: optionalText,
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type PalletBooking = z.output<typeof PalletBooking>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))

/** What a person says of a booking; null clears. The partner is named once, when it is made. */
export const PalletBookingInput = z.object({
  partnerId: words(100),
  kind: z.optional(z.enum(PALLET_KINDS)),
  day: words(10),
  reason: z.optional(z.enum(BOOKED_REASONS)),
  /** Of a return or a write-off its sign does not count: they reduce what is open. */
  quantity: z.optional(z.nullable(z.int().check(z.minimum(-100_000), z.maximum(100_000)))),
  orderId: words(100),
  reference: words(60),
  note: words(500),
})
export type PalletBookingInput = z.output<typeof PalletBookingInput>

/** A line of the account: of an order, as its delivery says, or (`bookingId`) booked by hand. `balance` is that of its kind after it. */
const PalletEntry = z.object({
  id: text(),
  day: text(),
  kind,
  reason: z.catch(z.enum(PALLET_REASONS), 'correction'),
  quantity: number(0),
  balance: number(0),
  orderId: optionalText,
  orderNumber: optionalText,
  bookingId: optionalText,
  reference: optionalText,
  note: optionalText,
})
export type PalletEntry = z.output<typeof PalletEntry>

/** The newest entry first; balances of the kinds that were ever booked, positive to our credit. */
export const PalletAccount = z.object({
  balances: preprocess(recordsOf, z.array(z.object({ kind, quantity: number(0) }))),
  entries: preprocess(recordsOf, z.array(PalletEntry)),
  total: number(0),
})
export type PalletAccount = z.output<typeof PalletAccount>

const PATH = '/api/v1/pallet-bookings'
const READ = { permission: ['partners.read', 'billing.use'], failure: 'Data not found' } as const
const WRITE = { permission: 'partners.write', failure: 'Data not found' } as const
const PalletBookingChanged = z.object({ palletBooking: PalletBooking, eventId, warnings: SaidWarnings })

export const palletEndpoints = {
  /** Every movement of a partner's account. */
  'partners.pallets': endpoint({
    method: 'GET',
    path: '/api/v1/partners/{id}/pallets',
    params: IdParams,
    query: z.object({ limit: PageQuery.shape.limit, kind: z.optional(z.enum(PALLET_KINDS)) }),
    response: PalletAccount,
    ...READ,
  }),
  'palletBookings.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(['day', 'quantity']),
      partnerId: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(PalletBooking),
    ...READ,
  }),
  'palletBookings.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: PalletBooking,
    ...READ,
  }),
  'palletBookings.events': eventsEndpoint(PATH, READ.permission),
  'palletBookings.create': endpoint({
    method: 'POST',
    path: PATH,
    body: PalletBookingInput,
    response: PalletBookingChanged,
    ...WRITE,
  }),
  'palletBookings.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: PalletBookingInput,
    response: PalletBookingChanged,
    ...WRITE,
  }),
  'palletBookings.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: done, eventId }),
    ...WRITE,
  }),
  'palletBookings.undo': undoEndpoint(PATH, WRITE),
}
