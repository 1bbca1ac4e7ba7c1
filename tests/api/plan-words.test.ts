import { beforeAll, describe, expect, test } from 'vitest'
import type { Board, PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { placementAt } from '#src/domain/planning/offers/insertion.ts'
import { judge, type Violation } from '#src/domain/planning/offers/judge.ts'
import { planShort, planTitle, planWhy, remedyText } from '#src/entities/planning/plan-text.ts'
import { addGerman, setupLanguage, translate } from '#src/i18n/setup.ts'
import { de } from '#tests/support/words.ts'
import { at, board, end, lone, order, stops, tour, truck } from '../domain/planning-world.ts'

// No code that names them is drawn here.
beforeAll(async () => {
  await setupLanguage('de')
  addGerman(de)
})

const friday = { date: '2026-11-27' }
const assigned = { status: 'ASSIGNED', transportStatus: 'ASSIGNED' } as const

const told = (one: Violation) => [
  `${one.severity === 'block' ? 'Verstoß' : 'Hinweis'}: ${planTitle(one, translate)}`,
  planShort(one, translate),
  ...[planWhy(one, translate) ?? []].flat(),
]
/** All that is said of an order dropped at a time, on a row. */
function said(world: Board, orderId: string, { time, resource }: { time: number; resource?: Resource }) {
  const placement = placementAt({ orderIds: [orderId] }, world, { resource: resource?.key, time })
  const { violations, hints } = judge(placement, world)
  return [...violations, ...hints].map(told)
}

describe('a part load on a full truck with a tour behind it', () => {
  const plane = truck('HH-NK 120')
  const [hannover, kassel] = [end('30159', { ...friday, from: '07:00', to: '11:00' }), end('34117', friday)]
  const world = board({
    resources: [plane],
    tours: [tour('2618', plane, '+C +D -C -D'), tour('2621', plane, '+E@16:43 -E')],
    orders: [
      order('C', hannover, kassel, { ...assigned, loadingMeters: 4 }),
      order('D', hannover, end('97070', friday), { ...assigned, loadingMeters: 7.2 }),
      order('E', end('97070', friday), end('90402', friday), { ...assigned, loadingMeters: 8 }),
      order('B', end('30159', { ...friday, from: '07:00', to: '11:00', company: 'Leinetal' }), end('63739', friday), {
        ...{ loadingMeters: 4.8, weightKg: 4_320, pallets: 12, customerPrice: 390 },
      }),
    ],
  })

  test('is too much between Hannover and Kassel, and ends into the next one', () => {
    expect(said(world, 'B', { time: at('08:00'), resource: plane })).toMatchInlineSnapshot(`
      [
        [
          "Verstoß: Überschneidung 39 min mit Tour 2621",
          "39 min Überschneidung",
          "Ende Würzburg 17:22, Tour 2621 lädt ab 16:43",
        ],
        [
          "Verstoß: 2,4 LDM zu viel zwischen Hannover und Kassel",
          "2,4 LDM zu viel",
          "11,2 geplant + 4,8 Beiladung = 16,0 von 13,6",
        ],
        [
          "Hinweis: Verkürzte Ruhezeit 10 h 38 min statt 11 h",
          "Ruhezeit 10 h 38 min",
          "Schichtzeit 13 h 22 min, zulässig 15 h; die 1. von 3 in dieser Woche",
        ],
      ]
    `)
  })

  test('what would be better stands beside', () => {
    const placement = placementAt({ orderIds: ['B'] }, world, { resource: plane.key, time: at('16:50') })
    const { violations } = judge(
      { ...placement, stops: stops('+B -B'), tourId: undefined, startAt: at('16:50') },
      world,
    )
    expect(violations.map((one) => [told(one), one.remedy && remedyText(one.remedy, translate)]))
      .toMatchInlineSnapshot(`
        [
          [
            [
              "Verstoß: Überschneidung 3 h 32 min mit Tour 2621",
              "3 h 32 min Überschneidung",
              "Tour 2621 endet 20:22 in Nürnberg, Beginn 16:50",
            ],
            undefined,
          ],
          [
            [
              "Verstoß: Schichtzeit 16 h 29 min, zulässig 15 h",
              "Schichtzeit 16 h 29 min",
              "Von 07:00 bis 23:29",
            ],
            undefined,
          ],
          [
            [
              "Verstoß: 5 h 50 min nach dem Zeitfenster in Hannover",
              "5 h 50 min zu spät",
              "Beginn 16:50, Fenster 07:00–11:00",
            ],
            undefined,
          ],
        ]
      `)
  })
})

describe('an order on a vehicle', () => {
  const ever = '2030-12-31'
  const papers = { licenceUntil: ever, driverCardUntil: ever, code95Until: ever, licenceClasses: 'CE' }
  const driver = { id: 'gross', name: 'S. Groß', absences: [], ...papers }
  const plain = { ...friday, from: '06:00', to: '20:00' }
  /** What is said of an order from Hannover to Kassel on Friday at seven. */
  const onVehicle = (more: Partial<PlanOrder>, vehicle: Partial<Resource>, time = at('07:00')) => {
    const row = truck('HH-NK 120', vehicle)
    const one = order('A', end('30159', plain), end('34117', plain), { loadingMeters: 4, ...more })
    return said(board({ resources: [row], orders: [one] }), 'A', { time, resource: row })
  }

  test('that fits is not objected to', () => expect(onVehicle({}, {})).toEqual([]))

  test.each<[string, Partial<PlanOrder>, Partial<Resource>, string[]]>([
    [
      'weight',
      { weightKg: 2_500 },
      { payloadKg: 1_100 },
      ['Verstoß: 1.400 kg zu viel zwischen Hannover und Kassel', '1.400 kg zu viel', '2.500 von 1.100'],
    ],
    [
      'pallets that stand on each other',
      { pallets: 36 },
      {},
      ['Hinweis: Paletten: 2 zu viel zwischen Hannover und Kassel', 'Paletten: 2 zu viel', '36 von 34'],
    ],
    [
      'vehicle type',
      { requiredVehicleType: 'MEGA' },
      { type: 'TAUTLINER' },
      [
        'Verstoß: NK-A verlangt ein anderes Fahrzeug als HH-NK 120',
        'Falscher Fahrzeugtyp',
        'Gefordert: Mega, eingeplant: Planensattel',
      ],
    ],
    [
      'tail lift',
      { tailLift: true },
      { tailLift: false },
      [
        'Verstoß: NK-A braucht eine Ladebordwand, HH-NK 120 hat keine',
        'Ladebordwand fehlt',
        'So verlangt es der Auftrag',
      ],
    ],
    [
      'dangerous goods',
      { dangerousGoods: [{ unNumber: '1203', class: '3', packingGroup: 'II', quantity: 500, unit: 'l' }] },
      { adr: false },
      ['Verstoß: HH-NK 120 hat keine ADR-Ausrüstung', 'ADR-Ausrüstung fehlt', '1.500 Punkte an Bord, frei bis 1.000'],
    ],
    [
      'dangerous goods that are never free',
      { dangerousGoods: [{ unNumber: '2315', class: '9', packingGroup: 'II', quantity: 1, unit: 'kg' }] },
      { adr: false },
      [
        'Verstoß: HH-NK 120 hat keine ADR-Ausrüstung',
        'ADR-Ausrüstung fehlt',
        'Beförderungskategorie 0 ist nie frei, ADR 1.1.3.6',
      ],
    ],
    [
      'dangerous goods in a tank',
      {
        dangerousGoods: [
          { unNumber: '1203', class: '3', packingGroup: 'II', quantity: 1, unit: 'l', carriage: 'tank' },
        ],
      },
      { adr: false },
      [
        'Verstoß: HH-NK 120 hat keine ADR-Ausrüstung',
        'ADR-Ausrüstung fehlt',
        'Tank oder lose Schüttung ist nie frei, ADR 1.1.3.6',
      ],
    ],
    [
      'goods that may not be loaded together',
      {
        dangerousGoods: [
          { unNumber: '0336', name: 'FEUERWERKSKÖRPER', class: '1.4G', quantity: 1, unit: 'kg' },
          { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', quantity: 1, unit: 'l' },
        ],
      },
      {},
      [
        'Verstoß: UN 0336 FEUERWERKSKÖRPER und UN 1203 BENZIN dürfen nicht zusammen geladen werden',
        'Zusammenladeverbot',
        'Zusammenladeverbot nach ADR 7.5.2',
      ],
    ],
    [
      'cooling',
      { cooled: true },
      { reefer: false },
      ['Verstoß: NK-A muss gekühlt werden, HH-NK 120 kühlt nicht', 'Kühlung fehlt', 'So verlangt es der Auftrag'],
    ],
    [
      'workshop',
      {},
      { blocks: [{ kind: 'workshop', from: '2026-11-26', to: '2026-11-28', reason: 'Bremsen' }] },
      ['Verstoß: HH-NK 120 ist vom 26.11.2026 bis 28.11.2026 in der Werkstatt: Bremsen', 'Fahrzeug nicht frei'],
    ],
    [
      'a paper of the vehicle',
      {},
      { papers: [{ kind: 'inspection', validUntil: '2026-11-20' }] },
      ['Verstoß: Hauptuntersuchung von HH-NK 120 gilt nur bis 20.11.2026', 'Fahrzeugpapiere'],
    ],
    [
      'a driver who is away',
      {},
      { driver: { ...driver, absences: [{ id: '1', from: '2026-11-26', to: '2026-11-27', kind: 'sick' }] } },
      ['Verstoß: S. Groß ist vom 26.11.2026 bis 27.11.2026 krank', 'Fahrer abwesend'],
    ],
    [
      'a paper of the driver',
      {},
      { driver: { ...driver, licenceUntil: '2026-11-01' } },
      ['Verstoß: Führerschein von S. Groß ist am 01.11.2026 abgelaufen', 'Papiere des Fahrers'],
    ],
    [
      'an order that may still change',
      { status: 'CREATED' },
      {},
      ['Verstoß: Auftrag NK-A ist noch nicht bestätigt', 'Nicht bestätigt'],
    ],
    [
      'opening hours',
      { delivery: end('34117', { ...friday, company: 'Fulda Papier', openingHours: 'Mo–Do 7–16' }) },
      {},
      ['Verstoß: Fulda Papier ist dann geschlossen', 'Geschlossen', 'Beginn 09:39, an diesem Tag geschlossen'],
    ],
    [
      'time window',
      { delivery: end('34117', { ...friday, from: '06:00', to: '08:00' }) },
      {},
      ['Verstoß: 1 h 39 min nach dem Zeitfenster in Kassel', '1 h 39 min zu spät', 'Beginn 09:39, Fenster 06:00–08:00'],
    ],
  ])('%s', (_name, more, vehicle, sentences) => {
    expect(onVehicle(more, vehicle)).toEqual([sentences])
  })

  test('a subcontractor whose papers have ended', () => {
    const carrier = { euLicenceUntil: '2026-11-26', insuranceUntil: '2027-06-30', checkedAt: '2026-05-01' }
    const row = truck('Brinkmann', { key: 'carrier:brinkmann', carrier })
    const world = board({ resources: [row], orders: [order('A', end('30159', plain), end('34117', plain))] })
    expect(said(world, 'A', { time: at('07:00'), resource: row })).toEqual([
      ['Verstoß: EU-Lizenz abgelaufen am 26.11.2026', 'Papiere des Frachtführers'],
    ])
  })

  test('in the past', () =>
    expect(onVehicle({}, {}, at('10:00', '2026-11-26'))).toMatchInlineSnapshot(`
    [
      [
        "Verstoß: Beginn liegt in der Vergangenheit",
        "In der Vergangenheit",
        "Es ist schon 14:03",
      ],
      [
        "Hinweis: 20 h vor dem Zeitfenster in Hannover",
        "20 h zu früh",
        "Beginn Do 10:00, Fenster Fr 27.11. 06:00–20:00",
      ],
    ]
  `))
  test('before its window', () =>
    expect(onVehicle({}, {}, at('05:15'))).toMatchInlineSnapshot(`
    [
      [
        "Hinweis: 45 min vor dem Zeitfenster in Hannover",
        "45 min zu früh",
        "Beginn 05:15, Fenster 06:00–20:00",
      ],
    ]
  `))

  test('on a Sunday', () => {
    const row = truck('HH-NK 120')
    const open = { date: '2026-11-29' }
    const world = board({
      resources: [row],
      orders: [order('A', end('02625', open), end('28197', open), { loadingMeters: 4 })],
    })
    expect(said(world, 'A', { time: at('20:00', '2026-11-29'), resource: row })).toMatchInlineSnapshot(`
      [
        [
          "Verstoß: 1 h 30 min im Sonntagsfahrverbot",
          "1 h 30 min Sonntagsfahrverbot",
          "Fahrverbot bis 22:00, § 30 StVO",
        ],
        [
          "Verstoß: 5 h 19 min nach dem Zeitfenster in Bremen",
          "5 h 19 min zu spät",
          "Beginn Mo 05:18, Fenster So 29.11.",
        ],
      ]
    `)
    const van = truck('KS-NK 121', { type: 'SPRINTER' })
    expect(said({ ...world, resources: [van] }, 'A', { time: at('10:00', '2026-11-29'), resource: van })).toEqual([])
  })

  test('too far from the tour before', () => {
    const row = truck('HH-NK 120')
    const world = board({
      resources: [row],
      tours: [lone('2601', row, 'M')],
      orders: [
        order('M', end('80331', plain), end('86150', plain), assigned),
        order('A', end('30159', friday), end('34117', friday), { loadingMeters: 4 }),
      ],
    })
    expect(said(world, 'A', { time: at('12:00'), resource: row })).toMatchInlineSnapshot(`
      [
        [
          "Verstoß: 6 h zu wenig Zeit für die Fahrt nach Hannover",
          "6 h zu wenig Fahrzeit",
          "Frei 09:02 in Augsburg, ca. 575 km leer, Beginn 12:00",
        ],
      ]
    `)
  })
})

test('one tour for one order is said in the singular, more in the plural', () => {
  const sums = (tours: number, orders: number) =>
    `${translate('proposals.day.sum', { count: tours })} ${translate('proposals.day.sumOrders', { count: orders })}`
  expect(sums(1, 1)).toBe('1 Tour für 1 Auftrag')
  expect(sums(2, 3)).toBe('2 Touren für 3 Aufträge')
})

describe('every code of the rules on driving and rest', () => {
  const checks = import.meta.glob<string>('/src/domain/planning/checks/{duty,weeks,weekly-rest,driver-log}.ts', {
    ...{ query: '?raw', import: 'default', eager: true },
  })
  const codes = [...new Set(Object.values(checks).flatMap((text) => text.match(/reason\.plan\.\w+/g) ?? []))]
  const values = {
    ...{ duration: '2 h', driven: '12 h', worked: '61 h', rest: '8 h', owed: '9 h', duty: '16 h', left: '10 min' },
    ...{
      driver: 'S. Groß',
      plate: 'HH-NK 120',
      tour: '2618',
      date: '2026-11-23',
      count: 3,
      days: 7,
      holiday: 'Neujahr',
      longest: '30 h',
    },
    ...{ allowed: '9 h', before: '11 h', needed: '11 h', untilAt: at('22:00'), fromAt: at('07:00'), toAt: at('18:00') },
  }

  test('are twenty', () => expect(codes).toHaveLength(20))

  test.each(codes)('%s has short words and says why', (code) => {
    const one = { code: code as Violation['code'], values }
    const texts = [planTitle(one, translate), planShort(one, translate), planWhy(one, translate) ?? '']
    expect(new Set(texts).size, texts.join(' / ')).toBe(3)
    for (const text of texts) expect(text).toMatch(/^(?!reason\.|plan\.)[^{}]+$/)
  })
})
