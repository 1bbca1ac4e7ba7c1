import type { EnhancedCorrection } from '#src/contract/enhanced-orders.ts'
import type { RecordUndone } from '#src/contract/record-events.ts'
import { checkCorrection, isConverted, mapEnhancedOrder } from '#src/domain/enhanced-orders.ts'
import { roadDistanceKm } from '#src/domain/places.ts'
import type { Row } from '../../store/models.ts'
import { passIssues } from '../../core/issues.ts'
import { patchTransport } from '../orders/follow.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import { enhancedOrders } from './enhanced-order.resource.ts'
import { inquiryOf } from './state.ts'

type EnhancedOrder = Row<'enhancedOrders'>
type Transport = Row<'transports'>

const DATES = ['pickup_date', 'delivery_date']

/** What a person says, as it is kept: a text is never missing, a day may be. */
function valuesOf(said: EnhancedCorrection): Partial<EnhancedOrder> {
  const given = Object.entries(said).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([field, value]) => {
      const text = value?.trim() ?? ''
      return [field, DATES.includes(field) && text === '' ? undefined : text]
    }),
  )
}

/** Corrects what OCR has read wrongly, as long as nothing was made of it; its inquiry among the transports follows. */
export async function correct(
  context: RuleContext,
  id: string,
  said: EnhancedCorrection,
): Promise<RecordChange<'enhancedOrder'>> {
  const order = await enhancedOrders.read(context, id)
  refuseConverted(order)
  const values = valuesOf(said)
  passIssues(checkCorrection({ ...order, ...values }, Object.keys(values)))
  return write(context, order, values, { type: 'updated' })
}

function refuseConverted(order: EnhancedOrder): void {
  if (isConverted(order)) throw notNow('reason.enhanced.converted', 'READ_ONLY')
}

/** Writes values with what the inquiry shows of them; `back` is what the inquiry had before. */
function write(
  context: RuleContext,
  order: EnhancedOrder,
  values: Partial<EnhancedOrder>,
  event: { type: string; payload?: Record<string, unknown>; back?: Partial<Transport> },
): Promise<RecordChange<'enhancedOrder'>> {
  const { back, ...noted } = event
  return writeRecord(
    context,
    'enhancedOrder',
    order,
    { ...values, updated_at: stamp(context) },
    {
      event: noted,
      async along(after) {
        const inquiry = await inquiryOf(context.store, after)
        if (inquiry === undefined || inquiry.status !== 'inquiry') return {}
        const shown = back ?? shownOf(after, order, inquiry)
        const before = Object.fromEntries(Object.keys(shown).map((field) => [field, Reflect.get(inquiry, field)]))
        await patchTransport(context, inquiry, shown)
        return { inquiryBefore: before }
      },
    },
  )
}

/** What the inquiry shows of an order; the postal code of another town is not known. */
function shownOf(after: EnhancedOrder, before: EnhancedOrder, inquiry: Transport): Partial<Transport> {
  const { customerName, origin, destination, cargo, loadingDate, unloadingDate } = mapEnhancedOrder(after)
  const originPostalCode = after.pickup_city === before.pickup_city ? inquiry.originPostalCode : ''
  const destinationPostalCode = after.delivery_city === before.delivery_city ? inquiry.destinationPostalCode : ''
  const { km } = roadDistanceKm(
    { city: origin, postalCode: originPostalCode, country: inquiry.originCountry },
    { city: destination, postalCode: destinationPostalCode, country: inquiry.destinationCountry },
  )
  const places = { origin, originPostalCode, destination, destinationPostalCode }
  return { ...places, customerName, cargo, loadingDate, unloadingDate, distanceKm: km }
}

/** Puts the fields of a correction back, and the inquiry with them. */
export async function undoCorrection(
  context: RuleContext,
  order: EnhancedOrder,
  event: Row<'recordEvents'>,
  values: Partial<EnhancedOrder>,
): Promise<RecordUndone> {
  refuseConverted(order)
  const back = event.payload?.['inquiryBefore'] as Partial<Transport> | undefined
  const payload = { undoes: event.id, of: event.type }
  const { eventId } = await write(context, order, values, { type: 'undone', payload, ...(back && { back }) })
  return { eventId, warnings: [] }
}
