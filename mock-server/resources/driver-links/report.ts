import type { DriverTour } from '#src/contract/transports/driver-links.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { orderIdsOf, placeAt, type StopOfOrder } from '#src/domain/tours/stops.ts'
import { answerReport, type DriverStep, moveOfReport } from '#src/domain/transports/driver-report.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import { writeRecord } from '../../write/record-write.ts'
import { asPartner } from '../messages/answer.ts'
import { keepByLink } from '../messages/link-documents.ts'
import type { Message } from '../messages/shown.ts'
import { setTransportStatus } from '../transports/status.ts'
import { type LinkContext, linkOf, readDriverTour, reportedStops } from './driver-tour.ts'

/** A report that gets through later than this says when it was made, milliseconds. */
const LATE_AFTER = 2 * 60_000

/** How old a report may be that had no network, and how far ahead the clock of a device may be, milliseconds. */
const OLDEST_REPORT = 14 * 86_400_000
const MOST_AHEAD = 15 * 60_000

const WORDS = {
  pickup: { arrived: 'an der Ladestelle angekommen', done: 'geladen' },
  delivery: { arrived: 'an der Entladestelle angekommen', done: 'entladen' },
} as const

interface Report extends StopOfOrder {
  step: DriverStep
  pressedAt?: number | undefined
}

/**
 * What a driver says at a stop moves the transports there by the rules that hold for dispatchers (decision B2), under his name; 409 in
 * words where it is not its turn, and where the tour is not his any more. What is said already is answered as it is.
 */
export async function takeReport(context: LinkContext, token: string, report: Report): Promise<DriverTour> {
  const { store } = context
  refuseWrongClock(report, context.now)
  const { message, tour } = await linkOf(context, token)
  if (tour === undefined) throw notNow('reason.driver.closed', 'NOT_OPEN')
  const answer = answerReport(await reportedStops(store, tour), report, report.step)
  if ('refusal' in answer) throw new HttpError(409, { ...refusalBody(answer.refusal), code: 'NOT_OPEN' })
  const driver = asDriver(context, message)
  for (const stop of answer.stops) await moveTransport(driver, stop, report)
  return readDriverTour(context, token)
}

/** 422 for a moment at which nobody can have pressed. */
function refuseWrongClock({ pressedAt }: Report, now: number): void {
  if (pressedAt === undefined || (pressedAt >= now - OLDEST_REPORT && pressedAt <= now + MOST_AHEAD)) return
  const { message, reasons } = refusalBody({ code: 'reason.driver.clock' })
  const fieldErrors = [{ path: 'pressedAt', code: 'reason.driver.clock', message, severity: 'error' as const }]
  throw new HttpError(422, { message, reasons, code: 'VALIDATION', fieldErrors })
}

async function moveTransport(driver: RuleContext, stop: StopOfOrder, report: Report): Promise<void> {
  const { store } = driver
  const order = await store.find('orders', stop.orderId)
  const transport = order?.transportId ? await store.find('transports', order.transportId) : undefined
  if (order === undefined || transport === undefined) throw notNow('reason.driver.closed', 'NOT_OPEN')
  const notes = noteOf(stop.kind, report, driver.now)
  const at = stamp(driver)
  const { stamps, status } = moveOfReport(order, transport, { place: placeAt(stop), step: report.step, at })
  if (Object.keys(stamps).length > 0)
    await writeRecord(
      driver,
      'transport',
      transport,
      { ...stamps, lastUpdate: at },
      { type: 'updated', payload: { notes } },
    )
  const seen = await store.find('transports', transport.id)
  if (status !== undefined && seen !== undefined) await setTransportStatus(driver, seen, { status, notes })
}

/** Keeps a photo with the order of a stop: at its delivery it is the proof, to be checked by somebody of the house. */
export async function takePhoto(
  context: LinkContext,
  token: string,
  { orderId, kind }: StopOfOrder,
  file: UploadedFile,
): Promise<DriverTour> {
  const { message, tour } = await linkOf(context, token)
  if (tour === undefined) throw notNow('reason.driver.closed', 'NOT_OPEN')
  const orderIds = orderIdsOf(tour.stops)
  if (!orderIds.includes(orderId)) throw notNow('reason.driver.noStop', 'NOT_OPEN')
  const input = { orderId, kind: kind === 'delivery' ? 'pod' : 'other' } as const
  await keepByLink(asDriver(context, message), message, file, input, orderIds)
  return readDriverTour(context, token)
}

/** What a driver does stands in the history as his. */
const asDriver = (context: LinkContext, message: Message): RuleContext => {
  const { session, ...rest } = asPartner(context, message, message.recipientName)
  const userName = ['Fahrer', message.recipientName].filter(Boolean).join(' ')
  return { ...rest, session: { ...session, userName } }
}

/** `Fahrer: geladen (gemeldet um 10:12)` */
function noteOf(kind: StopOfOrder['kind'], { step, pressedAt = Number.NaN }: Report, now: number): string {
  const isLate = pressedAt < now - LATE_AFTER
  const at = epochToZoned(isLate ? pressedAt : now)
  const when = isLate ? ` (gemeldet am ${at.date.split('-').toReversed().join('.')} um ${at.time})` : ''
  return `Fahrer: ${WORDS[kind][step]}${when}`
}
