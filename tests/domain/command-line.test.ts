import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line, ParsedLine } from '#src/domain/command-line/line.ts'
import { byNumber, byPlate, byWords, kindIn } from '#src/domain/command-line/names.ts'
import { nearestLines } from '#src/domain/command-line/nearest.ts'
import { parseLine } from '#src/domain/command-line/parse.ts'
import { printLine } from '#src/domain/command-line/print.ts'
import { quoted } from '#src/domain/command-line/quoting.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { ABSENCE_KINDS } from '#src/domain/drivers/statuses.ts'
import { BLOCK_KINDS, PACKAGE_TYPES, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'

/** A Thursday. */
const today = '2026-11-26'
const read = (typed: string) => parseLine(typed, today)
const lineOf = (typed: string) => read(typed).line

describe('a name in a line', () => {
  it.each([
    ['Müller', 'Müller'],
    ['Halle 4', 'Halle 4'],
    ['Lager KW48', 'Lager KW48'],
    ['A7', 'A7'],
    ['4711', '4711'],
    ['HH-NK 133', 'HH-NK 133'],
    // A number ends a name; behind it something else would begin.
    ['4 Halle', '"4 Halle"'],
    ['Halle 4 Nord', '"Halle 4 Nord"'],
    ['B2B Logistik', '"B2B Logistik"'],
    // Words of the line.
    ['KW48', '"KW48"'],
    ['offen', '"offen"'],
    ['Müller offen', '"Müller offen"'],
    ['heute 4', '"heute 4"'],
    ['Müller & Söhne', '"Müller & Söhne"'],
    ['Lager "Nord"', '"Lager ""Nord"""'],
  ])('%s stands there as %s', (name, written) => {
    expect(quoted(name)).toBe(written)
  })
})

describe('what a line says', () => {
  it.each<[string, Line]>([
    [
      '4711 > HH-NK 120 mo 14:00',
      { verb: 'plan', object: '4711', target: 'HH-NK 120', date: '2026-11-30', time: '14:00' },
    ],
    ['4711>HH-NK 120', { verb: 'plan', object: '4711', target: 'HH-NK 120' }],
    [
      '4711 auf hhnk120 fr 1400',
      { verb: 'plan', object: '4711', target: 'hhnk120', date: '2026-11-27', time: '14:00' },
    ],
    [
      '4711 > Hansa Transporte morgen',
      { verb: 'plan', object: '4711', target: 'Hansa Transporte', date: '2026-11-27' },
    ],
    ['> HH-NK 120 14,30', { verb: 'plan', target: 'HH-NK 120', time: '14:30' }],
    ['4717 > NK 12 fr 07:00', { verb: 'plan', object: '4717', target: 'NK 12', date: '2026-11-27', time: '07:00' }],
    [
      '4717 > HB-NK 1204 1.12. um 7 Uhr',
      { verb: 'plan', object: '4717', target: 'HB-NK 1204', date: '2026-12-01', time: '07:00' },
    ],
    [
      '4717 > HH-NK 120 fr 27.11. 7',
      { verb: 'plan', object: '4717', target: 'HH-NK 120', date: '2026-11-27', time: '07:00' },
    ],
    ['HH-NK 120 +', { verb: 'advance', object: 'HH-NK 120' }],
    ['4711+', { verb: 'advance', object: '4711' }],
    ['+', { verb: 'advance' }],
    ['4711 -', { verb: 'unplan', object: '4711' }],
    ['4711 entdisponieren', { verb: 'unplan', object: '4711' }],
    ['st 4711 zugestellt', { verb: 'status', object: '4711', status: 'zugestellt' }],
    ['st 4709 an entladestelle', { verb: 'status', object: '4709', status: 'an entladestelle' }],
    ['status HH-NK 120 delivered', { verb: 'status', object: 'HH-NK 120', status: 'delivered' }],
    ['4711 st geladen', { verb: 'status', object: '4711', status: 'geladen' }],
    ['st zugestellt', { verb: 'status', status: 'zugestellt' }],
    ['preis +5%', { verb: 'price', change: { by: 'percent', percent: 5 } }],
    ['preis+5%', { verb: 'price', change: { by: 'percent', percent: 5 } }],
    ['preis 480', { verb: 'price', change: { by: 'fixed', cents: 48_000 } }],
    ['4711 preis -12,50', { verb: 'price', object: '4711', change: { by: 'amount', cents: -1250 } }],
    [
      '4711 notiz Fahrer ruft > 30 min vorher an',
      { verb: 'note', object: '4711', text: 'Fahrer ruft > 30 min vorher an' },
    ],
    ['suche PLZ 7 koffer morgen', { verb: 'find', text: 'PLZ 7 koffer morgen' }],
    ['find orders unassigned zip 20-29,80', { verb: 'find', text: 'orders unassigned zip 20-29,80' }],
    ['suche aufträge hansen', { verb: 'find', text: 'aufträge hansen' }],
    ['suche verspätete Transporte', { verb: 'find', text: 'verspätete Transporte' }],
    ['suche verspaetete transporte Hansen', { verb: 'find', text: 'verspaetete transporte Hansen' }],
    ['suche Transporte unterwegs heute', { verb: 'find', text: 'Transporte unterwegs heute' }],
    ['find delayed transports', { verb: 'find', text: 'delayed transports' }],
    ['suche laufende Transporte', { verb: 'find', text: 'laufende Transporte' }],
    ['suche offene Aufträge PLZ 7 morgen', { verb: 'find', text: 'offene Aufträge PLZ 7 morgen' }],
    ['suche bestätigte stornierte Aufträge', { verb: 'find', text: 'bestätigte stornierte Aufträge' }],
    ['suche freie koffer PLZ 7', { verb: 'find', text: 'freie koffer PLZ 7' }],
    ['suche ladungen koffer', { verb: 'find', text: 'ladungen koffer' }],
    ['suche "verspätete Transporte"', { verb: 'find', text: '"verspätete Transporte"' }],
    ['4711', { verb: 'open', object: '4711' }],
    ['freie fahrzeuge morgen', { verb: 'find', text: 'freie fahrzeuge morgen' }],
    ['zeige bestätigt morgen hamburg', { verb: 'find', text: 'bestätigt morgen hamburg' }],
    ['verspätete', { verb: 'find', text: 'verspätete' }],
    ['4872 an Alstertal', { verb: 'assign', object: '4872', carrier: 'Alstertal' }],
    ['an Alstertal Logistik', { verb: 'assign', carrier: 'Alstertal Logistik' }],
    ['bestätigen 4872 4873', { verb: 'confirm', objects: ['4872', '4873'] }],
    ['bestätigen 4872, 4873 und NK-2026-004874', { verb: 'confirm', objects: ['4872', '4873', 'NK-2026-004874'] }],
    ['4872 4873 bestätigen', { verb: 'confirm', objects: ['4872', '4873'] }],
    ['bestaetigen', { verb: 'confirm' }],
    ['storno 4872 Kunde sagt ab', { verb: 'cancel', objects: ['4872'], reason: 'Kunde sagt ab' }],
    ['4872 stornieren wegen > 3 Tagen Glatteis', { verb: 'cancel', objects: ['4872'], reason: '> 3 Tagen Glatteis' }],
    ['storno Kunde will 2 Tage später', { verb: 'cancel', reason: 'Kunde will 2 Tage später' }],
    [
      '4872 verschieben auf fr 8-12',
      { verb: 'move', objects: ['4872'], move: { date: '2026-11-27', timeFrom: '08:00', timeTo: '12:00' } },
    ],
    ['verschieben 4872 4873 +1 Tag', { verb: 'move', objects: ['4872', '4873'], move: { days: 1 } }],
    ['ki-ml 967 verspätet 45 Stau', { verb: 'delay', object: 'ki-ml 967', delay: { minutes: 45, cause: 'Stau' } }],
    ['verspätung 1 h 30 Panne', { verb: 'delay', delay: { minutes: 90, cause: 'Panne' } }],
    ['verspätung 4872 20', { verb: 'delay', object: '4872', delay: { minutes: 20, cause: '' } }],
    ['verspätet 45 Stau', { verb: 'delay', delay: { minutes: 45, cause: 'Stau' } }],
    [
      'werkstatt h-cd 1567 do-fr',
      { verb: 'block', object: 'h-cd 1567', kind: 'workshop', from: '2026-11-26', to: '2026-11-27' },
    ],
    [
      'h-cd 1211 sperren ab mo Reifen fehlen',
      { verb: 'block', object: 'h-cd 1211', kind: 'other', from: '2026-11-30', reason: 'Reifen fehlen' },
    ],
    [
      'kowalski urlaub mo-fr',
      { verb: 'absent', object: 'kowalski', kind: 'holiday', from: '2026-11-30', to: '2026-12-04' },
    ],
    [
      'urlaub Jan Kowalski 21.12. bis 3.1.',
      { verb: 'absent', object: 'Jan Kowalski', kind: 'holiday', from: '2026-12-21', to: '2027-01-03' },
    ],
    ['kowalski krank', { verb: 'absent', object: 'kowalski', kind: 'sick', from: today, to: today }],
    ['touren ki-az 3577', { verb: 'tours', object: 'ki-az 3577' }],
    ['hilfe', { verb: 'help' }],
    ['hilfe verschieben', { verb: 'help', topic: 'verschieben' }],
    [
      'neu elbufer hh > m 6 epal 2,4t mi 8-12 / do',
      {
        verb: 'create',
        customer: 'elbufer',
        from: 'hh',
        to: 'm',
        packages: { count: 6, type: 'Europalette' },
        weightKg: 2400,
        pickup: { date: '2026-12-02', timeFrom: '08:00', timeTo: '12:00' },
        delivery: { date: '2026-12-03' },
      },
    ],
    [
      'neu Elbufer Handels GmbH Bad Hersfeld > 68159 33 Paletten Fliesen 22,5 t 13,6 ldm mega fr 10:00 / mo ab 8',
      {
        verb: 'create',
        customer: 'Elbufer Handels GmbH',
        from: 'Bad Hersfeld',
        to: '68159',
        packages: { count: 33, type: 'Europalette' },
        weightKg: 22_500,
        loadingMeters: 13.6,
        vehicleType: 'MEGA',
        goods: 'Fliesen',
        pickup: { date: '2026-11-27', timeFrom: '10:00' },
        delivery: { date: '2026-11-30', timeFrom: '08:00' },
      },
    ],
    ['neu elbufer Buxtehude > m', { verb: 'create', customer: 'elbufer', from: 'Buxtehude', to: 'm' }],
    ['neu elbufer > m', { verb: 'create', customer: 'elbufer', to: 'm' }],
    ['neu', { verb: 'create' }],
    [': HH-NK 120', { verb: 'open', object: 'HH-NK 120' }],
    ['gehe aufträge', { verb: 'go', screen: 'aufträge' }],
  ])('%s', (typed, line) => {
    expect(read(typed)).toMatchObject({ line })
    expect(lineOf(typed)).toEqual(line)
  })

  it('a minus inside of a plate takes nothing off the plan', () => {
    expect(lineOf('HH - NK 120')).toEqual({ verb: 'open', object: 'HH - NK 120' })
  })
})

describe('what is wrong, and where', () => {
  const at = (typed: string) => {
    const { trouble } = read(typed)
    return trouble && [trouble.code, trouble.text, trouble.from + 1, ...(trouble.choices ?? [])]
  }
  it.each<[string, unknown[]]>([
    ['4722 > HB-NK 218 fr 25:00', ['time', '25:00', 21]],
    ['4722 > HB-NK 218 32.11.', ['date', '32.11.', 18]],
    ['4722 > HB-NK 218 mo 27.11.', ['weekday', '27.11.', 21]],
    ['4722 > HB-NK 218 1210', ['dateOrTime', '1210', 18, '12.10.', '12:10']],
    ['4722 > HB-NK 218 14.10', ['dateOrTime', '14.10', 18, '14.10.', '14:10']],
    ['4722 > HB-NK 218 fr 14:00 bald', ['more', 'bald', 27]],
    ['4711 zugestellt', ['verb', 'zugestellt', 6]],
    ['4711 preis viel', ['price', 'viel', 12]],
    ['preis +500%', ['price', '+500%', 7]],
    ['4711 + 3', ['more', '3', 8]],
    ['suche PLZ morgen', ['areas', 'morgen', 11]],
  ])('%s', (typed, expected) => {
    expect(at(typed)).toEqual(expected)
    expect(lineOf(typed)).toBeUndefined()
  })

  it.each<[string, unknown[]]>([
    ['4872 verschieben auf bald', ['move', 'bald', 22]],
    ['ki-ml 967 verspätet bald', ['delay', 'bald', 21]],
    ['werkstatt h-cd 1567 irgendwann', ['days', 'irgendwann', 21]],
    ['kowalski urlaub ab mo', ['days', 'ab mo', 17]],
    ['ki-az 3577 touren bald', ['more', 'bald', 19]],
  ])('%s', (typed, expected) => {
    expect(at(typed)).toEqual(expected)
    expect(lineOf(typed)).toBeUndefined()
  })

  it('what is not finished is no mistake', () => {
    const missing = (typed: string) => read(typed).trouble ?? read(typed).missing
    expect(
      [
        ...['4711 >', 'st 4711', '4711 preis', 'gehe', 'suche', 'suche PLZ', '4711 notiz', '4711 an', 'storno 4711'],
        ...[
          '4711 verschieben',
          '4711 verschieben auf',
          'ki-ml 967 verspätet',
          'werkstatt h-cd 1567',
          'urlaub kowalski',
        ],
      ].map(missing),
    ).toEqual([
      'target',
      'status',
      'price',
      'screen',
      'text',
      'areas',
      'text',
      'carrier',
      'reason',
      'move',
      'move',
      'delay',
      'days',
      'days',
    ])
  })
})

describe('for every line', () => {
  const anyText = fc
    .oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'mo',
        'verspätete',
        'Transporte',
        'zugestellt',
        'Suche',
        '4711 > x',
        'HH-NK 120',
        '12',
        'a "b"',
        '+',
        '-',
      ),
    )
    .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 60))
    .filter((text) => text !== '')
  const object = { object: fc.option(anyText, { nil: undefined }) }
  const date = fc.integer({ min: -80, max: 3000 }).map((days) => addDays(today, days))
  const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const two = (number: number) => String(number).padStart(2, '0')
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  })
  const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
  const change = fc.oneof(
    fc.record({
      by: fc.constant('percent' as const),
      percent: fc.integer({ min: -100, max: 100 }).filter((value) => value !== 0),
    }),
    fc.record({
      by: fc.constant('amount' as const),
      cents: fc.integer({ min: -99_999, max: 99_999 }).filter((value) => value !== 0),
    }),
    fc.record({ by: fc.constant('fixed' as const), cents: fc.integer({ min: 0, max: 9_999_999 }) }),
  )
  const anySentence = fc.constantFrom(
    'heute nach Hamburg',
    'von Celle morgen',
    'freie Koffer PLZ 7',
    'Hamburg > "Bad Hersfeld" mo-fr',
    'bestätigte stornierte Aufträge',
  )
  const some = <V extends string>(verb: V) => ({ verb: fc.constant(verb) })
  const objects = { objects: optional(fc.array(anyText, { minLength: 1, maxLength: 2 })) }
  // A word for "because" is no part of the reason.
  const reason = anyText.map((text) => text.replace(/^(wegen|weil|grund:?) /i, ''))
  const pick = <T extends object>(values: T) => JSON.parse(JSON.stringify(values)) as T
  const window = fc.record({ timeFrom: optional(time), timeTo: optional(time) }).map(pick)
  const isSaid = (said: object) => Object.keys(said).length > 0
  const appointment = fc
    .record({ date: optional(date), window })
    .map(({ date: day, window: hours }) => pick({ date: day, ...hours }))
    .filter(isSaid)
  const days = fc.integer({ min: -366, max: 366 }).filter((count) => count !== 0)
  const move = fc
    .oneof(
      fc.record({
        day: fc.oneof(
          days.map((count) => ({ days: count })),
          date.map((day) => ({ date: day })),
        ),
        window,
      }),
      fc.record({ day: fc.constant({}), window }),
    )
    .map(({ day, window: hours }) => ({ ...day, ...hours }))
    .filter(isSaid)
  const delay = fc.record({
    minutes: fc.integer({ min: 0, max: 40_320 }),
    cause: fc.oneof(fc.constant(''), anyText).map((text) => text.replace(/^[\s,;:·–-]+/, '').trim()),
  })
  const anyName = fc.oneof(anyText, fc.constantFrom('Elbufer Handels GmbH', 'Kiel', 'Bad', '6 epal', '?', '/'))
  const anyPlace = fc.oneof(anyText, fc.constantFrom('HH', 'Bad Hersfeld', 'Hersfeld', '20457', 'Buxtehude', '?'))
  const line = fc.oneof(
    fc.record({ ...some('plan'), ...object, target: anyText, date: optional(date), time: optional(time) }),
    fc.record({ ...some('unplan'), ...object }),
    fc.record({ ...some('advance'), ...object }),
    fc.record({ ...some('status'), ...object, status: anyText }),
    fc.record({ ...some('price'), ...object, change }),
    fc.record({ ...some('note'), ...object, text: anyText }),
    fc.record({ ...some('find'), text: fc.oneof(anyText, anySentence) }),
    fc.record({ ...some('open'), object: anyText }),
    fc.record({ ...some('go'), screen: anyText }),
    fc.record({ ...some('assign'), ...object, carrier: anyText }),
    fc.record({ ...some('confirm'), ...objects }),
    fc.record({ ...some('cancel'), ...objects, reason }),
    fc.record({ ...some('move'), ...objects, move }),
    fc.record({ ...some('delay'), ...object, delay }),
    fc
      .record({
        ...{ ...some('block'), ...object, kind: fc.constantFrom(...BLOCK_KINDS) },
        ...{ from: date, days: optional(fc.nat(60)), reason: optional(reason) },
      })
      .map(({ days, ...said }) => ({ ...said, to: days === undefined ? undefined : addDays(said.from, days) })),
    fc
      .record({
        ...{ ...some('absent'), ...object, kind: fc.constantFrom(...ABSENCE_KINDS) },
        ...{ from: date, days: fc.nat(60), note: optional(reason) },
      })
      .map(({ days, ...said }) => ({ ...said, to: addDays(said.from, days) })),
    fc.record({ ...some('tours'), ...object }),
    fc.record({ ...some('help'), topic: optional(anyText) }),
    fc.record({
      ...{ ...some('create'), customer: optional(anyName), from: optional(anyPlace), to: optional(anyPlace) },
      packages: optional(
        fc.record({ count: fc.integer({ min: 1, max: 99 }), type: fc.constantFrom(...PACKAGE_TYPES) }),
      ),
      weightKg: optional(fc.integer({ min: 1, max: 40_000 })),
      loadingMeters: optional(fc.integer({ min: 1, max: 154 }).map((tenths) => tenths / 10)),
      vehicleType: optional(fc.constantFrom(...VEHICLE_TYPES)),
      goods: optional(anyName),
      pickup: optional(appointment),
      delivery: optional(appointment),
    }),
  )
  const bare = (value: object) => JSON.parse(JSON.stringify(value)) as unknown

  it('printed and read again it says the same', () => {
    fc.assert(
      fc.property(line, (said) => {
        const typed = printLine(said as Line)
        const again: ParsedLine = read(typed)
        expect({ typed, line: again.line && bare(again.line) }).toEqual({ typed, line: bare(said) })
      }),
    )
  })

  it('nothing that is typed throws, and parts lie in order within it', () => {
    const pieces = fc.constantFrom(
      '4711',
      '>',
      '+',
      '-',
      'HH-NK',
      '120',
      'mo',
      '14:00',
      'st',
      'preis',
      '5%',
      '"',
      '„',
      'suche',
      'PLZ',
      ':',
      'kw',
      '48',
      'uhr',
      'an',
      'storno',
      'bestätigen',
      'verschieben',
      'auf',
      'verspätet',
      'werkstatt',
      'urlaub',
      'mo-fr',
      'neu',
      'hh',
      '6',
      'epal',
      '/',
      '?',
      'wegen',
    )
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join(' ')),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const { parts, trouble, line: said } = read(text)
        expect(said === undefined || trouble === undefined).toBe(true)
        for (const { from, to } of [...parts, ...(trouble ? [trouble] : [])]) {
          expect(0 <= from && from <= to && to <= text.length).toBe(true)
        }
        if (said !== undefined && said.verb !== 'note') expect(read(printLine(said)).line).toEqual(said)
      }),
    )
  })
})

