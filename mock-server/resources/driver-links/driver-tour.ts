import type { DriverStop, DriverTour } from '#src/contract/transports/driver-links.ts'
import { placeState, type ReportedStop } from '#src/domain/transports/driver-report.ts'
import { loneStops, orderIdsOf, placeAt, siteKey } from '#src/domain/tours/stops.ts'
import type { HandlerContext } from '../../core/handle.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { isOver } from '../messages/answer-state.ts'
import { drivenBy } from '../messages/driven-by.ts'
import { documentsOfLink } from '../messages/link-documents.ts'
import type { Message } from '../messages/shown.ts'
import { tourView } from '../tours/view.ts'

export type LinkContext = Pick<HandlerContext<'driverLinks.report'>, 'store' | 'now' | 'newId' | 'pastOf' | 'unit'>
type Reading = Pick<LinkContext, 'store' | 'now'>

/** What a link to a driver leads to; `tour` is missing where it is not his any more. */
export interface DriverLink {
  message: Message
  tour: Awaited<ReturnType<typeof tourView>> | undefined
}

/** 404 for a token nobody has given, 410 once its time is over. */
export async function linkOf(context: Reading, token: string): Promise<DriverLink> {
  const message = await context.store.first('messages', { token })
  if (message?.kind !== 'driver') throw notFound({ code: 'reason.answer.unknown' })
  if (isOver(context, message))
    throw new HttpError(410, { ...refusalBody({ code: 'reason.driver.over' }), code: 'OVER' })
  const order = message.orderId ? await context.store.find('orders', message.orderId) : undefined
  if (order === undefined || !isHis(message, order)) return { message, tour: undefined }
  return { message, tour: await tourView(context, await tourOf(context.store, order)) }
}

/** Whether the order is still driven by the one who was told. */
function isHis({ paper = {} }: Message, order: Row<'orders'>): boolean {
  if (order.assignedVehicleId === undefined || order.status === 'CANCELLED') return false
  const now = drivenBy(order)
  return paper['assignedVehicleId'] === now.assignedVehicleId && paper['driverName'] === now.driverName
}

/** The tour an order rides on; one that rides on none is a tour of its own places. Source: decision A27 */
async function tourOf(store: Store, order: Row<'orders'>): Promise<Row<'tours'>> {
  const transport = order.transportId ? await store.find('transports', order.transportId) : undefined
  const tour = transport?.tourId ? await store.find('tours', transport.tourId) : undefined
  const lone = {
    id: '',
    tenantId: store.tenantId,
    version: 0,
    number: order.orderNumber,
    stops: loneStops(order.id, order),
  }
  return tour ?? { ...lone, vehicleId: order.assignedVehicleId }
}

/** The stops of a tour as they are reported. */
export async function reportedStops(store: Store, { stops }: NonNullable<DriverLink['tour']>): Promise<ReportedStop[]> {
  const orders = await store.findMany('orders', [...new Set(stops.map(({ orderId }) => orderId))])
  const carried = orders.flatMap(({ transportId }) => transportId ?? [])
  const transports = new Map((await store.findMany('transports', carried)).map((one) => [one.id, one]))
  const known = new Map(orders.map((order) => [order.id, order]))
  return stops.map(({ orderId, kind, part, company, address, postalCode, city, country }, index) => {
    const order = known.get(orderId)
    const transport = transports.get(order?.transportId ?? '')
    return {
      ...{ orderId, kind, part, state: placeState(order ?? {}, transport, placeAt({ kind, part })) },
      site: siteKey(company, address, postalCode, city, country),
      place: `${index + 1}. ${company || city}`,
    }
  })
}

/** What the driver is shown. */
export async function readDriverTour(context: Reading, token: string): Promise<DriverTour> {
  const { store } = context
  const { message, tour } = await linkOf(context, token)
  const company = await store.find('companies', store.tenantId)
  const told = { company: company?.name ?? '', companyPhone: company?.phone, sentBy: message.sentBy }
  if (tour === undefined) return { ...told, isClosed: true, number: '', stops: [], orders: [], photos: [] }
  const states = await reportedStops(store, tour)
  const stops = tour.stops.map((stop, at): DriverStop => ({ ...stop, state: states[at]?.state ?? 'open' }))
  const { number, orders, driverName, vehiclePlate, trailerPlate } = tour
  const kept = await documentsOfLink(store, message, orderIdsOf(tour.stops))
  const photos = kept.map(({ orderId = '', kind: paper, name, size, uploadedAt }) => {
    return { orderId, kind: paper === 'pod' ? ('delivery' as const) : ('pickup' as const), name, size, uploadedAt }
  })
  return { ...told, isClosed: false, number, stops, orders, driverName, vehiclePlate, trailerPlate, photos }
}
