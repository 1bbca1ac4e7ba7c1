import * as z from 'zod/mini'
import { CustomerDraft, CargoDraft, StopDraft, OrderDraft } from './draft.ts'
import { ChargesInput } from './update.ts'
import { Figure } from '../basics/bounds.ts'
import { endpoint } from '../basics/core.ts'
import { FieldIssue } from '../basics/field-issue.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { Order } from './order.ts'
import {
  done,
  holding,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  preprocess,
  text,
  version,
} from '../basics/tolerant.ts'

export const Explained = z.object({
  code: text(),
  values: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
})

/** `agreed`: not calculated but a position of a price that was agreed, with its own text. */
const PriceLine = z.object({
  code: text(),
  label: text(),
  agreed: optionalFlag,
  text: optionalText,
  amount: number(0),
})

/** What others take for it; nothing known, nothing said. */
const MarketRange = z.catch(z.object({ low: number(0), mid: number(0), high: number(0) }), { low: 0, mid: 0, high: 0 })

/** Result of the price calculation; amounts in euros with two decimals (decision B3). */
export const PriceResult = z.object({
  currency: text('EUR'),
  distanceKm: number(0),
  durationMin: number(0),
  lines: z.catch(z.array(PriceLine), []),
  netPrice: number(0),
  vatRate: number(19),
  vatAmount: number(0),
  grossPrice: number(0),
  pricePerKm: number(0),
  marketRange: MarketRange,
  validUntil: text(),
  assumptions: z.catch(z.array(Explained), []),
})

export const MatchPartScore = z.catch(z.object({ earned: number(0), weight: number(0) }), { earned: 0, weight: 0 })

/** One proposed carrier with the parts of its score; the weights add up to 100. */
export const CarrierMatch = z.object({
  carrierId: text(),
  carrierName: text('Unbekannt'),
  city: text(),
  postalCode: text(),
  vehicleType: text('TRUCK'),
  vehicleId: optionalText,
  licencePlate: optionalText,
  score: number(0),
  parts: preprocess(
    (parts) => parts ?? {},
    z.object({
      distance: MatchPartScore,
      capacity: MatchPartScore,
      time: MatchPartScore,
      price: MatchPartScore,
      reliability: MatchPartScore,
      compliance: MatchPartScore,
    }),
  ),
  estimatedCost: number(0),
  margin: number(0),
  marginPercent: number(0),
  distanceKm: number(0),
  availableFrom: optionalText,
  tripsOnLane: number(0),
  punctuality: optionalNumber,
  reasons: z.catch(z.array(Explained), []),
  blockers: z.catch(z.array(Explained), []),
  warnings: z.catch(z.array(Explained), []),
})

export const CarrierMatches = z.object({
  matches: preprocess((matches) => matches ?? [], z.array(CarrierMatch).check(z.maxLength(5))),
  autoSelectThreshold: number(85),
  autoSelectedCarrierId: optionalText,
  searchRadius: number(50),
})
export type CarrierMatches = z.output<typeof CarrierMatches>

export const WizardSession = z.object({
  sessionId: text(),
  tenantId: text(),
  version,
  status: z.catch(z.enum(['open', 'completed', 'expired']), 'open'),
  currentStep: text('customer'),
  completedSteps: z.catch(z.array(z.string()), []),
  expiresAt: text(),
  data: z.catch(OrderDraft, { customer: {}, cargo: {}, pickup: {}, delivery: {} }),
  price: z.catch(z.optional(PriceResult), undefined),
  carriers: z.catch(z.optional(CarrierMatches), undefined),
  orderId: optionalText,
  issues: z.catch(z.array(FieldIssue), []),
})
export type WizardSession = z.output<typeof WizardSession>

const SessionParams = z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(100)) })
const step = <B extends z.ZodMiniType>(name: string, body: B) =>
  endpoint({
    method: 'PUT',
    path: `/api/orders/wizard/{sessionId}/${name}`,
    params: SessionParams,
    body,
    response: WizardSession,
    permission: 'orders.create',
    failure: 'Failed to save the wizard step',
  })

