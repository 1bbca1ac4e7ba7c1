import { describe, expect, it } from 'vitest'
import { dangerousGoods } from '#src/domain/documents/adr-papers.ts'
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
    unNumber: undefined,
    name: undefined,
    adrClass: undefined,
    packingGroup: undefined,
    hasGroup: true,
    tunnelCode: undefined,
    quantity: undefined,
    unit: 'kg',
  }
  const petrol = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E', quantity: 500 }

  it.each([
    [{ orderType: 'standard' }, undefined],
    [{ orderType: 'adr' }, { substances: [byHand], points: undefined, tunnelCode: undefined }],
    [
      { orderType: 'standard', dangerousGoods: [{ unNumber: 'UN 3480', class: '9' }] },
      {
        substances: [{ ...byHand, unNumber: 'UN 3480', adrClass: '9', hasGroup: false }],
        points: undefined,
        tunnelCode: '-',
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
        substances: [
          {
            unNumber: 'UN 1203',
            name: 'BENZIN',
            adrClass: '3',
            packingGroup: 'II',
            hasGroup: true,
            tunnelCode: '(D/E)',
            quantity: 500,
            unit: 'l',
          },
          { ...byHand, unNumber: 'UN 1230', adrClass: 'odd', quantity: 1 },
        ],
        points: 1550,
        tunnelCode: 'D/E',
      },
    ],
  ])('%j', (order, particulars) => {
    expect(dangerousGoods(order)).toEqual(particulars)
  })
})