describe('what was nearly said', () => {
  it.each<[string, string[]]>([
    [
      'stornier 4872 Kunde sagt ab',
      ['stornieren 4872 Kunde sagt ab', 'zeige stornier 4872 Kunde sagt ab', 'neu stornier 4872 Kunde sagt ab'],
    ],
    [
      '4872 verschoben fr 8-12',
      ['4872 verschieben fr 8-12', 'storno 4872 verschoben fr 8-12', '4872 notiz verschoben fr 8-12'],
    ],
    ['4872 fr 8-12', ['4872 verschieben auf fr 8-12', 'storno 4872 fr 8-12', '4872 notiz fr 8-12']],
    ['kowalski urlaup mo-fr', ['kowalski urlaub mo-fr', 'zeige kowalski urlaup mo-fr', 'neu kowalski urlaup mo-fr']],
    ['ki-ml 967 45 Stau', ['ki-ml 967 verspätet 45 Stau', 'touren ki-ml 967', 'zeige ki-ml 967 45 Stau']],
    ['h-cd 1567 do-fr', ['werkstatt h-cd 1567 do-fr', 'touren h-cd 1567', 'zeige h-cd 1567 do-fr']],
    ['4711 zugestellt', ['st 4711 zugestellt', '4711 an zugestellt', '4711 > zugestellt']],
    ['4711 Alstertal', ['4711 an Alstertal', '4711 > Alstertal', 'storno 4711 Alstertal']],
    ['hallo', ['zeige hallo', 'neu hallo', 'hilfe']],
  ])('%s', (typed, lines) => {
    expect(nearestLines(typed, today).map(({ line }) => line)).toEqual(lines)
  })

  it('every line that is offered says something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const near = nearestLines(typed, today)
        expect(near.length).toBeLessThanOrEqual(3)
        for (const { line, verb } of near) expect(lineOf(line)?.verb).toBe(verb)
      }),
    )
  })
})

