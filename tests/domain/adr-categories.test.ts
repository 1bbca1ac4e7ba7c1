import { describe, expect, test } from 'vitest'
import { transportCategory } from '#src/domain/goods/adr-categories.ts'
import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { judgeAdr, limitedKg, loadTunnelCode, needsAdrVehicle, needsLimitedMark } from '#src/domain/goods/adr-points.ts'
import { adrSubstances, withSubstance } from '#src/domain/goods/adr-substances.ts'

const line = (unNumber: string, adrClass?: string, packingGroup?: string, more: Partial<AdrLine> = {}): AdrLine => ({
  ...{ unNumber, class: adrClass, packingGroup },
  ...more,
})
const kg = (one: AdrLine, quantity: number): AdrLine => ({ ...one, quantity, unit: 'kg' })
const petrol = line('1203', '3', 'II', { tunnelCode: 'D/E' })

describe('the transport category by the table of ADR 1.1.3.6.3', () => {
  test.each([
    // Category 0: what is named by number, self-heating goods of group I, explosives of groups A and L.
    ['white phosphorus', line('1381', '4.2', 'I'), 0],
    ['phosphorus pentasulphide, group II', line('1340', '4.3', 'II'), 0],
    ['molten phenol', line('2312', '6.1', 'II'), 0],
    ['PCB', line('2315', '9', 'II'), 0],
    ['water-reactive solid of group III', line('2813', '4.3', 'III'), 0],
    ['oxidising goods named by number', line('2426', '5.1'), 0],
    ['infectious goods', line('2814', '6.2'), 0],
    ['a type A package', line('2915', '7'), 0],
    ['maleic anhydride, molten', line('2215', '8', 'III', { name: 'MALEINSÄUREANHYDRID, GESCHMOLZEN' }), 0],
    ['explosives of group A', line('0074', '1.1A'), 0],
    ['explosives of group L', line('0248', '1.2L'), 0],
    // Category 1
    ['group I', line('1263', '3', 'I'), 1],
    ['toxic gas', line('1005', '2.3'), 1],
    ['calcium carbide, group I', line('1402', '4.3', 'I'), 1],
    ['organic peroxide type C', line('3103', '5.2'), 1],
    ['a self-reactive substance type C', line('3224', '4.1'), 1],
    ['explosives', line('0081', '1.1D'), 1],
    ['fireworks 1.3G', line('0335', '1.3G'), 1],
    ['corrosive aerosols', line('1950', '2.2', undefined, { risks: '8' }), 1],
    // Category 2
    ['group II', petrol, 2],
    ['toxic goods of group III', line('1593', '6.1', 'III'), 2],
    ['flammable gas', line('1965', '2.1'), 2],
    ['flammable aerosols', line('1950', '2.1'), 2],
    ['organic peroxide type F', line('3109', '5.2'), 2],
    ['lithium batteries', line('3480', '9'), 2],
    ['fireworks 1.4G', line('0336', '1.4G'), 2],
    ['clinical waste', line('3291', '6.2'), 2],
    // Category 3
    ['group III', line('1202', '3', 'III'), 3],
    ['gas that is neither', line('1066', '2.2'), 3],
    ['aerosols that are neither', line('1950', '2.2'), 3],
    ['wet batteries', line('2794', '8'), 3],
    ['maleic anhydride, solid', line('2215', '8', 'III', { name: 'MALEINSÄUREANHYDRID' }), 3],
    ['class 9, group III', line('3082', '9', 'III'), 3],
    // Category 4
    ['fireworks 1.4S', line('0337', '1.4S'), 4],
    ['safety matches', line('1944', '4.1', 'III'), 4],
    ['activated carbon', line('1362', '4.2', 'III'), 4],
    ['an excepted radioactive package', line('2910', '7'), 4],
    ['discarded packagings', line('3509', '9'), 4],
    ['dry ice', line('1845', '9'), 4],
  ] as const)('%s is of category %#', (_, one, category) => {
    expect(transportCategory(one)).toEqual({ category, assumed: false })
  })

  test.each([
    ['no class and no number of the table', line('9999'), 0],
    ['class 3 without a packing group', line('1263', '3'), 1],
    ['self-heating goods without a packing group', line('3088', '4.2'), 0],
    ['class 1 without a group', line('0333', '1'), 0],
    ['class 2 without a division', line('1950', '2'), 1],
    ['class 9 without a group', line('2211', '9'), 2],
    ['maleic anhydride without a name', line('2215', '8', 'III'), 0],
  ] as const)('%s is taken for the strictest it may be, and says so', (_, one, category) => {
    expect(transportCategory(one)).toEqual({ category, assumed: true })
    expect(judgeAdr([kg(one, 1)]).assumed).toEqual([one.unNumber])
  })

  test('is what table A says of every substance and packing group in it', async () => {
    for (const substance of (await adrSubstances()).values()) {
      const { unNumber, groups } = substance
      for (const { packingGroup, category } of groups) {
        if (category === undefined) continue
        expect([
          unNumber,
          packingGroup,
          transportCategory(withSubstance({ unNumber, packingGroup }, substance)),
        ]).toEqual([...[unNumber, packingGroup], { category, assumed: false }])
      }
    }
  })

  test('of empty packagings is 4, and stays 0 of what is of category 0', () => {
    expect(transportCategory({ ...petrol, empty: true }).category).toBe(4)
    expect(transportCategory(line('2312', '6.1', 'II', { empty: true })).category).toBe(0)
    expect(needsAdrVehicle([{ ...petrol, empty: true }])).toBe(false)
    expect(needsAdrVehicle([line('2312', '6.1', 'II', { empty: true })])).toBe(true)
  })
})

