import { describe, expect, test } from 'vitest'
import { checkAdrLine } from '#src/domain/goods/adr-line-checks.ts'
import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { mixedLoading } from '#src/domain/goods/adr-mixed.ts'
import { judgeAdr, needsAdrVehicle } from '#src/domain/goods/adr-points.ts'

const line = (
  unNumber: string,
  adrClass: string,
  packingGroup: string | undefined,
  more: Partial<AdrLine>,
): AdrLine => ({
  ...{ unNumber, name: 'STOFF', class: adrClass, packingGroup, tunnelCode: 'E', quantity: 1500, unit: 'kg' },
  ...more,
})
const LQ = { limited: true }
const EQ = { excepted: true }

/** By columns 7a and 7b of table A, ADR 2025. */
describe('small quantities', () => {
  test.each<[string, AdrLine, string[]]>([
    ['paint of group II may be limited', line('1263', '3', 'II', LQ), []],
    ['paint of group I may be as well: half a litre', line('1263', '3', 'I', LQ), []],
    ['sulphuric acid of group II may be', line('2796', '8', 'II', LQ), []],
    ['nitric acid of group I may not', line('2031', '8', 'I', LQ), ['limited adrNeverLimited']],
    ['sodium, 4.3 of group I, may not', line('1428', '4.3', 'I', LQ), ['limited adrNeverLimited']],
    ['chlorine may not', line('1017', '2.3', undefined, LQ), ['limited adrNeverLimited']],
    ['fireworks may not', line('0336', '1.4G', undefined, LQ), ['limited adrNeverLimited']],
    ['cartridges of 1.4S may', line('0012', '1.4S', undefined, LQ), []],
    ['infectious goods may not', line('2814', '6.2', undefined, LQ), ['limited adrNeverLimited']],
    ['of a number alone nothing is said', line('1263', '', undefined, LQ), []],
    ['toxic goods of group I may be excepted', line('1556', '6.1', 'I', EQ), []],
    ['butane may not be excepted', line('1011', '2.1', undefined, EQ), ['excepted adrNeverExcepted']],
    ['cartridges may not be excepted', line('0012', '1.4S', undefined, EQ), ['excepted adrNeverExcepted']],
    ['organic peroxides may not be excepted', line('3105', '5.2', undefined, EQ), ['excepted adrNeverExcepted']],
    ['nitrogen may be excepted', line('1066', '2.2', undefined, EQ), []],
  ])('%s', (_name, substance, issues) => {
    const said = checkAdrLine((field) => field, substance).filter(({ code }) => code.startsWith('adrNever'))
    expect(said.map(({ path, code, severity }) => [`${path} ${code}`, severity])).toEqual(
      issues.map((issue) => [issue, 'warning']),
    )
  })

  test('that may be none count in full; those that may count nothing', () => {
    expect(judgeAdr([line('2031', '8', 'I', LQ)]).points).toBe(75_000)
    expect(needsAdrVehicle([line('2031', '8', 'I', LQ)])).toBe(true)
    expect(needsAdrVehicle([line('1263', '3', 'II', LQ)])).toBe(false)
    expect(needsAdrVehicle([line('1011', '2.1', undefined, EQ)])).toBe(true)
    // Beside petrol: as small quantities they would ride along.
    const petrol = line('1203', '3', 'II', {})
    expect(mixedLoading([line('0335', '1.3G', undefined, LQ), petrol])?.verdict).toBe('forbidden')
    expect(mixedLoading([line('0335', '1.3G', undefined, EQ), petrol])?.verdict).toBe('forbidden')
    expect(mixedLoading([line('0012', '1.4S', undefined, LQ), petrol])).toBeUndefined()
  })
})
