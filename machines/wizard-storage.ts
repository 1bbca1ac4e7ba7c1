import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { AdrDraft, CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import type { Charge } from '#src/domain/prices/charges.ts'
import { type OrderDraft, WIZARD_STEPS, type WizardStep } from '#src/domain/orders/draft.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { ADR_CARRIAGES } from '#src/domain/goods/adr-line-text.ts'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { flag, list, number, record, text, withoutGaps } from './persisted.ts'
import {
  DRAFT_STEPS,
  type OwnPrices,
  type OwnVehicle,
  type StoredWizard,
  type WizardContext,
  type WizardInput,
} from './wizard-session.ts'

/** What is to be kept of a wizard, so that neither a reload nor a crash loses anything typed. */
export function storedWizard(context: WizardContext): StoredWizard {
  const { sessionId, version } = context
  return {
    version: 1,
    draftId: context.draftId,
    data: context.data,
    currentStep: context.currentStep,
    completedSteps: context.completedSteps,
    savedSteps: context.savedSteps,
    radiusKm: context.radiusKm,
    carrierDecided: context.carrierDecided,
    overrideReason: context.overrideReason,
    prices: context.prices,
    unconfirmed: context.unconfirmed,
    ...(sessionId !== undefined && version !== undefined && { session: { sessionId, version } }),
    ...(context.savedAt !== undefined && { savedAt: context.savedAt }),
    ...(context.chosenCarrierId !== undefined && { chosenCarrierId: context.chosenCarrierId }),
    ...(context.ownVehicle !== undefined && { ownVehicle: context.ownVehicle }),
    ...(context.intentKey !== undefined && { intentKey: context.intentKey }),
    ...(context.sentReason !== undefined && { sentReason: context.sentReason }),
  }
}

/**
 * Reads what was kept. Of another version only what was typed is taken over, where it can be recognised.
 * Nothing recognisable is nothing. Never throws.
 */
export function restoreWizard(stored: unknown): WizardInput | undefined {
  const kept = record(stored)
  const data = kept && typedValues(kept['data'] ?? kept['draft'])
  if (!kept || !data) return undefined
  return kept['version'] === 1 ? { ...protocolOf(kept), data } : { data }
}

function protocolOf(kept: Record<string, unknown>): WizardInput {
  const session = record(kept['session'])
  const [sessionId, version] = [text(session?.['sessionId']), number(session?.['version'])]
  const hasSession = sessionId !== undefined && version !== undefined
  const intentKey = text(kept['intentKey'])
  return {
    draftId: text(kept['draftId']),
    currentStep: steps([kept['currentStep']])[0],
    completedSteps: steps(kept['completedSteps']),
    savedSteps: hasSession ? DRAFT_STEPS.filter((step) => list(kept['savedSteps']).includes(step)) : [],
    sessionId: hasSession ? sessionId : undefined,
    version: hasSession ? version : undefined,
    savedAt: number(kept['savedAt']),
    radiusKm: number(kept['radiusKm']),
    chosenCarrierId: text(kept['chosenCarrierId']),
    ownVehicle: ownVehicleOf(kept['ownVehicle']),
    carrierDecided: flag(kept['carrierDecided']),
    overrideReason: text(kept['overrideReason']),
    sentReason: text(kept['sentReason']),
    prices: pricesOf(record(kept['prices']) ?? {}),
    intentKey,
    unconfirmed: hasSession && intentKey !== undefined && flag(kept['unconfirmed']),
  }
}

function ownVehicleOf(value: unknown): OwnVehicle | undefined {
  const kept = record(value)
  const [id, plate, overrideReason] = [text(kept?.['id']), text(kept?.['plate']), text(kept?.['overrideReason'])]
  if (id === undefined || plate === undefined) return undefined
  return { id, plate, ...(overrideReason !== undefined && { overrideReason }) }
}

function steps(value: unknown): WizardStep[] {
  return WIZARD_STEPS.filter((step) => list(value).includes(step))
}

function pricesOf(kept: Record<string, unknown>): OwnPrices | undefined {
  return withoutGaps<OwnPrices>({
    customerPrice: number(kept['customerPrice']),
    customerCharges: chargesOf(kept['customerCharges']),
    agreedIn: text(kept['agreedIn']),
    carrierPrice: number(kept['carrierPrice']),
    vatRate: number(kept['vatRate']),
  })
}

function chargesOf(kept: unknown): Charge[] | undefined {
  const charges = list(kept).flatMap((entry) => {
    const { code, text: said, amount } = record(entry) ?? {}
    const [known, euros] = [text(code), number(amount)]
    return known === undefined || euros === undefined ? [] : [{ code: known, text: text(said), amount: euros }]
  })
  return charges.length === 0 ? undefined : charges
}

function typedValues(value: unknown): Partial<OrderDraft> | undefined {
  const draft = record(value)
  if (!draft) return undefined
  return withoutGaps({
    customer: customerOf(record(draft['customer']) ?? {}),
    cargo: cargoOf(record(draft['cargo']) ?? {}),
    pickup: stopOf(record(draft['pickup']) ?? {}),
    delivery: stopOf(record(draft['delivery']) ?? {}),
  })
}

function customerOf(kept: Record<string, unknown>): CustomerDraft | undefined {
  return withoutGaps<CustomerDraft>({
    customerId: text(kept['customerId']),
    name: text(kept['name']),
    vatId: text(kept['vatId']),
    email: text(kept['email']),
    phone: text(kept['phone']),
    contactPerson: text(kept['contactPerson']),
    customerReference: text(kept['customerReference']),
    paymentTerms: number(kept['paymentTerms']),
    country: text(kept['country']),
    open: OPEN.find((state) => state === kept['open']),
    fitting: texts(kept['fitting']),
    meant: texts(kept['meant']),
  })
}

const OPEN = ['typed', 'several', 'unknown'] as const

function texts(kept: unknown): string[] | undefined {
  const found = list(kept).filter((entry) => typeof entry === 'string')
  return found.length === 0 ? undefined : found
}

function cargoOf(kept: Record<string, unknown>): CargoDraft | undefined {
  return withoutGaps<CargoDraft>({
    description: text(kept['description']),
    weightKg: number(kept['weightKg']),
    volumeM3: number(kept['volumeM3']),
    quantity: number(kept['quantity']),
    packageType: text(kept['packageType']),
    packageCount: number(kept['packageCount']),
    loadingMeters: number(kept['loadingMeters']),
    dimensions: text(kept['dimensions']),
    stackable: flag(kept['stackable']),
    vehicleType: isVehicleType(kept['vehicleType']) ? kept['vehicleType'] : undefined,
    adr: adrOf(record(kept['adr'])),
    temperature: temperatureOf(record(kept['temperature'])),
    palletExchange: flag(kept['palletExchange']),
    tailLift: flag(kept['tailLift']),
    banExemption: BAN_EXEMPTIONS.find((one) => one === kept['banExemption']),
  })
}

/** Present, even empty, means dangerous goods: so an empty one stays. */
function adrOf(kept: Record<string, unknown> | undefined): AdrDraft | undefined {
  if (!kept) return undefined
  const adr: AdrDraft = {
    unNumber: text(kept['unNumber']),
    name: text(kept['name']),
    class: text(kept['class']),
    risks: text(kept['risks']),
    packingGroup: text(kept['packingGroup']),
    tunnelCode: text(kept['tunnelCode']),
    environmental: flag(kept['environmental']),
    packages: number(kept['packages']),
    packaging: text(kept['packaging']),
    empty: flag(kept['empty']),
    limited: flag(kept['limited']),
    excepted: flag(kept['excepted']),
    carriage: ADR_CARRIAGES.find((one) => one === kept['carriage']),
    quantity: number(kept['quantity']),
    unit: text(kept['unit']),
    further: text(kept['further']),
  }
  return withoutGaps(adr) ?? {}
}

function temperatureOf(kept: Record<string, unknown> | undefined): CargoDraft['temperature'] {
  return kept && withoutGaps({ min: number(kept['min']), max: number(kept['max']) })
}

function stopOf(kept: Record<string, unknown>): StopDraft | undefined {
  return withoutGaps<StopDraft>({
    loadingPointId: text(kept['loadingPointId']),
    ramp: text(kept['ramp']),
    openingHours: text(kept['openingHours']),
    driverHints: text(kept['driverHints']),
    company: text(kept['company']),
    street: text(kept['street']),
    postalCode: text(kept['postalCode']),
    city: text(kept['city']),
    country: text(kept['country']),
    date: text(kept['date']),
    timeFrom: text(kept['timeFrom']),
    timeTo: text(kept['timeTo']),
    contactPerson: text(kept['contactPerson']),
    phone: text(kept['phone']),
    email: text(kept['email']),
    reference: text(kept['reference']),
    bookingNumber: text(kept['bookingNumber']),
    fixed: flag(kept['fixed']),
    furtherStops: text(kept['furtherStops']),
    goodsLines: text(kept['goodsLines']),
  })
}
