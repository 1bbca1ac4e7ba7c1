import { expect, test } from 'vitest'
import type { PaperFacts, Stop } from '#src/features/order-papers/facts/paper-facts.ts'
import { mailText } from '#src/features/order-papers/sending/mail-texts.ts'
import type { Halt, HaltStop } from '#src/features/order-papers/facts/tour-facts.ts'

const NOTHING = { street: undefined, country: undefined, openingHours: undefined, driverHints: undefined }
const stop = (name: string, place: string, more: Partial<Stop>): Stop => ({
  ...{ ...NOTHING, name, place, date: '27.11.2026', time: '08:00–12:00', contact: undefined, reference: undefined },
  ...{ bookingNumber: undefined, ramp: undefined, fixed: false },
  ...more,
})
const goods = {
  ...{ description: 'Farben', count: '12', packing: 'Europaletten', weight: '4.800', volume: undefined },
  ...{ loadingMeters: '4,8', dimensions: undefined },
}
const adr = {
  lines: [
    {
      ...{ un: 'UN 1263', name: 'FARBE', adrClass: '3', group: 'II', hasGroup: true, tunnel: '(D/E)' },
      ...{ quantity: '900 l', packages: '4 Fässer', isPacked: true, hasQuantity: true, marks: 'UMWELTGEFÄHRDEND' },
    },
  ],
  load: ['Punkte nach ADR 1.1.3.6: 2.700', 'Tunnelcode der Ladung: (D/E)'],
  small: ['GEFÄHRLICHE GÜTER IN BEGRENZTEN MENGEN: UN 1950 DRUCKGASPACKUNGEN. Bruttomasse: 80 kg'],
  tunnel: '(D/E)',
}
const PICKUP = stop('Elbkai Lager', '20457 Hamburg', { reference: 'L-77', ramp: 'Tor 4', bookingNumber: 'B-12' })
const DELIVERY = stop('Leinetal Depot', '30159 Hannover', { reference: 'E-88', fixed: true })
const facts = {
  ...{ number: 'NK-2026-004711', plate: 'HH-NK 120', trailer: 'HH-NK 9120', temperature: undefined },
  ...{
    tailLift: true,
    palletExchange: true,
    palletsExchanged: '12',
    exemption: 'Vom Sonn- und Feiertagsfahrverbot ausgenommen',
    company: { phone: '040 123' },
    goodsRows: [{ goods }],
    adr,
  },
  places: [
    { kind: 'pickup', ...PICKUP },
    { kind: 'delivery', ...DELIVERY },
  ],
  ...{ pickup: PICKUP, delivery: DELIVERY },
  tour: undefined,
} as unknown as PaperFacts

test('a driver is told stops with reference and ramp, goods with weight and pallets, and each dangerous substance', () => {
  expect(mailText('driver', facts, 'Kaya Günther').split('\n')).toEqual([
    'Auftrag NK-2026-004711, HH-NK 120, HH-NK 9120',
    'Laden: Elbkai Lager, 20457 Hamburg, 27.11.2026, 08:00–12:00, Referenz L-77, Buchung B-12, Rampe Tor 4',
    'Entladen: Leinetal Depot, 30159 Hannover, 27.11.2026, 08:00–12:00, Fixtermin, Referenz E-88',
    'Ware: Farben, 12 Europaletten, 4.800 kg, 4,8 LDM',
    '   Gefahrgut: UN 1263 FARBE, 3, II, (D/E), UMWELTGEFÄHRDEND, 4 Fässer, 900 l',
    '   Punkte nach ADR 1.1.3.6: 2.700. Tunnelcode der Ladung: (D/E)',
    '   GEFÄHRLICHE GÜTER IN BEGRENZTEN MENGEN: UN 1950 DRUCKGASPACKUNGEN. Bruttomasse: 80 kg',
    'Mitzubringen: Ladebordwand, Tauschpaletten 12',
    'Vom Sonn- und Feiertagsfahrverbot ausgenommen',
    'Bitte jeden Stopp über den Link in dieser Nachricht melden.',
    'Disposition: Kaya Günther, 040 123',
  ])
})

