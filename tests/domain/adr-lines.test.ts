import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADR_CLASSES, EXPLOSIVE_CLASSES, PACKING_GROUPS, TUNNEL_CODES } from '#src/domain/goods/adr.ts'
import { checkAdrLine } from '#src/domain/goods/adr-line-checks.ts'
import { ADR_CARRIAGES, adrLineText } from '#src/domain/goods/adr-line-text.ts'
import { parseAdrLines } from '#src/domain/goods/adr-lines.ts'
import { adrPoints, loadTunnelCode, needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import { adrSubstances } from '#src/domain/goods/adr-substances.ts'

const petrol = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
const litres = (quantity: number) => ({ ...petrol, quantity, unit: 'l' })

describe('a substance in one line', () => {
  test('is written as the ADR orders its particulars', () => {
    expect(adrLineText(litres(12.5))).toBe('UN 1203 BENZIN, 3, II, (D/E), 12,5 l')
    expect(adrLineText({ unNumber: '3480', class: '9' })).toBe('UN 3480, 9')
    expect(
      adrLineText({ ...litres(500), ...{ risks: '6.1', environmental: true, packages: 3, packaging: 'Fässer' } }),
    ).toBe('UN 1203 BENZIN, 3 (6.1), II, (D/E), UMWELTGEFÄHRDEND, 3 Fässer, 500 l')
    expect(adrLineText({ unNumber: '1263', limited: true, carriage: 'bulk' })).toBe('UN 1263, LQ, LOSE SCHÜTTUNG')
  })

  test('is read back as the same, whatever it says', async () => {
    const names = [...(await adrSubstances()).values()].map(({ unNumber, name }) => ({ unNumber, name }))
    const maybe = <Of extends object>(of: fc.Arbitrary<Of>) => fc.oneof(fc.constant({}), of)
    const flag = (key: string) => maybe(fc.constant({ [key]: true }))
    const choice = (key: string, values: readonly string[]) =>
      maybe(fc.constantFrom(...values).map((one) => ({ [key]: one })))
    const amount = fc.record({
      quantity: fc.integer({ min: 1, max: 9_999_999 }).map((one) => one / 100),
      unit: fc.constantFrom('kg', 'l'),
    })
    const packages = fc.record({
      packages: fc.integer({ min: 1, max: 99_999 }),
      packaging: fc.constantFrom('Fässer', 'IBC', 'Kisten (4G)', 'Feinstblechverpackungen', 'Säcke'),
    })
    const parts = fc.tuple(
      fc.constantFrom(...names),
      choice('class', [...ADR_CLASSES, ...EXPLOSIVE_CLASSES]),
      choice('risks', ['6.1', '3, 8', '5.1, 6.1']),
      choice('packingGroup', PACKING_GROUPS),
      choice('tunnelCode', TUNNEL_CODES),
      maybe(packages),
      maybe(amount),
      choice('carriage', ADR_CARRIAGES),
      ...['environmental', 'empty', 'limited', 'excepted'].map(flag),
    )
    fc.assert(
      fc.property(parts, (all) => {
        const line = Object.assign({}, ...all)
        expect(parseAdrLines(adrLineText(line))).toEqual([line])
      }),
    )
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
    ['0248, 1.2L, 1.2l', { unNumber: '0248', class: '1.2L', quantity: 1.2, unit: 'l' }],
    [
      'UN 1230 METHANOL, 3 (6.1), II, (D/E)',
      { unNumber: '1230', name: 'METHANOL', class: '3', risks: '6.1', packingGroup: 'II', tunnelCode: 'D/E' },
    ],
    [
      '1295 TRICHLORSILAN, 4.3(3+8), I',
      { unNumber: '1295', name: 'TRICHLORSILAN', class: '4.3', risks: '3, 8', packingGroup: 'I' },
    ],
    [
      '2032, 8 (5.1, 6.1), I, C/D',
      { unNumber: '2032', class: '8', risks: '5.1, 6.1', packingGroup: 'I', tunnelCode: 'C/D' },
    ],
    [
      'UN 0337 FEUERWERKSKÖRPER, 1.4s, (E)',
      { unNumber: '0337', name: 'FEUERWERKSKÖRPER', class: '1.4S', tunnelCode: 'E' },
    ],
    [
      '2265 N,N-DIMETHYLFORMAMID, 3, III',
      { unNumber: '2265', name: 'N,N-DIMETHYLFORMAMID', class: '3', packingGroup: 'III' },
    ],
    [
      'UN 1203 BENZIN, 3, II, (D/E), umweltgef., 10 Fässer, 2 t',
      { ...petrol, environmental: true, packages: 10, packaging: 'Fässer', quantity: 2000, unit: 'kg' },
    ],
    ['1203 BENZIN, 3, II, D/E, 4 x IBC, 4000 Liter', { ...litres(4000), packages: 4, packaging: 'IBC' }],
    ['1263 FARBE, LQ, 120 kg', { unNumber: '1263', name: 'FARBE', limited: true, quantity: 120, unit: 'kg' }],
    ['1263 FARBE, EQ', { unNumber: '1263', name: 'FARBE', excepted: true }],
    ['UN 1203 BENZIN, 3, II, (D/E), LEER, UNGEREINIGT', { ...petrol, empty: true }],
    ['UN 1203 BENZIN, 3, II, (D/E), TANK, 20.000 l', { ...litres(20000), carriage: 'tank' }],
    [
      '1350 SCHWEFEL, 4.1, III, lose Schüttung',
      { unNumber: '1350', name: 'SCHWEFEL', class: '4.1', packingGroup: 'III', carriage: 'bulk' },
    ],
    // Discarded packagings are named so; they are no empties of something else.
    [
      '3509 ALTVERPACKUNGEN, LEER, UNGEREINIGT, 9',
      { unNumber: '3509', name: 'ALTVERPACKUNGEN, LEER, UNGEREINIGT', class: '9' },
    ],
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

describe('what is said of a substance', () => {
  const whole = { ...petrol }
  test.each([
    ['all of it said', whole, []],
    ['a class with a group', { ...whole, class: '1.4S', packingGroup: undefined }, []],
    ['a division without a group', { ...whole, class: '1.4' }, ['class adrClass']],
    ['a division that has no such group', { ...whole, class: '1.6D' }, ['class adrClass']],
    ['batteries without a packing group', { ...whole, unNumber: '2794', class: '8', packingGroup: undefined }, []],
    [
      'acid without one',
      { ...whole, unNumber: '1789', class: '8', packingGroup: '' },
      ['packingGroup adrPackingGroupMissing'],
    ],
    ['a risk that is none', { ...whole, risks: '6.3' }, ['risks adrRisks']],
    ['half a package', { ...whole, packages: 0.5 }, ['packages adrPackages']],
    ['limited quantities with their number alone', { unNumber: '1263', name: 'FARBE', limited: true }, []],
    [
      'excepted ones with a wrong class',
      { unNumber: '1263', name: 'FARBE', excepted: true, class: '99' },
      ['class adrClass'],
    ],
  ])('%s', (_, line, issues) => {
    expect(checkAdrLine((field) => field, line).map(({ path, code }) => `${path} ${code}`)).toEqual(issues)
  })
})

describe('a load of dangerous goods', () => {
  test.each([
    ['packing group II counts three', [litres(333)], 999, false],
    ['and is over 1 000 points with one litre more', [litres(334)], 1002, true],
    ['group III counts one', [{ ...litres(1000), packingGroup: 'III' }], 1000, false],
    ['group I counts fifty', [{ ...litres(21), packingGroup: 'I' }], 1050, true],
    ['diesel is of category 3', [{ ...litres(1000), unNumber: '1202', packingGroup: 'III' }], 1000, false],
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
