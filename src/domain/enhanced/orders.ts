import type { StopDraft } from '../stops/draft.ts'
import { addDays, isPlainDate, type PlainDate } from '../basics/dates.ts'
import type { EnhancedFindingCode } from './messages.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { foldText } from '../basics/fold-text.ts'
import { sundayBan } from '../basics/holidays.ts'
import type { OrderDraft } from '../orders/draft.ts'
import { findPlace } from '../places/places.ts'
import { mapTransportStatus, type TransportStatus } from '../workflow/transport-status.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'

/** The raw fields of an order that OCR has read; blank is what could not be read. Source: specification 3 */
export interface RawOrder {
  order_number: string
  customer_name: string
  pickup_date?: PlainDate | undefined
  delivery_date?: PlainDate | undefined
  cargo_description: string
  pickup_street: string
  pickup_city: string
  delivery_street: string
  delivery_city: string
  status: string
  transport_id?: string | undefined
}

const UNKNOWN = 'Unbekannt'

const orUnknown = (text: string) => text.trim() || UNKNOWN

/** Whether a transport was made of it. */
export const isConverted = ({ transport_id }: Pick<RawOrder, 'transport_id'>): boolean => transport_id !== undefined

/** Its status as that of a transport: an inquiry, unless one is given. Source: specification 3 and 4 */
export function enhancedStatus(order: Pick<RawOrder, 'status' | 'transport_id'>): TransportStatus {
  return isConverted(order) ? 'PLANNING' : mapTransportStatus(order.status, { ocr: true })
}

/** As it stands among the transports, with the words for what is unknown. Source: specification 3, mapped view */
export function mapEnhancedOrder(order: RawOrder) {
  return {
    loadId: orUnknown(order.order_number),
    status: enhancedStatus(order),
    customerName: orUnknown(order.customer_name),
    origin: orUnknown(order.pickup_city),
    destination: orUnknown(order.delivery_city),
    cargo: orUnknown(order.cargo_description),
    loadingDate: order.pickup_date,
    unloadingDate: order.delivery_date,
    isFromOCR: true,
  }
}

/** What the inquiry among the transports knows beyond the raw fields. */
export interface InquiryFacts {
  originPostalCode?: string | undefined
  originCountry?: string | undefined
  destinationPostalCode?: string | undefined
  destinationCountry?: string | undefined
  loadingTimeFrom?: string | undefined
  loadingTimeTo?: string | undefined
  unloadingTimeFrom?: string | undefined
  unloadingTimeTo?: string | undefined
  vehicleType?: string | undefined
  loadingMeters?: number | undefined
}

function stop(given: { [Field in keyof StopDraft]: StopDraft[Field] | undefined }): StopDraft {
  const known = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(known)
}

/** The order as a draft: what was read, with what its inquiry knows. What is still missing is filled in as for any draft. */
export function enhancedDraft(order: RawOrder, inquiry: InquiryFacts = {}): OrderDraft {
  const { vehicleType, loadingMeters } = inquiry
  return {
    customer: { name: order.customer_name.trim() },
    cargo: {
      description: order.cargo_description.trim(),
      ...(isVehicleType(vehicleType) && { vehicleType }),
      ...(loadingMeters !== undefined && { loadingMeters }),
    },
    pickup: stop({
      street: order.pickup_street,
      city: order.pickup_city,
      postalCode: inquiry.originPostalCode,
      country: inquiry.originCountry,
      date: order.pickup_date,
      timeFrom: inquiry.loadingTimeFrom,
      timeTo: inquiry.loadingTimeTo,
    }),
    delivery: stop({
      street: order.delivery_street,
      city: order.delivery_city,
      postalCode: inquiry.destinationPostalCode,
      country: inquiry.destinationCountry,
      date: order.delivery_date,
      timeFrom: inquiry.unloadingTimeFrom,
      timeTo: inquiry.unloadingTimeTo,
    }),
  }
}

export type Severity = 'error' | 'warning' | 'info'

/** Something that has to be looked at before the order is driven. */
export interface Finding {
  code: EnhancedFindingCode
  type: Severity
  values: Record<string, string | number>
}

/** What only the data of the company tells about an order. */
export interface Surroundings {
  today: PlainDate
  /** The name that was read is that of a customer. */
  customerIsKnown: boolean
  /** An order of the same customer between the same towns on the same day. */
  twin?: string | undefined
}

const finding = (code: EnhancedFindingCode, type: Severity, values: Finding['values'] = {}): Finding[] => [
  { code, type, values },
]

/** What speaks against taking the order over as it was read, the worst first. */
export function enhancedFindings(order: RawOrder, inquiry: InquiryFacts, around: Surroundings): Finding[] {
  const { today, customerIsKnown, twin } = around
  const { pickup_date: pickup, delivery_date: delivery } = order
  const name = order.customer_name.trim()
  const all = [
    ...(pickup !== undefined && pickup < today ? finding('ocrPickupPast', 'error', { date: pickup }) : []),
    ...(pickup !== undefined && delivery !== undefined && delivery < pickup
      ? finding('ocrDeliveryBeforePickup', 'error')
      : []),
    ...(twin === undefined ? [] : finding('ocrDuplicate', 'warning', { order: twin })),
    ...(pickup !== undefined && pickup >= today && pickup <= addDays(today, 1)
      ? finding('ocrPickupSoon', 'warning', { date: pickup })
      : []),
    ...(pickup === undefined || delivery === undefined ? finding('ocrDateMissing', 'warning') : []),
    ...(name === '' ? finding('ocrCustomerMissing', 'warning') : []),
    ...(name !== '' && !customerIsKnown ? finding('ocrCustomerUnknown', 'warning', { name }) : []),
    ...unknownTown(order.pickup_city, inquiry.originCountry, inquiry.originPostalCode),
    ...unknownTown(order.delivery_city, inquiry.destinationCountry, inquiry.destinationPostalCode),
    ...[pickup, delivery].flatMap((date) =>
      date !== undefined && date >= today && sundayBan(date) ? finding('ocrDrivingBan', 'warning', { date }) : [],
    ),
    ...(order.pickup_street.trim() === '' ? finding('ocrStreetMissing', 'info', { city: order.pickup_city }) : []),
    ...(order.delivery_street.trim() === '' ? finding('ocrStreetMissing', 'info', { city: order.delivery_city }) : []),
  ]
  return all.toSorted((a, b) => SEVERITY.indexOf(a.type) - SEVERITY.indexOf(b.type))
}

const SEVERITY: readonly Severity[] = ['error', 'warning', 'info']

function unknownTown(city: string, country = 'Deutschland', postalCode = ''): Finding[] {
  const place = findPlace(country, postalCode, city)
  return place !== undefined && foldText(place.city) === foldText(city.trim())
    ? []
    : finding('ocrTownUnknown', 'warning', { city: orUnknown(city) })
}

export type RiskLevel = 'low' | 'medium' | 'high'

/** High with an error among them, medium with a warning; a hint alone is no risk. */
export function riskLevel(findings: readonly Pick<Finding, 'type'>[]): RiskLevel {
  if (findings.some(({ type }) => type === 'error')) return 'high'
  return findings.some(({ type }) => type === 'warning') ? 'medium' : 'low'
}

/** What is wrong with the fields of a correction; what is odd about the order is a finding. */
export function checkCorrection(order: RawOrder, props: readonly string[]): FieldIssue[] {
  return (['pickup_date', 'delivery_date'] as const).flatMap((field) => {
    const date = order[field]
    return !props.includes(field) || date === undefined || isPlainDate(date) ? [] : errorAt(field, 'dateInvalid')
  })
}
