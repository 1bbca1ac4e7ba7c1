import { z } from 'zod'
import { VEHICLE_TYPES } from '#src/domain/vehicles.ts'
import { endpoint } from './core.ts'
import { Order } from './order.ts'
import { flag, number, optionalNumber, optionalText, text } from './tolerant.ts'

const short = z.string().max(400).optional()

/** What the person typed about the customer; every part may be missing while the draft is open (decision B3). */
export const CustomerDraft = z.object({
  customerId: short,
  name: short,
  vatId: short,
  email: short,
  phone: short,
  contactPerson: short,
  customerReference: short,
  paymentTerms: z.number().optional(),
  country: short,
})
export const CargoDraft = z.object({
  description: z.string().max(1000).optional(),
  weightKg: z.number().optional(),
  volumeM3: z.number().optional(),
  quantity: z.number().optional(),
  packageType: short,
  packageCount: z.number().optional(),
  loadingMeters: z.number().optional(),
  vehicleType: z.enum(VEHICLE_TYPES).optional(),
  adr: z.object({ unNumber: short, class: short, packingGroup: short, tunnelCode: short }).optional(),
  temperature: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
  palletExchange: z.boolean().optional(),
  tailLift: z.boolean().optional(),
})
export const StopDraft = z.object({
  company: short,
  street: short,
  postalCode: short,
  city: short,
  country: short,
  date: short,
  timeFrom: short,
  timeTo: short,
  contactPerson: short,
  phone: short,
  reference: short,
  fixed: z.boolean().optional(),
})
export const OrderDraft = z.object({
  customer: CustomerDraft,
  cargo: CargoDraft,
  pickup: StopDraft,
  delivery: StopDraft,
})

export const FieldIssue = z.object({
  path: text(),
  code: text(),
  severity: z.enum(['error', 'warning']).catch('error'),
  message: text(),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
})

const Explained = z.object({
  code: text(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).catch({}),
})

/** Result of the price calculation; amounts in euros with two decimals (decision B3). */
export const PriceResult = z.object({
  currency: text('EUR'),
  distanceKm: number(0),
  durationMin: number(0),
  lines: z.array(z.object({ code: text(), label: text(), amount: number(0) })).catch([]),
  netPrice: number(0),
  vatRate: number(19),
  vatAmount: number(0),
  grossPrice: number(0),
  pricePerKm: number(0),
  marketRange: z.object({ low: number(0), mid: number(0), high: number(0) }),
  validUntil: text(),
  assumptions: z.array(Explained).catch([]),
})

const Part = z.object({ earned: number(0), weight: number(0) })

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
  parts: z.object({
    distance: Part,
    capacity: Part,
    time: Part,
    price: Part,
    reliability: Part,
    compliance: Part,
  }),
  estimatedCost: number(0),
  margin: number(0),
  marginPercent: number(0),
  distanceKm: number(0),
  availableFrom: optionalText,
  tripsOnLane: number(0),
  punctuality: optionalNumber,
  reasons: z.array(Explained).catch([]),
  blockers: z.array(Explained).catch([]),
  warnings: z.array(Explained).catch([]),
})

export const CarrierMatches = z.object({
  matches: z.array(CarrierMatch).max(5),
  autoSelectThreshold: number(85),
  autoSelectedCarrierId: optionalText,
  searchRadius: number(50),
})
export type CarrierMatches = z.output<typeof CarrierMatches>

export const WizardSession = z.object({
  sessionId: text(),
  tenantId: text(),
  version: number(1),
  status: z.enum(['open', 'completed', 'expired']).catch('open'),
  currentStep: text('customer'),
  completedSteps: z.array(z.string()).catch([]),
  expiresAt: text(),
  data: OrderDraft,
  price: PriceResult.optional().catch(undefined),
  carriers: CarrierMatches.optional().catch(undefined),
  orderId: optionalText,
  issues: z.array(FieldIssue).catch([]),
})
export type WizardSession = z.output<typeof WizardSession>

const SessionParams = z.object({ sessionId: z.string().min(1).max(100) })
const step = <B extends z.ZodType>(name: string, body: B) =>
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
    body: z.object({ data: OrderDraft.partial().optional() }).optional(),
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
    body: z.object({ customerPrice: z.number().optional(), vatRate: z.number().optional() }).optional(),
    response: PriceResult,
    permission: 'orders.create',
    failure: 'Failed to calculate cost',
  }),
  'wizard.findCarriers': endpoint({
    method: 'POST',
    path: '/api/orders/wizard/{sessionId}/find-carriers',
    params: SessionParams,
    body: z.object({ searchRadius: z.number().min(1).max(1000).optional() }).optional(),
    response: CarrierMatches,
    permission: 'orders.create',
    failure: 'Failed to find vehicles',
  }),
  'wizard.createOrder': endpoint({
    method: 'POST',
    path: '/api/orders/wizard/{sessionId}/create-order',
    params: SessionParams,
    body: z.object({
      carrierId: z.string().max(100).optional(),
      overrideReason: z.string().max(1000).optional(),
      customerPrice: z.number().optional(),
      carrierPrice: z.number().optional(),
    }),
    response: z.object({ success: flag, order: Order, warnings: z.array(FieldIssue).catch([]) }),
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
      requirements: z.record(z.string(), z.unknown()).optional(),
      review: z.record(z.string(), z.unknown()).optional(),
    }),
    response: z.object({ success: flag, order: Order }),
    permission: 'orders.create',
    failure: 'Failed to create order',
  }),
}
