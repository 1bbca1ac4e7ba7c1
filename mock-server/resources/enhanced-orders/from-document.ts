import { rawOrderOf } from '#src/domain/extraction/draft-of-paper.ts'
import { readingsOf } from '#src/domain/extraction/written-values.ts'
import { mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import { tripDuration } from '#src/domain/places/driving-time.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import { HttpError, notFound } from '../../core/http-error.ts'
import { stamp } from '../../core/rule-context.ts'
import { act } from '../../write/act.ts'
import { CREATED, type RecordChange } from '../../write/record-write.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { nextNumber } from '../transports/create.ts'

interface DocumentOrder {
  documentId: string
  values?: Readonly<Record<string, string>> | undefined
}

/**
 * Makes an order of what was read from a document, with its inquiry among the transports: once for a document, in whatever tab
 * somebody asks again. Throws 404 without the document, and 409 where nothing was read from it.
 */
export async function orderFromDocument(
  context: MakingContext,
  { documentId, values }: DocumentOrder,
): Promise<RecordChange<'enhancedOrder'>> {
  const { store } = context
  const document = await store.find('documents', documentId)
  if (!document) throw notFound()
  const before = await store.first('enhancedOrders', { document_id: documentId })
  if (before) return { row: before, eventId: undefined }
  const read = values ?? (document.ocrProcessed ? document.extractedData : undefined)
  const fields = Object.entries(read ?? {}).map(([name, value]) => ({ name, value, confidence: 1 }))
  const readings = readingsOf(fields)
  if (Object.keys(readings).length === 0)
    throw new HttpError(409, { message: 'OCR result not found', code: 'NOTHING_READ' })
  const { order: raw, inquiry } = rawOrderOf(readings)
  const number = await nextNumber(context, true)
  const order = { ...raw, order_number: raw.order_number || number }
  const shown = mapEnhancedOrder(order)
  const { km } = roadDistanceKm(
    { city: shown.origin, postalCode: inquiry.originPostalCode ?? '', country: inquiry.originCountry ?? '' },
    {
      city: shown.destination,
      postalCode: inquiry.destinationPostalCode ?? '',
      country: inquiry.destinationCountry ?? '',
    },
  )
  const id = context.newId('enh')
  const inquiryId = context.newId('tra')
  const now = stamp(context)
  const eventId = await act(context, { kind: 'enhancedOrder', id }, { type: CREATED }, async () => {
    await store.insert('transports', {
      ...UNASSIGNED,
      ...shown,
      ...{ originPostalCode: '', originCountry: '', destinationPostalCode: '', destinationCountry: '' },
      ...inquiry,
      ...{ id: inquiryId, vehicleType: inquiry.vehicleType ?? 'TRUCK', weightKg: readings['cargo.weightKg']?.value },
      ...{ status: 'inquiry', loadId: number, distanceKm: km, estimatedDuration: tripDuration(km).totalMin },
      ...{ createdAt: now, updatedAt: now, lastUpdate: now },
    })
    await store.insert('enhancedOrders', {
      ...order,
      ...{ id, inquiry_id: inquiryId, document_id: documentId, created_at: now, updated_at: now },
    })
  })
  const row = await store.find('enhancedOrders', id)
  if (!row) throw notFound()
  return { row, eventId }
}

/** An inquiry has neither driver nor vehicle. */
const UNASSIGNED = { driverName: 'Unbekannt', vehicleNumber: 'Unbekannt', progress: 0, isFromOCR: true }
