import { expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { NoticeKind } from '#src/domain/notices/notices.ts'
import { noticeText } from '#src/features/notices/notice-text.ts'

const ORDER = Order.parse({
  ...{ id: 'NK-2026-004711', orderNumber: 'NK-2026-004711', customerReference: 'K-77' },
  ...{ cargoDescription: 'Farbe', packageCount: 12, packageType: 'Europalette', weight: 4800, loadingMeters: 4.8 },
  ...{ pickupCompany: 'Elbkai Lager', pickupAddress: 'Kaiweg 3', pickupPostalCode: '20457', pickupCity: 'Hamburg' },
  ...{ pickupDate: '2026-11-26', pickupTimeFrom: '08:00', pickupTimeTo: '12:00', pickupReference: 'L-1' },
  ...{ deliveryCompany: 'Rheinhof Depot', deliveryPostalCode: '40221', deliveryCity: 'Düsseldorf' },
  ...{ deliveryDate: '2026-11-27', deliveryTimeFrom: '08:00', deliveryTimeTo: '12:00', deliveryFixed: true },
  ...{ deliveryReference: 'E-9', deliveryBookingNumber: 'ZF-5', deliveryRamp: 'Tor 4' },
  ...{ vehiclePlate: 'HH-NK 120', trailerPlate: 'HH-NK 9120', driverName: 'Jan Kolb', driverPhone: '0171 1' },
})
const at = (time: string) => zonedToEpoch('2026-11-27', time)

/** The lines between greeting and the person to ask. */
function said(kind: NoticeKind, change: Partial<Order>, expectedAt?: number, cause?: string): string[] {
  const facts = { order: { ...ORDER, ...change }, company: undefined, expectedAt, cause }
  const [greeting, ...parts] = noticeText(kind, facts, 'Kaya Günther').split('\n\n')
  expect([greeting, ...parts.slice(-2)]).toEqual([
    'Guten Tag,',
    'Ansprechpartner: Kaya Günther',
    'Freundliche Grüße\nKaya Günther',
  ])
  return parts.slice(0, -2).flatMap((part) => part.split('\n'))
}

const LATE = 'Ihr Auftrag NK-2026-004711 (Ihre Referenz K-77) verspätet sich.'
const PLACE = 'Entladung: Rheinhof Depot, 40221 Düsseldorf'
const AGREED = 'Vereinbart: Fr 27.11.2026, 08:00–12:00, Fixtermin'
const SORRY = 'Wir bitten, die Verspätung zu entschuldigen.'

test.each<[string, Partial<Order>, number | undefined, string | undefined, string[]]>([
  [
    'known, behind the window, with its cause',
    {},
    at('14:30'),
    'Stau A2',
    [LATE, PLACE, AGREED, 'Neue voraussichtliche Ankunft: Fr 27.11.2026, 14:30 Uhr (2 h 30 min nach dem Zeitfenster)'],
  ],
  [
    'known, within the window',
    {},
    at('11:00'),
    undefined,
    [LATE, PLACE, AGREED, 'Neue voraussichtliche Ankunft: Fr 27.11.2026, 11:00 Uhr'],
  ],
  [
    'behind times no one has agreed on',
    { deliveryTimesAssumed: true, deliveryFixed: undefined },
    at('14:30'),
    undefined,
    [LATE, PLACE, 'Vereinbart: Fr 27.11.2026', 'Neue voraussichtliche Ankunft: Fr 27.11.2026, 14:30 Uhr'],
  ],
  [
    'not known, of a customer without a reference',
    { customerReference: undefined },
    undefined,
    undefined,
    [
      'Ihr Auftrag NK-2026-004711 verspätet sich.',
      ...[PLACE, AGREED],
      'Die neue Ankunftszeit ist noch nicht bekannt. Wir melden sie, sobald sie feststeht.',
    ],
  ],
])('a delay notice: %s', (_, change, expectedAt, cause, lines) => {
  const reason = cause === undefined ? [] : [`Grund: ${cause}`]
  expect(said('delayNotice', change, expectedAt, cause)).toEqual([...lines, ...reason, SORRY])
})

test('the Avis to the consignee says who comes with what, and what the gate asks for', () => {
  expect(said('deliveryNotice', {}, at('09:40') + 20_000)).toEqual([
    'hiermit avisieren wir die Anlieferung zu unserem Auftrag NK-2026-004711.',
    'Entladestelle: Rheinhof Depot, 40221 Düsseldorf',
    'Termin: Fr 27.11.2026, 08:00–12:00, Fixtermin',
    // To the minute in which the truck is there.
    'Voraussichtliche Ankunft: Fr 27.11.2026, 09:41 Uhr',
    ...['Referenz: E-9', 'Buchungsnummer: ZF-5', 'Rampe: Tor 4'],
    'Absender: Elbkai Lager, Hamburg',
    'Ware: Farbe, 12 × Europalette, 4.800 kg, 4,8 LDM',
    ...['Kennzeichen: HH-NK 120, HH-NK 9120', 'Fahrer: Jan Kolb, 0171 1'],
  ])
})

test('the Avis to the loading place names the consignee, and nothing that no one knows', () => {
  const unknown = { vehiclePlate: undefined, trailerPlate: undefined, driverName: undefined, driverPhone: undefined }
  expect(said('pickupNotice', unknown)).toEqual([
    'hiermit avisieren wir die Abholung zu unserem Auftrag NK-2026-004711.',
    'Ladestelle: Elbkai Lager, Kaiweg 3, 20457 Hamburg',
    'Termin: Do 26.11.2026, 08:00–12:00',
    'Referenz: L-1',
    'Empfänger: Rheinhof Depot, Düsseldorf',
    'Ware: Farbe, 12 × Europalette, 4.800 kg, 4,8 LDM',
  ])
})
