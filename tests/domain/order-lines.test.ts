import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { goodsLinesText, parseGoodsLines } from '#src/domain/stops/goods-line-text.ts'
import type { GoodsLine } from '#src/domain/stops/goods-lines.ts'
import type { FurtherStop } from '#src/domain/stops/further-stops.ts'
import { parseStopLines, stopLines } from '#src/domain/stops/stop-lines.ts'

const TODAY = '2026-05-04'

describe('Further places, typed a line each', () => {
  test.each<[string, Partial<FurtherStop> | undefined]>([
    [
      '+ Muster GmbH, Hafenstr. 5, 28195 Bremen, 12.5., 8-12, fix, Ref 4711',
      {
        kind: 'pickup',
        company: 'Muster GmbH',
        address: 'Hafenstr. 5',
        postalCode: '28195',
        city: 'Bremen',
        country: 'Deutschland',
        date: '2026-05-12',
        timeFrom: '08:00',
        timeTo: '12:00',
        fixed: true,
        reference: '4711',
      },
    ],
    ['- 50667 Köln', { kind: 'delivery', postalCode: '50667', city: 'Köln', country: 'Deutschland' }],
    [
      'Entladen: AT 1010 Wien, ab 9 Uhr',
      { kind: 'delivery', postalCode: '1010', country: 'Österreich', timeFrom: '09:00' },
    ],
    [
      'Ladestelle: NL 1012 AB Amsterdam',
      { kind: 'pickup', postalCode: '1012 AB', city: 'Amsterdam', country: 'Niederlande' },
    ],
    ['déchargement: FR 57000 Metz, bis 14:30', { kind: 'delivery', city: 'Metz', timeTo: '14:30' }],
    ['+ "Nord, Süd & Co.", 20457 Hamburg, Tel 040 1234', { company: 'Nord, Süd & Co.', phone: '040 1234' }],
    ['+ –, Kaiweg 3, 20457 Hamburg, z. Hd. Frau Meier', { address: 'Kaiweg 3', contactPerson: 'Frau Meier' }],
    ['50667 Köln', undefined],
    ['+ Muster GmbH, Hafenstr. 5', undefined],
    ['+ Muster GmbH, 281 Bremen', undefined],
  ])('%s', (text, expected) => {
    const read = parseStopLines(text, TODAY)
    if (expected === undefined) expect(read).toBeUndefined()
    else expect(read?.[0]).toMatchObject(expected)
    if (expected?.company === undefined) expect(read?.[0]?.company).toBeUndefined()
  })

  const word = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{2,8}( ?[A-Za-z0-9.,;"&-]{1,6}){0,2}$/)
  const stop = fc.record(
    {
      kind: fc.constantFrom('pickup' as const, 'delivery' as const),
      postalCode: fc.integer({ min: 1001, max: 99998 }).map((code) => String(code).padStart(5, '0')),
      city: fc.constantFrom('Köln', 'Bad Homburg', 'Frankfurt am Main', 'Halle (Saale)'),
      country: fc.constant('Deutschland'),
      company: word,
      address: word,
      date: fc.constantFrom('2026-05-12', '2027-01-01', '2026-11-30'),
      timeFrom: fc.constantFrom('00:00', '08:30'),
      timeTo: fc.constantFrom('12:00', '23:59'),
      fixed: fc.constant(true),
      reference: fc.stringMatching(/^[A-Z0-9-]{1,10}$/),
      contactPerson: fc.constantFrom('Frau Meier', 'Jan Kolb'),
      phone: fc.constantFrom('+49 40 123456', '0421/99'),
    },
    { requiredKeys: ['kind', 'postalCode', 'city', 'country'] },
  )

  test('are read back as they are written', () => {
    fc.assert(
      fc.property(fc.array(stop, { maxLength: 3 }), (stops) => {
        expect(parseStopLines(stopLines(stops), TODAY)).toEqual(stops)
      }),
    )
  })
})

describe('Lines of goods, typed one each', () => {
  const three = { furtherStops: [{ kind: 'pickup' as const }, { kind: 'delivery' as const }] }

  test.each<[string, GoodsLine | undefined]>([
    [
      '12 Paletten Lack, 4.800 kg, 4,8 LDM, 1,20 × 0,80 × 1,60 m, 1→2',
      {
        packageCount: 12,
        packageType: 'Europalette',
        description: 'Lack',
        weight: 4800,
        loadingMeters: 4.8,
        dimensions: '1,20 × 0,80 × 1,60 m',
      },
    ],
    [
      '8 GB Reiniger, 2 t, 2->1',
      { packageCount: 8, packageType: 'Gitterbox', description: 'Reiniger', weight: 2000, loadedAt: 1, unloadedAt: 1 },
    ],
    ['Maschine, verpackt', { description: 'Maschine, verpackt' }],
    ['4,5 kg', { description: '4,5 kg' }],
    ['12 Paletten Lack, 1→3', undefined],
    ['12 Paletten Lack, 3→1', undefined],
  ])('%s', (text, expected) => {
    expect(parseGoodsLines(text, three)).toEqual(expected && [expected])
  })

  const line = fc.record(
    {
      description: fc.stringMatching(/^[A-ZÄÖÜ][a-zäöü]{2,9}( [a-z0-9,]{1,5}){0,2}$/),
      packageCount: fc.integer({ min: 1, max: 33 }),
      weight: fc.integer({ min: 1, max: 24_000 }),
      loadingMeters: fc.integer({ min: 1, max: 136 }).map((tenths) => tenths / 10),
      dimensions: fc.constantFrom('1,20 × 0,80 × 1,60 m', '600 x 240 cm'),
      loadedAt: fc.constant(1),
      unloadedAt: fc.constant(1),
    },
    { requiredKeys: ['description'] },
  )

  test('are read back as they are written', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 3 }),
        fc.constantFrom('Europalette', 'Coil', 'Standard'),
        (lines, type) => {
          const packed = lines.map((one) => (one.packageCount === undefined ? one : { ...one, packageType: type }))
          expect(parseGoodsLines(goodsLinesText(packed, three), three)).toEqual(packed)
        },
      ),
    )
  })
})