export const wizardEndpoints = {
  'wizard.start': endpoint({
    method: 'POST',
    path: '/api/orders/wizard/start',
    body: z.optional(z.object({ data: z.optional(z.partial(OrderDraft)) })),
    response: WizardSession,
    permission: 'orders.create',
    failure: 'Failed to start the wizard',
  }),
  'wizard.get': endpoint({
    method: 'GET',
    path: '/api/orders/wizard/{sessionId}',
    params: SessionParams,
    response: WizardSession,
    permission: 'orders.create',
  }),
  'wizard.setCustomer': step('customer', CustomerDraft),
  'wizard.setCargo': step('cargo', CargoDraft),
  'wizard.setPickup': step('pickup', StopDraft),
  'wizard.setDelivery': step('delivery', StopDraft),
  'wizard.calculatePrice': endpoint({
    method: 'POST',
    path: '/api/orders/wizard/{sessionId}/calculate-price',
    params: SessionParams,
    /** Prices the person sets herself, euros net; absent ones are calculated. */
    body: z.optional(
      z.object({
        customerPrice: z.optional(Figure),
        /** What a price of her own is made of. */
        customerCharges: ChargesInput,
        vatRate: z.optional(Figure),
      }),
    ),
    /** With what is warned of: that the customer would owe more than he may. */
    response: z.extend(PriceResult, { warnings: z.optional(SaidWarnings) }),
    permission: 'orders.create',
    failure: 'Failed to calculate cost',
  }),
  'wizard.findCarriers': endpoint({
    method: 'POST',
    path: '/api/orders/wizard/{sessionId}/find-carriers',
    params: SessionParams,
    body: z.optional(z.object({ searchRadius: z.optional(z.number().check(z.minimum(1), z.maximum(1000))) })),
    response: CarrierMatches,
    permission: 'orders.create',
    failure: 'Failed to find vehicles',
  }),
  'wizard.createOrder': endpoint({
    method: 'POST',
    path: '/api/orders/wizard/{sessionId}/create-order',
    params: SessionParams,
    body: z.object({
      carrierId: z.optional(z.string().check(z.maxLength(100))),
      /** An own vehicle instead of a carrier. */
      vehicleId: z.optional(z.string().check(z.maxLength(100))),
      overrideReason: z.optional(z.string().check(z.maxLength(1000))),
      customerPrice: z.optional(Figure),
      carrierPrice: z.optional(Figure),
      /** The document it was read from: it belongs to the order from then on, where it has none. */
      documentId: z.optional(z.string().check(z.maxLength(100))),
      /** The e-mail it was made of, which is done with it. 409 where there is an order of it already, unless one more is wanted. */
      emailId: z.optional(z.string().check(z.maxLength(100))),
      another: z.optional(z.boolean()),
    }),
    /** `eventId` takes back an order that was made of an e-mail; of others nothing does. */
    response: preprocess(
      holding('order'),
      z.object({
        success: done,
        order: Order,
        warnings: z.catch(z.array(FieldIssue), []),
        eventId: optionalText,
      }),
    ),
    permission: 'orders.create',
    failure: 'Failed to create order',
  }),
  'tmsIntegration.orderWizardToTms': endpoint({
    method: 'POST',
    path: '/api/tms-integration/order-wizard-to-tms',
    body: z.object({
      tenantId: z.string(),
      customer: CustomerDraft,
      cargo: CargoDraft,
      pickup: StopDraft,
      delivery: StopDraft,
      requirements: z.optional(z.record(z.string(), z.unknown())),
      review: z.optional(z.record(z.string(), z.unknown())),
    }),
    response: preprocess(holding('order'), z.object({ success: done, order: Order })),
    permission: 'orders.create',
    failure: 'Failed to create order',
  }),
}
