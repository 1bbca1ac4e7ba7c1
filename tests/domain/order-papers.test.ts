import { describe, expect, it } from 'vitest'
import { dangerousGoods, unnamedSubstances } from '#src/domain/documents/adr-papers.ts'
import { adrAmountLackText, adrLackText, adrLoadText, adrOf } from '#src/features/order-papers/facts/adr-values.ts'
import { isCrossBorder, paperPlace, paperText } from '#src/domain/documents/paper-text.ts'

describe('what may be printed', () => {
  it.each([
    ['  Möbelhaus \n Sonnenschein ', 'Möbelhaus Sonnenschein'],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    ['Unbekannt', undefined],
    ['Standard', undefined],
    ['<b>x</b>', '<b>x</b>'],
  ])('%j is printed as %j', (value, printed) => {
    expect(paperText(value)).toBe(printed)
  })

  it('cuts what would push the form apart', () => {
    expect(paperText('x'.repeat(10_000))).toBe(`${'x'.repeat(600)} …`)
  })

  it.each([
    ['20457', 'Hamburg', '20457 Hamburg'],
    ['00000', 'Hamburg', 'Hamburg'],
    ['', 'Hamburg', 'Hamburg'],
    ['20457', '', '20457'],
    ['00000', '', undefined],
    [undefined, undefined, undefined],
  ])('place of %j and %j: %j', (postalCode, city, printed) => {
    expect(paperPlace(postalCode, city)).toBe(printed)
  })
})

describe('CMR or German law', () => {
  it.each([
    ['Deutschland', 'Deutschland', false],
    ['DE', 'Deutschland', false],
    ['', 'Deutschland', false],
    ['Deutschland', 'Polen', true],
    ['Niederlande', 'Luxemburg', true],
    ['Atlantis', 'atlantis ', false],
    ['Atlantis', 'Deutschland', true],
  ])('from %j to %j: crosses a border %j', (from, to, crosses) => {
    expect(isCrossBorder(from, to)).toBe(crosses)
  })
})

