import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { hasSeveral, type OrderPlace, placesOf } from '#src/domain/stops/further-stops.ts'
import { goodsLinesText, placeNumber } from '#src/domain/stops/goods-line-text.ts'
import { adrLineText } from '#src/domain/goods/adr-line-text.ts'
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
      ...placesOfKind(order, 'delivery').flatMap((at) => [
        named(numbered('Entladung', order, at), placeText(order, at)),
        named('Vereinbart', appointmentText(order, at)),
      ]),
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
      ...placesOfKind(order, stop).flatMap((at) => [
        named(numbered(isDelivery ? 'Entladestelle' : 'Ladestelle', order, at), placeText(order, at)),
        named('Termin', appointmentText(order, at)),
      ]),
      expectedAt === undefined ? undefined : `Voraussichtliche Ankunft: ${momentText(expectedAt)}`,
      named('Referenz', paperText(order[`${stop}Reference`])),
      named('Buchungsnummer', paperText(order[`${stop}BookingNumber`])),
      named('Rampe', paperText(order[`${stop}Ramp`])),
    ],
    [
      isDelivery ? named('Absender', partiesText(order, 'pickup')) : undefined,
      isDelivery ? undefined : named('Empfänger', partiesText(order, 'delivery')),
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
function appointmentText(order: Order, at: OrderPlace): Line {
  const { date, timeFrom, timeTo, timesAssumed, fixed } = placeOfOrder(order, at)
  const window = timesAssumed === true ? undefined : shown(format.timeWindow(timeFrom, timeTo))
  return listed(shown(format.dateWithYear(date)), window, fixed ? 'Fixtermin' : undefined)
}

/** Where an order is loaded, or unloaded, in the order of the ride. */
const placesOfKind = (order: Order, kind: StopKind): OrderPlace[] => placesOf(order).filter((at) => at.kind === kind)

/** The word alone; of several places with which one it is. */
const numbered = (word: string, order: Order, at: OrderPlace): string =>
  hasSeveral(order, at.kind) ? `${word} ${placeNumber(order, at)}` : word

function placeText(order: Order, at: OrderPlace): Line {
  const { company, address, postalCode, city } = placeOfOrder(order, at)
  return listed(paperText(company), paperText(address), paperPlace(postalCode, city))
}

/** Who sends, or gets, the goods, and where. */
function partiesText(order: Order, kind: StopKind): Line {
  const parties = placesOfKind(order, kind).map((at) => {
    const { company, city } = placeOfOrder(order, at)
    return listed(paperText(company), paperText(city))
  })
  return parties.filter(Boolean).join('; ') || undefined
}

function goodsText(order: Order): Line {
  const count = shown(format.number(order.packageCount ?? order.quantity, 0))
  const packages = count === undefined ? undefined : [count, paperText(order.packageType)].filter(Boolean).join(' × ')
  const meters = shown(format.number(order.loadingMeters, 1, true))
  const lines = [
    ...goodsLinesText(order.goodsLines ?? [], order).split('\n'),
    ...(order.dangerousGoods ?? []).map((line) => `Gefahrgut ${adrLineText(line)}`),
  ].filter(Boolean)
  const whole = listed(
    paperText(order.cargoDescription),
    packages,
    shown(format.weight(order.weight)),
    meters === undefined ? undefined : `${meters} LDM`,
  )
  return [whole, ...lines].filter(Boolean).join('\n   ') || undefined
}