describe('what a name means', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }))
  const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)
  const orders = named('NK-2026-004711', 'NK-2026-014711', 'NK-2026-000012', 'MS-2026-000112')
  const plates = named('HH-NK 120', 'KS-NK 121', 'MD-NK 1204', 'HH-NT 812', 'H-HM 7')

  it('an order by its number or the end of it, the whole number first', () => {
    const of = (text: string) => names(byNumber(text, orders))
    expect([of('4711'), of('14711'), of('12'), of('711'), of('nk-2026-004711'), of('Hamburg'), of('')]).toEqual([
      ['NK-2026-004711'],
      ['NK-2026-014711'],
      ['NK-2026-000012'],
      ['NK-2026-004711', 'NK-2026-014711'],
      ['NK-2026-004711'],
      [],
      [],
    ])
  })

  it('a vehicle by its plate without signs, or by a part of it', () => {
    const of = (text: string) => names(byPlate(text, plates))
    expect([of('hhnk120'), of('HH NK-120'), of('NK 12'), of('812'), of('hh'), of('8'), of('XY 1')]).toEqual([
      ['HH-NK 120'],
      ['HH-NK 120'],
      ['HH-NK 120', 'KS-NK 121', 'MD-NK 1204'],
      ['HH-NT 812'],
      ['HH-NK 120', 'HH-NT 812'],
      [],
      [],
    ])
  })

  it('a status by its words, as far as they tell it from others', () => {
    const all = ['Zugestellt', 'An Entladestelle', 'An Ladestelle', 'Unterwegs']
    const of = (text: string) => byWords(text, all, (word) => [word])
    expect([of('zu'), of('an'), of('an lade'), of('ladestelle'), of('unterwegs'), of('x')]).toEqual([
      ['Zugestellt'],
      ['An Entladestelle', 'An Ladestelle'],
      ['An Ladestelle'],
      ['An Ladestelle'],
      ['Unterwegs'],
      [],
    ])
  })

  it('a word before it says what it is of', () => {
    expect([kindIn('tour 2618'), kindIn('Lkw HH-NK 120'), kindIn('HH-NK 120')]).toEqual([
      { kind: 'tour', name: '2618' },
      { kind: 'vehicle', name: 'HH-NK 120' },
      { name: 'HH-NK 120' },
    ])
  })
})
