import { DEFAULT_RADIUS_KM, DRAFT_STEPS, type OwnPrices, type StoredWizard } from '#machines/wizard-session.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { agreedCharges, chargesSum } from '#src/domain/prices/charges.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { toEuros } from '#src/domain/basics/money.ts'
import { checkStep, type OrderDraft, type WizardStep } from '#src/domain/orders/draft.ts'
import { forNextOrder } from '#src/domain/stops/further-stops.ts'
import { cargoOf, stopOf } from '#src/domain/orders/facts.ts'

/** What belongs to one carriage only. */
const ITS_OWN = { date: undefined, reference: undefined, bookingNumber: undefined } as const

/**
 * What a new order takes over from an existing one: customer, cargo, both stops with their time windows, requirements.
 * Dates and references belong to the old one: they are left out.
 */
export function draftOfOrder(order: Order): OrderDraft {
  return compact({
    customer: {
      customerId: order.customerId,
      // What stands for a missing name is no customer: a new one would be made of it.
      name: order.customerName === 'Unbekannt' ? undefined : order.customerName,
      email: order.customerEmail,
      phone: order.customerPhone,
      contactPerson: order.contactPerson,
      paymentTerms: order.paymentTerms,
    },
    // What was calculated is calculated again from the pallets of the new order.
    cargo: { ...cargoOf(order), ...(order.loadingMetersCalculated === true && { loadingMeters: undefined }) },
    pickup: { ...stopOf(order, 'pickup'), ...ITS_OWN },
    delivery: { ...stopOf({ ...order, furtherStops: forNextOrder(order.furtherStops) }, 'delivery'), ...ITS_OWN },
  })
}

/**
 * The price that was agreed for an order, with what it is made of, for another one like it; what came up on its way is left
 * out. None for those who may not read it, and of another currency: the draft is in euros.
 */
export function agreedPrices({ id, orderNumber, customerPrice, customerCharges, currency }: Order): OwnPrices {
  if (customerPrice === undefined || currency !== 'EUR') return {}
  const charges = agreedCharges(customerCharges, customerPrice)
  if (charges.length === 0) return {}
  const price = toEuros(chargesSum(charges))
  return { customerPrice: price, customerCharges: charges, agreedIn: orderNumber || id }
}

/** Without the fields that hold nothing, at every depth. */
export function compact<T extends object>(value: T): T {
  const filled = Object.entries(value)
    .filter(([, inner]) => inner !== undefined && inner !== '')
    .map(([name, inner]: [string, unknown]) => [name, typeof inner === 'object' && inner ? compact(inner) : inner])
  return Object.fromEntries(filled) as T
}

/** A copied order as a draft in storage, opened at the first step that is to be filled in, and the field to begin with. */
export function copiedWizard(
  draftId: string,
  data: OrderDraft,
  today: PlainDate,
  prices: OwnPrices = {},
): { wizard: StoredWizard; field?: string } {
  const gaps = DRAFT_STEPS.map((step) => ({ step, field: firstGap(step, data, today) }))
  const open = gaps.find(({ field }) => field !== undefined)
  const currentStep = open?.step ?? 'delivery'
  const wizard: StoredWizard = {
    version: 1,
    draftId,
    data,
    currentStep,
    completedSteps: DRAFT_STEPS.slice(0, DRAFT_STEPS.indexOf(currentStep)),
    savedSteps: [],
    radiusKm: DEFAULT_RADIUS_KM,
    carrierDecided: false,
    overrideReason: '',
    prices,
    unconfirmed: false,
  }
  return { wizard, field: open?.field }
}

/** Path of the first field of a step that is still to be filled in; nothing for steps without fields of their own. */
export function firstGap(step: WizardStep, data: OrderDraft, today: PlainDate): string | undefined {
  if (!DRAFT_STEPS.some((known) => known === step)) return undefined
  return checkStep(step, data, { today }).find(({ severity }) => severity === 'error')?.path
}