describe('dangerous goods', () => {
  const byHand = {
    ...{ unNumber: undefined, name: undefined, adrClass: undefined, packingGroup: undefined, hasGroup: true },
    ...{ tunnelCode: undefined, packages: undefined, isPacked: true, quantity: undefined, unit: 'kg' },
    ...{ hasQuantity: true, marks: [] },
  }
  const load = { ...{ points: undefined, noPoints: undefined, totals: [], assumed: [] }, tunnelCode: undefined }
  const plain = { ...load, limited: undefined, excepted: undefined, limitedMark: false }
  const petrol = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E', quantity: 500 }
  const printed = {
    ...{ ...byHand, unNumber: 'UN 1203', name: 'BENZIN', adrClass: '3', packingGroup: 'II', tunnelCode: '(D/E)' },
    ...{ quantity: 500, unit: 'l' },
  }

  it.each([
    [{ orderType: 'standard' }, undefined],
    [{ orderType: 'adr' }, { ...plain, substances: [byHand], noPoints: 'quantity' }],
    [
      { orderType: 'standard', dangerousGoods: [{ unNumber: 'UN 3480', class: '9' }] },
      {
        ...plain,
        substances: [{ ...byHand, unNumber: 'UN 3480', adrClass: '9', hasGroup: false }],
        // The number is not one of four digits: what is known of 3480 is not known of it.
        ...{ noPoints: 'quantity', assumed: ['UN 3480'], tunnelCode: '-' },
      },
    ],
    [
      {
        orderType: 'adr',
        dangerousGoods: [
          { ...petrol, unit: 'l' },
          { unNumber: '1230', class: 'odd', quantity: 1 },
        ],
      },
      {
        ...plain,
        substances: [printed, { ...byHand, unNumber: 'UN 1230', adrClass: 'odd', quantity: 1 }],
        noPoints: 'never',
        totals: [
          { category: 0, kg: 1, litres: 0, points: undefined },
          { category: 2, kg: 0, litres: 500, points: 1500 },
        ],
        ...{ assumed: ['1230'], tunnelCode: 'D/E' },
      },
    ],
    [
      {
        orderType: 'adr',
        dangerousGoods: [
          {
            ...{ ...petrol, unNumber: '1230', name: 'METHANOL', risks: '6.1', unit: 'l', quantity: 200 },
            ...{ packages: 4, packaging: 'Fässer', environmental: true },
          },
          { ...petrol, quantity: undefined, empty: true, packages: 3, packaging: 'Fässer' },
          { unNumber: '1263', name: 'FARBE', limited: true, quantity: 120, unit: 'kg' },
          { unNumber: '1993', excepted: true },
        ],
      },
      {
        ...plain,
        substances: [
          {
            ...{ ...printed, unNumber: 'UN 1230', name: 'METHANOL', adrClass: '3 (6.1)', quantity: 200 },
            ...{ packages: '4 Fässer', marks: ['UMWELTGEFÄHRDEND'] },
          },
          {
            ...{ ...printed, quantity: undefined, unit: 'kg', hasQuantity: false },
            ...{ packages: '3 Fässer', marks: ['LEER, UNGEREINIGT'] },
          },
        ],
        points: 600,
        totals: [
          { category: 2, kg: 0, litres: 200, points: 600 },
          { category: 4, kg: 0, litres: 0, points: 0 },
        ],
        limited: { substances: ['UN 1263 FARBE'], amount: 120 },
        excepted: { substances: ['UN 1993'], amount: undefined },
      },
    ],
    [
      { orderType: 'adr', dangerousGoods: [{ unNumber: '1263', name: 'FARBE', limited: true, quantity: 8001 }] },
      {
        ...{ ...plain, substances: [], points: 0, limited: { substances: ['UN 1263 FARBE'], amount: 8001 } },
        ...{ limitedMark: true, tunnelCode: 'E' },
      },
    ],
    [
      { orderType: 'adr', dangerousGoods: [{ ...petrol, unit: 'l', carriage: 'tank' as const }] },
      {
        ...plain,
        substances: [{ ...printed, isPacked: false, marks: ['TANK'] }],
        noPoints: 'carriage',
        totals: [{ category: 2, kg: 0, litres: 500, points: 1500 }],
        tunnelCode: 'D/E',
      },
    ],
  ])('%j', (order, particulars) => {
    expect(dangerousGoods(order)).toEqual(particulars)
  })

  it('lacks no proper shipping name of limited and excepted quantities, which have no transport document', () => {
    const nameless = { unNumber: '1993' }
    expect(
      unnamedSubstances([nameless, { ...nameless, limited: true }, { ...nameless, unNumber: '1263', excepted: true }]),
    ).toEqual(['UN 1993'])
  })

  it('are printed with the quantity and value of each transport category, and what the rule does not hold for', () => {
    const texts = (lines: Parameters<typeof dangerousGoods>[0]['dangerousGoods']) => {
      const adr = adrOf(dangerousGoods({ orderType: 'adr', dangerousGoods: lines }))
      return adr && [adrLoadText(adr), adrLackText(adr), adrAmountLackText(adr)]
    }
    const packed = { ...petrol, unit: 'l', packages: 3, packaging: 'Kanister' }
    expect(
      texts([
        { ...packed, quantity: 60 },
        { ...packed, unNumber: '3480', class: '9', quantity: 2.5, unit: 'kg' },
      ]),
    ).toEqual([
      'Beförderungskategorie 2: 2,5 kg + 60 l, Wert 187,5. Punkte nach ADR 1.1.3.6: 187,5',
      undefined,
      undefined,
    ])
    expect(texts([{ ...packed, carriage: 'bulk', packages: undefined }])).toEqual([
      'Tank oder lose Schüttung: keine Freistellung nach ADR 1.1.3.6. Tunnelcode der Ladung: (D/E)',
      undefined,
      undefined,
    ])
    expect(texts([{ unNumber: '9999', quantity: 1 }])).toEqual([
      'Beförderungskategorie 0: keine Freistellung nach ADR 1.1.3.6. Beförderungskategorie unbekannt, streng gerechnet: UN 9999. Tunnelcode der Ladung: (-)',
      'Offizielle Benennung fehlt, vor der Beförderung einzutragen (ADR 5.4.1.1.1): UN 9999',
      'Vor der Beförderung einzutragen (ADR 5.4.1.1.1): Versandstücke (UN 9999)',
    ])
    expect(texts([{ unNumber: '1263', name: 'FARBE', limited: true }])?.[0]).toBe(
      'Tunnelcode der Ladung: (E). GEFÄHRLICHE GÜTER IN BEGRENZTEN MENGEN: UN 1263 FARBE. Bruttomasse: unbekannt. Über 8 t in begrenzten Mengen oder Masse unbekannt: Fahrzeuge über 12 t kennzeichnen (ADR 3.4.13)',
    )
    expect(texts([{ unNumber: '1263', name: 'FARBE', excepted: true, packages: 12 }])?.[0]).toBe(
      'GEFÄHRLICHE GÜTER IN FREIGESTELLTEN MENGEN: UN 1263 FARBE. Versandstücke: 12',
    )
  })
})
