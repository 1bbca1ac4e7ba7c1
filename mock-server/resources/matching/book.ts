import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { AUTO_SELECT_THRESHOLD } from '#src/domain/carriers/matching.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import { HttpError, reasonText, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { setOrderCarrier } from '../orders/assignment/carrier.ts'
import { setOrderVehicle } from '../orders/assignment/vehicle.ts'
import { refuseBooked } from './booked.ts'

/** Whom an order goes to, for how much (euros net), how well he suits, and why in spite of what speaks against it. */
export interface BookInput {
  carrierId?: string | undefined
  vehicleId?: string | undefined
  carrierPrice?: number | undefined
  score: number
  reason?: string | undefined
}

/** 422 for who is not recommended, unless somebody says why. */
export function demandReason({ score, reason }: BookInput): void {
  if (score >= AUTO_SELECT_THRESHOLD || hasNotes(reason)) return
  const code = 'reason.match.needsReason'
  const values = { score, threshold: AUTO_SELECT_THRESHOLD }
  const message = reasonText({ code, values })
  throw new HttpError(422, {
    ...refusalBody({ code, values }),
    code: 'REASON_NEEDED',
    fieldErrors: [{ path: 'reason', code, message, severity: 'error', values }],
  })
}

/** A carrier who is told that another one has it. */
export interface PassedCarrier {
  request: Row<'priceRequests'>
  carrierId: string
}

/**
 * Gives an order to a carrier or a vehicle by the rules of every assignment, within the act of the caller: its other proposals are
 * rejected, and so are the quotes of others. 409 with who and when where somebody has been faster. Answers who is to be told.
 */
export async function bookOrder(
  context: RuleContext,
  order: Row<'orders'>,
  booking: BookInput,
): Promise<{ warnings: SaidWarning[]; passed: PassedCarrier[] }> {
  await refuseBooked(context.store, order)
  demandReason(booking)
  const { carrierId, vehicleId, carrierPrice, reason: overrideReason } = booking
  const plain = { ...context, ifMatch: undefined }
  const { warnings } =
    vehicleId === undefined
      ? await setOrderCarrier(plain, order.id, { carrierId: carrierId ?? null, carrierPrice, overrideReason })
      : await setOrderVehicle(plain, order.id, { vehicleId, carrierPrice, overrideReason })
  await closeMatches(context, order.id, booking)
  return { warnings, passed: await closeRequests(context, order.id, booking) }
}

async function closeMatches(context: RuleContext, orderId: string, booking: BookInput): Promise<void> {
  const matches = await context.store.all('matches', { orderId, status: 'proposed' })
  const chosen = matches.find(({ carrierId, vehicleId }) => {
    return booking.vehicleId === undefined ? carrierId === booking.carrierId : vehicleId === booking.vehicleId
  })
  const accepted = { status: 'accepted' as const, acceptedAt: stamp(context), acceptedBy: context.session.userName }
  for (const { id } of matches)
    await context.store.patch('matches', id, id === chosen?.id ? accepted : { status: 'rejected' })
}

/** Who was asked for a price of it hears that it is gone, or is the one who has it. */
async function closeRequests(context: RuleContext, orderId: string, booking: BookInput): Promise<PassedCarrier[]> {
  const { store, session } = context
  const requests = await store.all('priceRequests', { orderId, status: 'open' })
  const passed: PassedCarrier[] = []
  const at = stamp(context)
  for (const request of requests) {
    const chosen = request.quotes.find(({ carrierId, state }) => carrierId === booking.carrierId && state === 'quoted')
    const quotes = request.quotes.map((quote) => {
      if (quote === chosen) return { ...quote, state: 'accepted' as const }
      if (quote.state !== 'asked' && quote.state !== 'quoted') return quote
      passed.push({ request, carrierId: quote.carrierId })
      return { ...quote, state: 'rejected' as const }
    })
    const name = chosen?.carrierName ?? (await nameOf(context, booking))
    const amount = booking.carrierPrice ?? chosen?.total ?? 0
    const values: Record<string, string | number> = chosen ? { name, amount } : { name }
    const line = { code: chosen ? 'log.accepted' : 'log.booked', values }
    await store.patch('priceRequests', request.id, {
      ...{ quotes, status: 'accepted', acceptedBy: session.userName, acceptedAt: at },
      acceptedCarrierId: booking.carrierId,
      log: [...request.log, { at, who: session.userName, ...line, text: booking.reason }],
    })
  }
  return passed
}

async function nameOf({ store }: RuleContext, { carrierId, vehicleId }: BookInput): Promise<string> {
  if (vehicleId !== undefined) return (await store.find('vehicles', vehicleId))?.licencePlate ?? ''
  return (await store.find('partners', carrierId ?? ''))?.name ?? ''
}
