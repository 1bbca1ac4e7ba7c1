import { TransportUpdate, type TransportInput } from '#src/contract/transports/update.ts'
import { checkTransportFields, UNKNOWN } from '#src/domain/transports/checks.ts'
import { transportCreateRefusal } from '#src/domain/transports/permissions.ts'
import { mapTransportStatus, transportProgress } from '#src/domain/workflow/transport-status.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { invalidFields } from '../../core/bodies/parse.ts'
import type { Row } from '../../store/models.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { createTransport, freeTransportId, transportOf } from '../orders/follow.ts'
import { act } from '../../write/act.ts'
import { CREATED, type RowOf } from '../../write/record-write.ts'
import type { WriteResult, MakingContext } from '../../write/resource-writes.ts'
import { type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import { distanceOf, transportValues } from './input.ts'

type Transport = Row<'transports'>

/**
 * Makes a transport: of a confirmed order that has none, or of what is typed. 409 where the order has one or is not
 * confirmed, 422 `{ fieldErrors }` for what cannot be.
 */
export function newTransport(context: MakingContext, input: TransportInput) {
  return input.orderId === undefined ? typedTransport(context, input) : transportForOrder(context, input.orderId)
}

async function transportForOrder(context: RuleContext, orderId: string): Promise<WriteResult<'transport'>> {
  const order = await context.store.find('orders', orderId)
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id: orderId } })
  const known = await transportOf(context, order)
  const refusal = transportCreateRefusal(order, known !== undefined && known.status !== 'CANCELLED')
  if (refusal) throw new HttpError(409, { ...refusalBody(refusal), code: refusal.code })
  const id = await freeTransportId(context, order)
  const eventId = await act(context, { kind: 'transport', id }, { type: CREATED }, () =>
    createTransport(context, order, { id, status: 'PLANNING', tourId: undefined }),
  )
  return { row: (await context.store.find('transports', id)) as RowOf<'transport'>, eventId, warnings: [] }
}

/** The next number of a tenant for what is no order: `NK-TR-0001`, of what was read by OCR `NK-OCR-0001`. */
export async function nextNumber(context: MakingContext, isFromOCR: boolean): Promise<string> {
  const tenant = (await context.server.tenants()).find(({ id }) => id === context.session.tenantId)
  const mark = `${tenant?.orderPrefix ?? 'AU'}-${isFromOCR ? 'OCR' : 'TR'}`
  const numberOf = async () => `${mark}-${String(await context.store.next(mark)).padStart(4, '0')}`
  let number = await numberOf()
  while ((await context.store.count('transports', { loadId: number })) > 0) number = await numberOf()
  return number
}

/** A number is one transport's: 422 for one that another has. */
async function refuseTaken({ store }: RuleContext, loadId: string): Promise<void> {
  if (loadId === '' || (await store.count('transports', { loadId })) === 0) return
  const { message } = refusalBody({ code: 'reason.numberTaken' })
  throw invalidFields([{ path: 'loadId', code: 'reason.numberTaken', message, severity: 'error' }])
}

async function typedTransport(context: MakingContext, input: TransportInput) {
  const { orderId: _, loadId, status: given, isFromOCR = false, ...fields } = input
  const status = mapTransportStatus(given, { ocr: isFromOCR })
  const all = Object.keys(TransportUpdate.shape)
  const values = transportValues(Object.fromEntries(all.map((field) => [field, fields[field as keyof typeof fields]])))
  const blank: Transport = {
    ...EMPTY,
    ...values,
    id: context.newId('tra'),
    tenantId: context.session.tenantId,
    loadId: loadId?.trim() || '',
    status,
    isFromOCR,
    progress: transportProgress(status),
    createdAt: stamp(context),
    updatedAt: stamp(context),
    lastUpdate: stamp(context),
  }
  await refuseTaken(context, blank.loadId)
  const issues = assertNoErrors(checkTransportFields(blank, all, { today: todayOf(context), isFromOCR }))
  const loadNumber = blank.loadId === '' ? await nextNumber(context, isFromOCR) : blank.loadId
  return { values: { ...blank, loadId: loadNumber, ...distanceOf(blank) }, warnings: warningsOf(issues) }
}

const EMPTY = {
  version: 1,
  customerName: UNKNOWN,
  origin: UNKNOWN,
  originPostalCode: '',
  originCountry: '',
  destination: UNKNOWN,
  destinationPostalCode: '',
  destinationCountry: '',
  driverName: UNKNOWN,
  vehicleNumber: UNKNOWN,
  vehicleType: UNKNOWN,
  cargo: '',
} as const
