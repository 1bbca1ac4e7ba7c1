import { describe, expect, test } from 'vitest'
import { adrLineText } from '#src/domain/goods/adr-line-text.ts'
import { parseAdrLines } from '#src/domain/goods/adr-lines.ts'
import { adrPoints, loadTunnelCode, needsAdrVehicle } from '#src/domain/goods/adr-points.ts'

const petrol = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
const litres = (quantity: number) => ({ ...petrol, quantity, unit: 'l' })

describe('a substance in one line', () => {
  test('is written as the ADR orders its particulars', () => {
    expect(adrLineText(litres(12.5))).toBe('UN 1203 BENZIN, 3, II, (D/E), 12,5 l')
    expect(adrLineText({ unNumber: '3480', class: '9' })).toBe('UN 3480, 9')
  })

  test.each([
    ['UN 1203 BENZIN, 3, II, (D/E), 500 l', litres(500)],
    ['1203 benzin,3,ii,d/e,500l', { ...litres(500), name: 'benzin' }],
    ['un1203 BENZIN; 3; II; D/E; 1.234,5 kg', { ...petrol, quantity: 1234.5, unit: 'kg' }],
    [
      'UN 3082 UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G., 9, III, (-)',
      {
        unNumber: '3082',
        name: 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G.',
        class: '9',
        packingGroup: 'III',
        tunnelCode: '-',
      },
    ],
    ['3480', { unNumber: '3480' }],
  ])('"%s" is read', (text, line) => {
    expect(parseAdrLines(text)).toEqual([line])
  })

  test('several stand in several, blank ones count for nothing, and one without a number is none', () => {
    expect(parseAdrLines('1203\n\n 3480 \n')).toEqual([{ unNumber: '1203' }, { unNumber: '3480' }])
    expect(parseAdrLines('')).toEqual([])
    expect(parseAdrLines('1203\nBenzin')).toBeUndefined()
    expect(parseAdrLines('12034 BENZIN')).toBeUndefined()
  })
})

describe('a load of dangerous goods', () => {
  test.each([
    ['packing group II counts three', [litres(333)], 999, false],
    ['and is over 1 000 points with one litre more', [litres(334)], 1002, true],
    ['group III counts one', [{ ...litres(1000), packingGroup: 'III' }], 1000, false],
    ['group I counts fifty', [{ ...litres(21), packingGroup: 'I' }], 1050, true],
    ['diesel is of category 3', [{ ...litres(1000), unNumber: '1202' }], 1000, false],
    ['a mixed load adds up', [litres(300), { ...litres(3), packingGroup: 'I' }], 1050, true],
    ['of a quantity that is not known nothing is proven', [petrol], undefined, true],
    ['none needs nothing', [], 0, false],
  ])('%s', (_, lines, points, needed) => {
    expect([adrPoints(lines), needsAdrVehicle(lines)]).toEqual([points, needed])
  })

  test('the strictest tunnel code holds for all of it, and none for little', () => {
    const explosive = { ...petrol, class: '1', tunnelCode: 'B1000C', quantity: 50 }
    expect(loadTunnelCode([litres(500), explosive])).toBe('B1000C')
    expect(loadTunnelCode([litres(500), { ...litres(1), tunnelCode: '-' }])).toBe('D/E')
    expect(loadTunnelCode([litres(1)])).toBeUndefined()
    expect(loadTunnelCode(undefined)).toBeUndefined()
  })
})
