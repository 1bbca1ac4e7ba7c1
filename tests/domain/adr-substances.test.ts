import { expect, test } from 'vitest'
import { isAdrClass, isPackingGroup, isTunnelCode } from '#src/domain/goods/adr.ts'
import { checkAdrLine } from '#src/domain/goods/adr-lines.ts'
import { adrSubstances, withoutSubstance, withSubstance } from '#src/domain/goods/adr-substances.ts'

const table = await adrSubstances()
const known = (unNumber: string) => table.get(unNumber)

test('every row of the table has a number, a name, a class, and groups and codes there are', () => {
  expect(table.size).toBeGreaterThan(150)
  for (const { unNumber, name, class: adrClass, groups } of table.values()) {
    expect([unNumber, /^\d{4}$/.test(unNumber), name !== '', isAdrClass(adrClass)]).toEqual([
      unNumber,
      true,
      true,
      true,
    ])
    for (const { packingGroup, tunnelCode, category } of groups) {
      const isGroup = packingGroup === undefined ? true : isPackingGroup(packingGroup)
      expect([unNumber, isGroup, isTunnelCode(tunnelCode ?? ''), category ?? 0]).toEqual([
        unNumber,
        true,
        true,
        expect.toSatisfy((one: number) => one >= 0 && one <= 4),
      ])
    }
  }
})

test.each([
  ['1203', 'BENZIN', '3', 'II', 'D/E'],
  ['1202', 'DIESELKRAFTSTOFF', '3', 'III', 'D/E'],
  ['1005', 'AMMONIAK, WASSERFREI', '2.3', undefined, 'C/D'],
  ['3480', 'LITHIUM-IONEN-BATTERIEN', '9', undefined, 'E'],
  ['1230', 'METHANOL', '3', 'II', 'D/E'],
])('UN %s is %s, class %s, group %s, (%s)', (unNumber, name, adrClass, packingGroup, tunnelCode) => {
  expect(withSubstance({ unNumber }, known(unNumber))).toEqual({
    ...{ unNumber, name, class: adrClass, tunnelCode },
    ...(packingGroup !== undefined && { packingGroup }),
  })
})

test('where a number has several packing groups a person chooses; what is typed stays', () => {
  expect(withSubstance({ unNumber: '1263' }, known('1263'))).toEqual({ unNumber: '1263', name: 'FARBE', class: '3' })
  expect(withSubstance({ unNumber: '1789', packingGroup: 'III', name: 'SALZSÄURE' }, known('1789'))).toEqual({
    ...{ unNumber: '1789', packingGroup: 'III', name: 'SALZSÄURE', class: '8', tunnelCode: 'E' },
  })
  expect(withSubstance({ unNumber: '9999' }, known('9999'))).toEqual({ unNumber: '9999' })
})

test('another number takes away what the one before had filled in, and nothing a person typed', () => {
  const petrol = withSubstance({ unNumber: '1203', quantity: 500 }, known('1203'))
  expect(withoutSubstance(petrol, known('1203'))).toMatchObject({ unNumber: '1203', quantity: 500, name: undefined })
  const own = { ...petrol, name: 'BENZIN E10' }
  expect(withoutSubstance(own, known('1203'))).toMatchObject({ name: 'BENZIN E10', class: undefined })
})

test('all the table fills in passes the check of a line; a name that is missing is warned of', () => {
  for (const substance of table.values()) {
    const [group] = substance.groups
    const line = withSubstance({ unNumber: substance.unNumber, packingGroup: group?.packingGroup }, substance)
    const issues = checkAdrLine((field) => field, line).map(({ path }) => path)
    expect([substance.unNumber, issues]).toEqual([substance.unNumber, []])
  }
  const nameless = { unNumber: '1203', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
  const [missing] = checkAdrLine((field) => field, nameless)
  expect([missing?.path, missing?.code, missing?.severity]).toEqual(['name', 'adrName', 'warning'])
})
