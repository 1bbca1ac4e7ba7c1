import { describe, expect, test } from 'vitest'
import { orderMarks, orderOfPaper, type MarkedOrder } from '#src/domain/documents/order-of-paper.ts'

const order = (id: string, more: Partial<MarkedOrder> = {}): MarkedOrder => ({ id, orderNumber: id, ...more })

describe('the marks of a paper', () => {
  test.each([
    ['CMR NK-2026-004711.pdf', [], ['NK-2026-004711'], [], []],
    ['cmr_nk_2026_004711.pdf', [], ['NK-2026-004711'], [], []],
    ['Scan0001.pdf', ['Auftrag NK – 2026 – 004711 vom 23.11.2026'], ['NK-2026-004711'], [], []],
    ['Scan0001.pdf', ['Auftrag NK–2026–004711', 'NK-2026-004696'], ['NK-2026-004711', 'NK-2026-004696'], [], []],
    ['Scan0001.pdf', ['Kennzeichen HB-FK 310 / HB-FK 811'], [], ['HB-FK 310', 'HB-FK 811'], []],
    [
      'Scan0001.pdf',
      ['Ihre Referenz: PO-47110815', 'Bestellnummer: 4500012345'],
      [],
      [],
      ['PO-47110815', '4500012345'],
    ],
    ['Lieferschein 88213.pdf', ['Datum 23.11.2026', '20457 Hamburg'], [], [], []],
    ['NK-2026-0047111.pdf', ['Telefon 040-123456'], [], [], []],
  ])('%s with %j', (name, lines, orderNumbers, plates, references) => {
    expect(orderMarks(name, lines)).toEqual({ orderNumbers, plates, references })
  })

  test('of one sort six are looked at, whatever somebody has sent', () => {
    const lines = Array.from({ length: 50 }, (_, at) => `NK-2026-${String(at).padStart(6, '0')}`)
    expect(orderMarks('Scan.pdf', lines).orderNumbers).toHaveLength(6)
  })
})

describe('the order a paper belongs to', () => {
  const marks = { orderNumbers: ['NK-2026-004711'], plates: ['HB-FK 310'], references: ['PO-47110815'] }
  const hit = order('NK-2026-004711')
  const referred = order('NK-2026-004696', { customerReference: 'po 4711 0815' })
  const driven = order('NK-2026-004800', {
    vehiclePlate: 'HB-FK 310',
    pickupPostalCode: '27568',
    deliveryPostalCode: '1030',
    pickupDate: '2026-11-18',
  })
  const other = order('NK-2026-004801', { trailerPlate: 'HB-FK 310', pickupPostalCode: '20457' })

  test.each([
    ['its number, once', [hit, driven], [], { sure: hit }],
    ['its reference, however it is written', [referred, driven], [], { sure: referred }],
    ['number and reference of two orders', [hit, referred], [], { doubtful: [hit, referred] }],
    ['a plate by itself', [driven], [], { doubtful: [driven] }],
    ['a plate and both places', [driven, other], ['27568 Bremerhaven', '1030 Wien'], { sure: driven }],
    ['a plate, a place and the day', [driven, other], ['27568 Bremerhaven, 18.11.2026'], { sure: driven }],
    ['a plate and one place', [driven, other], ['27568 Bremerhaven'], { doubtful: [driven, other] }],
    ['nothing of it', [order('NK-2026-000001')], [], { doubtful: [] }],
    ['no orders', [], [], { doubtful: [] }],
    ['the same order twice', [hit, { ...hit }], [], { sure: hit }],
  ])('%s', (_, orders, lines, expected) => {
    expect(orderOfPaper(marks, lines, orders)).toEqual(expected)
  })

  test('three are offered at most', () => {
    const many = ['1', '2', '3', '4'].map((id) => order(id, { vehiclePlate: 'HB-FK 310' }))
    expect(orderOfPaper(marks, [], many)).toEqual({ doubtful: many.slice(0, 3) })
  })

  test('an order without number, plate and reference is named by no paper', () => {
    expect(orderOfPaper({ orderNumbers: [''], plates: [''], references: [''] }, [], [order('')])).toEqual({
      doubtful: [],
    })
  })
})
