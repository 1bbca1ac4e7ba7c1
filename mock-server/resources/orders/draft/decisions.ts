import { type Charge, chargesOf } from '#src/domain/prices/charges.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../../store/models.ts'

type Order = Row<'orders'>

/** What is decided besides the draft; prices in euros net. */
export interface DraftDecisions {
  /** Where the draft came from, in the order's history; the wizard unless given. */
  source?: 'wizard' | 'email' | 'import' | 'recurring' | 'offer' | undefined
  /** What else its history says of where it came from. */
  from?: Readonly<Record<string, unknown>> | undefined
  /** Internal notes the order begins with. */
  notes?: string | undefined
  carrierId?: string | undefined
  /** An own vehicle, in place of a carrier: anyone who makes the order puts it there. */
  vehicleId?: string | undefined
  overrideReason?: string | undefined
  customerPrice?: number | undefined
  /** What the price was made of before somebody set it. */
  customerCharges?: readonly Charge[] | undefined
  carrierPrice?: number | undefined
  vatRate?: number | undefined
  /** The recurring order that makes it ahead, and the date of that it is for. */
  recurring?: { id: string; name: string; date: string } | undefined
  /** What another system asks of the transport, and what it says was agreed, as it says it. */
  requirements?: Readonly<Record<string, unknown>> | undefined
  review?: Readonly<Record<string, unknown>> | undefined
}

/**
 * What an integration says besides its draft: its requirements and its review are kept as they are, and what we have a field
 * for is decided by them, as far as it is of the right kind.
 */
export function decisionsOf(said: Pick<DraftDecisions, 'requirements' | 'review'>): DraftDecisions {
  const { review = {} } = said
  const figure = (name: string) => {
    const value = review[name]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  return {
    ...said,
    customerPrice: figure('customerPrice'),
    carrierPrice: figure('carrierPrice'),
    vatRate: figure('vatRate'),
  }
}

/** What is asked of the vehicle, in the draft's own words where it has some for it: what the draft says itself stands. */
export function withRequirements(draft: OrderDraft, { requirements = {} }: DraftDecisions): OrderDraft {
  const { vehicleType, tailLift, palletExchange, temperature } = requirements
  const asked: Partial<CargoDraft> = {
    ...(isVehicleType(vehicleType) && { vehicleType }),
    ...(tailLift === true && { tailLift }),
    ...(palletExchange === true && { palletExchange }),
    ...(isTemperature(temperature) && { temperature }),
  }
  return { ...draft, cargo: { ...asked, ...draft.cargo } }
}

const isTemperature = (value: unknown): value is { min?: number; max?: number } =>
  typeof value === 'object' &&
  value !== null &&
  ['min', 'max'].some((end) => end in value) &&
  Object.values(value).every((degrees) => Number.isFinite(degrees))

/** The positions a new order begins with: those of its calculation, and what its carrier gets as freight. */
export function chargesOfPrices({ customerPrice, carrierPrice, customerCharges }: DraftDecisions): Partial<Order> {
  const kept = (charges: readonly Charge[]) => (charges.length === 0 ? undefined : [...charges])
  return {
    customerCharges: kept(customerPrice === undefined ? [] : chargesOf(customerCharges, customerPrice)),
    carrierCharges: kept(chargesOf(undefined, carrierPrice)),
  }
}
