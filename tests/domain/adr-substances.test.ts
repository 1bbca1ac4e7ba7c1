import { expect, test } from 'vitest'
import { isAdrClass, isPackingGroup, isTunnelCode, riskLabels } from '#src/domain/goods/adr.ts'
import { checkAdrLine } from '#src/domain/goods/adr-line-checks.ts'
import { adrSubstances, withoutSubstance, withSubstance } from '#src/domain/goods/adr-substances.ts'

const table = await adrSubstances()
const known = (unNumber: string) => table.get(unNumber)

const AMOUNTS = ['0', '25 ml', '100 ml', '120 ml', '125 ml', '500 ml', '1 l', '5 l', '500 g', '1 kg', '2 kg', '5 kg']
const CODES = ['E0', 'E1', 'E2', 'E3', 'E4', 'E5']
const isOneOf = (all: readonly string[], one: string | undefined) => one === undefined || all.includes(one)

test('every row of the table has a number, a name, a class, and groups and codes there are', () => {
  expect(table.size).toBe(400)
  const wrong = [...table.values()].flatMap(({ unNumber, name, class: adrClass, risks, groups }) => {
    const isWhole = /^\d{4}$/.test(unNumber) && name !== '' && isAdrClass(adrClass)
    const hasRisks = risks === '?' || riskLabels(risks) !== undefined
    const wrongGroups = groups.filter(
      ({ packingGroup, tunnelCode, category = 0, limited, excepted }) =>
        // Amounts an inner packaging may hold are those of 3.4 and table A, codes those of 3.5.1.2.
        !isOneOf(AMOUNTS, limited) ||
        !isOneOf(CODES, excepted) ||
        (packingGroup !== undefined && !isPackingGroup(packingGroup)) ||
        !isTunnelCode(tunnelCode ?? '') ||
        category < 0 ||
        category > 4,
    )
    return isWhole && hasRisks && wrongGroups.length === 0 ? [] : [{ unNumber, name, adrClass, risks, wrongGroups }]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['1203', 'BENZIN', '3', 'II', 'D/E', undefined],
  ['1202', 'DIESELKRAFTSTOFF', '3', 'III', 'D/E', undefined],
  ['1005', 'AMMONIAK, WASSERFREI', '2.3', undefined, 'C/D', '8'],
  ['3480', 'LITHIUM-IONEN-BATTERIEN', '9', undefined, 'E', undefined],
  ['1230', 'METHANOL', '3', 'II', 'D/E', '6.1'],
  ['1017', 'CHLOR', '2.3', undefined, 'C/D', '5.1, 8'],
  ['0337', 'FEUERWERKSKÖRPER', '1.4S', undefined, 'E', undefined],
])('UN %s is %s, class %s, group %s, (%s), risks %s', (unNumber, name, adrClass, packingGroup, tunnelCode, risks) => {
  expect(withSubstance({ unNumber }, known(unNumber))).toEqual({
    ...{ unNumber, name, class: adrClass, tunnelCode },
    ...(packingGroup !== undefined && { packingGroup }),
    ...(risks !== undefined && { risks }),
  })
})

test.each([
  ['1230', 'II', '1 l', 'E2'],
  ['1263', 'II', '5 l', 'E2'],
  ['1263', 'I', '500 ml', 'E3'],
  ['1813', 'II', '1 kg', 'E2'],
  ['1593', 'III', '5 l', 'E1'],
  ['2811', 'II', '500 g', 'E4'],
  ['1689', 'I', '0', 'E5'],
  ['1066', undefined, '120 ml', 'E1'],
  ['1072', undefined, '0', 'E0'],
  ['1950', undefined, '1 l', 'E0'],
  ['3480', undefined, '0', 'E0'],
  ['0012', undefined, '5 kg', 'E0'],
  ['3166', undefined, undefined, undefined],
])('UN %s of group %s is a limited quantity up to %s, an excepted one by %s', (unNumber, group, limited, excepted) => {
  expect(known(unNumber)?.groups.find(({ packingGroup }) => packingGroup === group)).toMatchObject({
    limited,
    excepted,
  })
})

test('risks that differ by what a person has to choose are not filled in, nor those of another class', () => {
  expect(withSubstance({ unNumber: '2031' }, known('2031'))).toEqual({
    unNumber: '2031',
    name: 'SALPETERSÄURE',
    class: '8',
  })
  expect(withSubstance({ unNumber: '1230', class: '9' }, known('1230'))).not.toHaveProperty('risks')
  expect(withSubstance({ unNumber: '1230', class: '3' }, known('1230'))).toHaveProperty('risks', '6.1')
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
  const methanol = withSubstance({ unNumber: '1230' }, known('1230'))
  expect(withoutSubstance(methanol, known('1230'))).toMatchObject({ class: undefined, risks: undefined })
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

test('tunnel codes, limited and excepted quantities fit class and packing group, as the ADR gives them', () => {
  for (const { unNumber, class: adrClass, groups } of table.values()) {
    for (const { packingGroup, tunnelCode = '', limited, excepted } of groups) {
      const row = [unNumber, packingGroup, tunnelCode, limited, excepted]
      // What may not be limited may not be excepted either, but for group I (E3, E5) and self-heating goods (E1, E2).
      if (adrClass === '2.3' || adrClass === '2.1')
        expect(row.slice(2)).toEqual([tunnelCode, limited === '0' ? '0' : '1 l', 'E0'])
      if (adrClass.startsWith('1.4') || adrClass === '7') expect(row).toEqual([unNumber, undefined, 'E', limited, 'E0'])
      if (/^1\.[125]/.test(adrClass)) expect(row).toEqual([unNumber, undefined, 'B1000C', '0', 'E0'])
      if (adrClass === '3' && packingGroup !== undefined && unNumber !== '3269') {
        expect(row).toEqual([
          unNumber,
          packingGroup,
          expect.stringMatching(/^[CD]\/E$/),
          limited,
          expect.stringMatching(/^E[0-3]$/),
        ])
      }
      if (adrClass === '6.1' && excepted !== 'E0') {
        const code = { I: 'E5', II: 'E4', III: 'E1' }[packingGroup ?? '']
        expect(row).toEqual([unNumber, packingGroup, tunnelCode, limited, code])
      }
      if (packingGroup === 'I')
        expect(row).toEqual([unNumber, 'I', tunnelCode, expect.stringMatching(/^0$|^500 ml$/), excepted])
    }
  }
})