test('with a Beiladung he is told all stops of the tour in their order, and the goods of each order', () => {
  const done = (kind: HaltStop['kind'], order: string, more: Partial<HaltStop> = {}): HaltStop => ({
    ...{ kind, order, goods: undefined, time: '27.11.2026, 08:00', reference: undefined, bookingNumber: undefined },
    ...{ ramp: undefined, openingHours: undefined, driverHints: undefined, contact: undefined, needs: undefined },
    ...more,
  })
  const halt = (title: string, place: string, stops: HaltStop[]): Halt => ({
    ...{ title, stops, aboard: '', adr: undefined, planned: '27.11.2026, 07:30' },
    party: { name: undefined, street: undefined, place, country: undefined },
  })
  const tour = {
    ...{ number: 'T-2618', crossBorder: false },
    halts: [
      halt('1. Beladestelle', '20457 Hamburg', [done('pickup', 'NK-1', { ramp: 'Tor 4' })]),
      halt('2. Beladestelle', '30159 Hannover', [done('pickup', 'NK-2', { reference: 'R-2', needs: 'Ladebordwand' })]),
      halt('3. Entladestelle', '34117 Kassel', [done('delivery', 'NK-2'), done('delivery', 'NK-1')]),
    ],
    orders: [
      { number: 'NK-1', rows: [{ goods }], adr: undefined, temperature: undefined },
      { number: 'NK-2', rows: [{ goods: { ...goods, description: 'Lacke' } }], adr, temperature: '+5,0 °C' },
    ],
  }
  const told = mailText('driver', { ...facts, tour, tailLift: false, palletExchange: false }, 'Kaya Günther')
  expect(told.split('\n')).toEqual([
    'Tour T-2618, HH-NK 120, HH-NK 9120',
    '1. Beladestelle: 20457 Hamburg, 27.11.2026, 07:30',
    '   laden NK-1: 27.11.2026, 08:00, Rampe Tor 4',
    '2. Beladestelle: 30159 Hannover, 27.11.2026, 07:30',
    '   laden NK-2: 27.11.2026, 08:00, Referenz R-2, Ladebordwand',
    '3. Entladestelle: 34117 Kassel, 27.11.2026, 07:30',
    '   entladen NK-2: 27.11.2026, 08:00',
    '   entladen NK-1: 27.11.2026, 08:00',
    'NK-1: Farben, 12 Europaletten, 4.800 kg, 4,8 LDM',
    'NK-2: Lacke, 12 Europaletten, 4.800 kg, 4,8 LDM, +5,0 °C',
    '   Gefahrgut: UN 1263 FARBE, 3, II, (D/E), UMWELTGEFÄHRDEND, 4 Fässer, 900 l',
    '   Punkte nach ADR 1.1.3.6: 2.700. Tunnelcode der Ladung: (D/E)',
    '   GEFÄHRLICHE GÜTER IN BEGRENZTEN MENGEN: UN 1950 DRUCKGASPACKUNGEN. Bruttomasse: 80 kg',
    'Bitte jeden Stopp über den Link in dieser Nachricht melden.',
    'Disposition: Kaya Günther, 040 123',
  ])
})

test('a substance without its proper shipping name is said to lack it, to the driver and to the carrier', () => {
  const unnamed = { ...adr, lines: [...adr.lines, { ...adr.lines[0], un: 'UN 1993', name: undefined }] }
  const told = (sending: 'driver' | 'order', more: object) =>
    mailText(sending, { ...facts, ...more } as unknown as PaperFacts, 'Kaya Günther').split('\n')
  const lack = 'Offizielle Benennung fehlt, vor der Beförderung einzutragen (ADR 5.4.1.1.1): UN 1993'
  expect(told('driver', { adr: unnamed })).toContain(
    '   Gefahrgut: UN 1993 (offizielle Benennung fehlt), 3, II, (D/E), UMWELTGEFÄHRDEND, 4 Fässer, 900 l',
  )
  expect([told('order', {}).includes(lack), told('order', { adr: unnamed }).includes(lack)]).toEqual([false, true])
  const shared = { number: 'T-2618', orders: [{ number: 'NK-2', goods, adr: unnamed, temperature: undefined }] }
  expect(told('order', { adr: undefined, tour: shared })).toContain(lack)
})
