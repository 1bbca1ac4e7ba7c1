import type { TransportUpdate } from '#src/contract/transports/update.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { delaySeen } from '#src/domain/transports/punctuality.ts'
import { checkTransportFields, ORDER_FIELD_OF, transportFieldOf } from '#src/domain/transports/checks.ts'
import { checkStopStamps, isStopStamp } from '#src/domain/transports/stop-stamps.ts'
import { transportFinishedRefusal } from '#src/domain/transports/permissions.ts'
import { isCarried } from '#src/domain/workflow/transport-status.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { invalidFields } from '../../core/bodies/parse.ts'
import type { Row } from '../../store/models.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { updateOrder } from '../orders/edit.ts'
import { readOrder } from '../orders/read.ts'
import { refuseReadOnly } from '../orders/write.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { notNow, type RuleContext, ruleContextOf, stamp, todayOf } from '../../core/rule-context.ts'
import { distanceOf, transportValues } from './input.ts'

type Transport = Row<'transports'>

/** Where it goes from and to. */
const WAY = /^(origin|destination)/

function refuseFinished({ status }: Transport): void {
  const refusal = transportFinishedRefusal(status)
  if (refusal) throw new HttpError(409, { ...refusalBody(refusal), code: refusal.code })
}

/** Changes what a transport says; of one with an order, the order, by its rules and in the same step. */
export function changedTransport(context: RuleContext, transport: Transport, input: TransportUpdate) {
  const values = transportValues(input)
  const changed = Object.keys(values).filter(
    (field) => !sameValue(Reflect.get(values, field), Reflect.get(transport, field)),
  )
  if (changed.length === 0) return { values: {} }
  refuseFinished(transport)
  refuseForeign(transport, changed)
  const after = { ...transport, ...values }
  assertNoErrors(checkStopStamps(after, changed, context.now))
  if (transport.orderId !== undefined) return changedWithOrder(context, transport, { input, values, changed })
  const refusal = isCarried(transport) && !isCarried(after) ? vehicleOffRefusal(transport.status) : undefined
  if (refusal) throw notNow(refusal, 'LOADED')
  const { isFromOCR } = transport
  const issues = assertNoErrors(checkTransportFields(after, changed, { today: todayOf(context), isFromOCR }))
  // Whom somebody names by hand is none of the own drivers.
  const driver = changed.includes('driverName') ? { driverId: undefined } : {}
  const way = changed.some((field) => WAY.test(field)) ? distanceOf(after) : {}
  const late = delaySeen(transport, after)
  return { values: { ...values, ...driver, ...way, ...late, lastUpdate: stamp(context) }, warnings: warningsOf(issues) }
}

/** Of a transport with an order, when it came and left is its own, all else the order's. */
function changedWithOrder(
  context: RuleContext,
  transport: Transport,
  { input, values, changed }: { input: TransportUpdate; values: Partial<Transport>; changed: readonly string[] },
) {
  const seen = Object.fromEntries(Object.entries(values).filter(([field]) => isStopStamp(field)))
  const others = changed.filter((field) => !isStopStamp(field))
  const late = delaySeen(transport, { ...transport, ...seen })
  const own = others.length < changed.length ? { ...seen, ...late, lastUpdate: stamp(context) } : {}
  if (others.length === 0) return { values: own }
  return { values: own, cascade: () => updateItsOrder(context, transport, { input, changed: others }) }
}

/** What is somebody else's to say: the vehicle its plate and type, the order its customer. */
function refuseForeign({ vehicleId, orderId }: Transport, changed: readonly string[]): void {
  const errors = [
    ...(vehicleId !== undefined && changed.includes('vehicleNumber') ? errorAt('vehicleNumber', 'plateOfVehicle') : []),
    ...(vehicleId !== undefined && changed.includes('vehicleType') ? errorAt('vehicleType', 'typeOfVehicle') : []),
    ...(orderId !== undefined && changed.includes('customerName') ? errorAt('customerName', 'customerOfOrder') : []),
  ]
  if (errors.length > 0) throw invalidFields(errors)
}

async function updateItsOrder(
  context: RuleContext,
  { orderId = '' }: Transport,
  { input, changed }: { input: TransportUpdate; changed: readonly string[] },
) {
  const asked = new Map<string, unknown>(Object.entries(input))
  const given = Object.entries(ORDER_FIELD_OF).filter(([own]) => changed.includes(own))
  const fields = Object.fromEntries(given.map(([own, field]) => [field, asked.get(own) as string | number | null]))
  try {
    const plain = { ...ruleContextOf(context), ifMatch: undefined }
    return (await updateOrder(plain, orderId, fields)).warnings
  } catch (error) {
    throw inTransportWords(error)
  }
}

/** What the order refuses, by the names its fields have in the transport. */
function inTransportWords(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.answer.fieldErrors === undefined) return error
  const fieldErrors = error.answer.fieldErrors.map((each) => ({ ...each, path: transportFieldOf(each.path) }))
  return new HttpError(error.status, { ...error.answer, fieldErrors })
}

/** Says how much later than planned a transport is and why, which its order shows; no minutes take the delay away. */
export async function setDelay(
  context: RuleContext,
  transport: Transport,
  { minutes, cause }: { minutes: number; cause?: string | undefined },
): Promise<RecordChange<'transport'>> {
  refuseFinished(transport)
  const delayMinutes = minutes > 0 ? minutes : undefined
  const delayCause = delayMinutes === undefined ? undefined : cause?.trim() || undefined
  const estimatedArrival = later(transport.estimatedArrival, minutes - (transport.delayMinutes ?? 0))
  const order = transport.orderId ? await readOrder({ store: context.store }, transport.orderId) : undefined
  if (order) refuseReadOnly(order)
  const values = { delayMinutes, delayCause, estimatedArrival, lastUpdate: stamp(context) }
  const payload = delayCause === undefined ? {} : { delayCause }
  return writeRecord(context, 'transport', transport, values, { type: 'updated', payload })
}

function later(moment: string | undefined, minutes: number): string | undefined {
  const epoch = Date.parse(moment ?? '')
  return Number.isNaN(epoch) ? moment : new Date(epoch + minutes * 60_000).toISOString()
}