describe('the points of a load', () => {
  const free = (lines: AdrLine[]) => {
    const { points, noPoints, free: isFree } = judgeAdr(lines)
    return [points, noPoints, isFree]
  }
  test.each([
    ['category 1 counts 50: 20 kg are free', [kg(line('1263', '3', 'I'), 20)], [1000, undefined, true]],
    ['and 20.5 kg are not', [kg(line('1263', '3', 'I'), 20.5)], [1025, undefined, false]],
    ['ammonia counts 20: 50 kg are free', [kg(line('1005', '2.3'), 50)], [1000, undefined, true]],
    ['chlorine of 51 kg is not', [kg(line('1017', '2.3'), 51)], [1020, undefined, false]],
    ['blasting explosive type E counts 20', [kg(line('0241', '1.1D'), 50)], [1000, undefined, true]],
    ['black powder counts 50', [kg(line('0027', '1.1D'), 21)], [1050, undefined, false]],
    ['category 2 counts 3: 333 kg are free', [kg(petrol, 333)], [999, undefined, true]],
    // 333.3 would be 999.9 points, but of one category alone the table says 333.
    ['and 333.3 kg of it alone are not', [kg(petrol, 333.3)], [999.9, undefined, false]],
    ['toxic goods of group III are of category 2', [kg(line('1593', '6.1', 'III'), 334)], [1002, undefined, false]],
    ['category 3 counts 1', [kg(line('1202', '3', 'III'), 1000)], [1000, undefined, true]],
    ['category 4 counts nothing, however much', [kg(line('1944', '4.1', 'III'), 9000)], [0, undefined, true]],
    ['and need not be known how much', [line('0337', '1.4S')], [0, undefined, true]],
    ['of category 0 a gram is too much', [kg(line('2315', '9', 'II'), 0.001)], [undefined, 'never', false]],
    ['a mixed load adds up', [kg(petrol, 300), kg(line('1202', '3', 'III'), 100)], [1000, undefined, true]],
    ['and is too much with one more', [kg(petrol, 300), kg(line('1202', '3', 'III'), 101)], [1001, undefined, false]],
    ['a quantity that is not known proves nothing', [petrol], [undefined, 'quantity', false]],
    ['a tank is never free', [kg({ ...petrol, carriage: 'tank' }, 1)], [undefined, 'carriage', false]],
    ['nor is bulk', [kg({ ...line('1350', '4.1', 'III'), carriage: 'bulk' }, 1)], [undefined, 'carriage', false]],
    ['packages are', [kg({ ...petrol, carriage: 'packages' }, 1)], [3, undefined, true]],
    ['limited quantities do not count', [kg({ ...petrol, limited: true }, 900)], [0, undefined, true]],
    ['nor do excepted ones', [{ ...petrol, excepted: true }], [0, undefined, true]],
  ] as const)('%s', (_, lines, judged) => {
    expect(free([...lines])).toEqual(judged)
  })

  test('are told for each transport category, with how much there is of it', () => {
    const load = [
      { ...petrol, quantity: 200, unit: 'l' },
      kg(line('3480', '9'), 12.5),
      kg(line('1005', '2.3'), 2),
      kg({ ...petrol, limited: true }, 40),
    ]
    expect(judgeAdr(load).totals).toEqual([
      { category: 1, kg: 2, litres: 0, points: 40 },
      { category: 2, kg: 12.5, litres: 200, points: 637.5 },
    ])
    expect(judgeAdr([...load, petrol]).totals).toEqual([])
  })
})

describe('limited quantities', () => {
  const limited = (quantity?: number): AdrLine => ({ ...petrol, limited: true, quantity, unit: 'kg' })

  test('above 8 t gross mark the vehicle and close tunnels of category E', () => {
    expect([limitedKg([limited(5000), limited(3000)]), limitedKg([petrol]), limitedKg([limited()])]).toEqual([
      8000,
      0,
      undefined,
    ])
    expect([needsLimitedMark([limited(8000)]), loadTunnelCode([limited(8000)])]).toEqual([false, undefined])
    expect([needsLimitedMark([limited(8000), limited(1)]), loadTunnelCode([limited(8001)])]).toEqual([true, 'E'])
    expect(needsLimitedMark([limited()])).toBe(true)
    expect(needsLimitedMark([])).toBe(false)
  })

  test('beside goods with orange plates need no mark of their own, and their tunnel code does not count', () => {
    const load = [{ ...limited(9000), tunnelCode: 'B' }, kg(petrol, 500)]
    expect([needsLimitedMark(load), loadTunnelCode(load)]).toEqual([false, 'D/E'])
  })
})
