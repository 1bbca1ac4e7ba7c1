import { describe, expect, test } from 'vitest'
import { ASKED_LISTS } from '#src/app/commands/asked-lists.late.ts'
import { askedAddress } from '#src/records/filters/asked-lists.ts'
import { askedIn } from '#src/records/filters/sentence.ts'
import { daysFrom } from '#src/records/filters/typed-values.ts'
import { t } from '#tests/commands/support.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
const asked = (text: string) => askedIn(ASKED_LISTS, text, { t }, daysFrom(TODAY))
/** What every list that fits would show, its address with what is looked for as text behind it. */
const shown = (text: string) =>
  asked(text).fitting.map(({ list, readings: [values], left }) =>
    [decodeURIComponent(askedAddress(list, values)), ...left.map((token) => token.text)].join(' '),
  )

describe('what lists can be asked in a sentence', () => {
  test.each<[string, string[]]>([
    ['heute nach Hamburg', ['/orders?from=2026-11-26&to=2026-11-26&dcity=Hamburg']],
    ['von Celle morgen', ['/orders?from=2026-11-27&to=2026-11-27&pcity=Celle']],
    ['nach Köln von Celle', ['/orders?pcity=Celle&dcity=Köln']],
    ['Hamburg > "Bad Hersfeld"', ['/orders?pcity=Hamburg&dcity=Bad+Hersfeld']],
    ['hansekontor von Celle', ['/orders?pcity=Celle hansekontor']],
    ['morgen entladen Hamburg', ['/orders?dfrom=2026-11-27&dto=2026-11-27&dcity=Hamburg']],
    ['PLZ 7 koffer morgen', ['/vehicles?plz=7&freeFrom=2026-11-27&freeUntil=2026-11-27&type=BOX']],
    ['PLZ 7 unverplant', ['/orders?unassigned=true&plz=7']],
    [
      'PLZ 7 morgen',
      ['/orders?from=2026-11-27&to=2026-11-27&plz=7', '/vehicles?plz=7&freeFrom=2026-11-27&freeUntil=2026-11-27'],
    ],
    ['aufträge PLZ 7 PLZ 20-29 am 27.11.', ['/orders?from=2026-11-27&to=2026-11-27&plz=7,20-29']],
    ['orders unassigned zip 20-29,80', ['/orders?unassigned=true&plz=20-29,80']],
    ['offene Aufträge mo-fr', ['/orders?unassigned=true&from=2026-11-30&to=2026-12-04']],
    ['bestätigte stornierte Aufträge', ['/orders?status=CONFIRMED,CANCELLED']],
    ['bestätigt morgen hamburg', ['/orders?status=CONFIRMED&from=2026-11-27&to=2026-11-27 hamburg']],
    ['dringend', ['/orders?prio=urgent']],
    ['verspätet', ['/transports?delayed=true']],
    ['verspaetete transporte Hansen', ['/transports?delayed=true Hansen']],
    ['Transporte unterwegs heute', ['/transports?status=IN_TRANSIT&from=2026-11-26&to=2026-11-26']],
    ['transporte an ladestelle', ['/transports?status=AT_PICKUP']],
    ['laufende Transporte', ['/transports?active=true']],
    ['geladen', ['/transports?status=LOADED']],
    ['zugestellt', ['/orders?status=DELIVERED', '/transports?status=DELIVERED']],
    ['freie koffer PLZ 7', ['/vehicles?plz=7&status=available&type=BOX']],
    ['freie fahrzeuge morgen', ['/vehicles?freeFrom=2026-11-27&freeUntil=2026-11-27']],
    ['ladungen koffer', ['/loads?vehicleType=BOX']],
    ['koffer', ['/vehicles?type=BOX', '/loads?vehicleType=BOX']],
    ['aufträge', ['/orders']],
    ['aufträge hansen', ['/orders hansen']],
    ['hansen', ['/orders hansen', '/vehicles hansen', '/transports hansen', '/loads hansen', '/documents hansen']],
    ['laden', ['/orders laden', '/vehicles laden', '/transports laden', '/loads laden', '/documents laden']],
    ['dokumente "morgen"', ['/documents morgen']],
    ['unverplant koffer', []],
  ])('%s', (text, lists) => {
    expect(shown(text)).toEqual(lists)
  })

  test('a list that is named and does not know it all says so', () => {
    expect(asked('dokumente bestätigt')).toMatchObject({ fitting: [], refused: { path: '/documents' } })
    expect(asked('unverplant koffer').refused).toBeUndefined()
  })

  test('of a bare day both ends are meant, loading first', () => {
    const readings = asked('aufträge morgen').fitting[0]?.readings
    expect(readings).toEqual([
      { from: '2026-11-27', to: '2026-11-27' },
      { dfrom: '2026-11-27', dto: '2026-11-27' },
    ])
  })

  test('a word stands in the line that asks each list', () => {
    for (const list of ASKED_LISTS) expect(asked(list.word).fitting.map((one) => one.list)).toEqual([list])
  })
})
