import type { Company } from '#src/contract/accounts/tenants.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { paperPlace, paperText } from '#src/domain/documents/paper-text.ts'
import { minutesLate } from '#src/domain/notices/expected.ts'
import { type NoticeKind, stopOfNotice } from '#src/domain/notices/notices.ts'
import type { StopKind, StopTimes } from '#src/domain/stops/window.ts'
import { formatFor, NOTHING } from '#src/i18n/format.ts'

/** What a notice is written of. Moment: milliseconds since 1970; undefined is not known. */
export interface NoticeFacts {
  order: Order
  company: Company | undefined
  expectedAt: number | undefined
  cause: string | undefined
}

type Line = string | undefined

// Mails are German in every language of the interface, as papers are.
const format = formatFor('de')

const listed = (...parts: readonly Line[]): Line => parts.filter(Boolean).join(', ') || undefined
const named = (word: string, value: Line): Line => (value === undefined ? undefined : `${word}: ${value}`)
const shown = (text: string): Line => (text === NOTHING ? undefined : text)

/** What a stop of an order says of its times. */
export const timesOf = (order: Order, stop: StopKind): StopTimes & { fixed: boolean } => ({
  date: order[`${stop}Date`],
  timeFrom: order[`${stop}TimeFrom`],
  timeTo: order[`${stop}TimeTo`],
  timesAssumed: order[`${stop}TimesAssumed`],
  openingHours: order[`${stop}OpeningHours`],
  fixed: order[`${stop}Fixed`] === true,
})

/** The mail of a notice until somebody writes it otherwise. */
export function noticeText(kind: NoticeKind, facts: NoticeFacts, sender: string): string {
  const { company } = facts
  const lines = kind === 'delayNotice' ? delayLines(facts) : announcementLines(stopOfNotice(kind), facts)
  const contact = named('Ansprechpartner', listed(sender, paperText(company?.phone), paperText(company?.email)))
  const end = ['Freundliche Grüße', sender, company?.name].filter(Boolean).join('\n')
  return ['Guten Tag,', ...lines.map((part) => part.filter(Boolean).join('\n')), contact, end]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}

/** That it comes late: what the customer knows it by, when it was to be there, and when it will be. */
function delayLines({ order, expectedAt, cause }: NoticeFacts): Line[][] {
  const reference = paperText(order.customerReference)
  const own = reference === undefined ? '' : ` (Ihre Referenz ${reference})`
  const expected =
    expectedAt === undefined
      ? 'Die neue Ankunftszeit ist noch nicht bekannt. Wir melden sie, sobald sie feststeht.'
      : `Neue voraussichtliche Ankunft: ${momentText(expectedAt)}${lateText(order, expectedAt)}`
  return [
    [`Ihr Auftrag ${order.orderNumber}${own} verspätet sich.`],
    [
      named('Entladung', placeText(order, 'delivery')),
      named('Vereinbart', appointmentText(order, 'delivery')),
      expected,
      named('Grund', paperText(cause)),
    ],
    ['Wir bitten, die Verspätung zu entschuldigen.'],
  ]
}

function lateText(order: Order, expectedAt: number): string {
  const late = minutesLate('delivery', timesOf(order, 'delivery'), expectedAt) ?? 0
  const isAgreed = order.deliveryTimesAssumed !== true
  return late > 0 && isAgreed ? ` (${format.duration(late)} nach dem Zeitfenster)` : ''
}

/** That a truck comes: when, with what, and who drives it. */
function announcementLines(stop: StopKind, { order, expectedAt }: NoticeFacts): Line[][] {
  const isDelivery = stop === 'delivery'
  return [
    [`hiermit avisieren wir die ${isDelivery ? 'Anlieferung' : 'Abholung'} zu unserem Auftrag ${order.orderNumber}.`],
    [
      named(isDelivery ? 'Entladestelle' : 'Ladestelle', placeText(order, stop)),
      named('Termin', appointmentText(order, stop)),
      expectedAt === undefined ? undefined : `Voraussichtliche Ankunft: ${momentText(expectedAt)}`,
      named('Referenz', paperText(order[`${stop}Reference`])),
      named('Buchungsnummer', paperText(order[`${stop}BookingNumber`])),
      named('Rampe', paperText(order[`${stop}Ramp`])),
    ],
    [
      isDelivery ? named('Absender', listed(paperText(order.pickupCompany), paperText(order.pickupCity))) : undefined,
      isDelivery
        ? undefined
        : named('Empfänger', listed(paperText(order.deliveryCompany), paperText(order.deliveryCity))),
      named('Ware', goodsText(order)),
    ],
    [
      named('Kennzeichen', listed(paperText(order.vehiclePlate), paperText(order.trailerPlate))),
      named('Fahrer', listed(paperText(order.driverName), paperText(order.driverPhone))),
    ],
  ]
}

/** `Do 26.11.2026, 13:40 Uhr`, to the minute: a truck is there no earlier. */
function momentText(at: number): string {
  const { date, time } = epochToZoned(Math.ceil(at / 60_000) * 60_000)
  return `${format.dateWithYear(date)}, ${time} Uhr`
}

/** Day and window; a window no one has agreed on is none. */
function appointmentText(order: Order, stop: StopKind): Line {
  const { date, timeFrom, timeTo, timesAssumed, fixed } = timesOf(order, stop)
  const window = timesAssumed === true ? undefined : shown(format.timeWindow(timeFrom, timeTo))
  return listed(shown(format.dateWithYear(date)), window, fixed ? 'Fixtermin' : undefined)
}

function placeText(order: Order, stop: StopKind): Line {
  return listed(
    paperText(order[`${stop}Company`]),
    paperText(order[`${stop}Address`]),
    paperPlace(order[`${stop}PostalCode`], order[`${stop}City`]),
  )
}

function goodsText(order: Order): Line {
  const count = shown(format.number(order.packageCount ?? order.quantity, 0))
  const packages = count === undefined ? undefined : [count, paperText(order.packageType)].filter(Boolean).join(' × ')
  const meters = shown(format.number(order.loadingMeters, 1, true))
  return listed(
    paperText(order.cargoDescription),
    packages,
    shown(format.weight(order.weight)),
    meters === undefined ? undefined : `${meters} LDM`,
  )
}
