import { describe, expect, test } from 'vitest'
import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { mixedLoading } from '#src/domain/goods/adr-mixed.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { board, end, order, stops, truck } from './planning-world.ts'

const line = (unNumber: string, adrClass?: string, more: Partial<AdrLine> = {}): AdrLine => ({
  ...{ unNumber, class: adrClass },
  ...more,
})
const petrol = line('1203', '3')
const verdict = (...lines: AdrLine[]) => mixedLoading(lines)?.verdict

describe('what may be loaded together, by the labels of ADR 7.5.2', () => {
  test.each([
    ['petrol and acid', [petrol, line('1789', '8')], undefined],
    ['petrol and peroxide', [petrol, line('3105', '5.2')], undefined],
    ['fireworks 1.3G and petrol', [line('0335', '1.3G'), petrol], 'forbidden'],
    ['petrol and fireworks 1.4G, whichever comes first', [petrol, line('0336', '1.4G')], 'forbidden'],
    ['fireworks 1.4S and petrol', [line('0337', '1.4S'), petrol], undefined],
    [
      '1.4S and self-reactive goods with label 1',
      [line('0337', '1.4S'), line('3221', '4.1', { risks: '1' })],
      'forbidden',
    ],
    ['class 1 without a group and petrol', [line('0337', '1'), petrol], 'unknown'],
    ['division 1.4 without a group and petrol', [line('0337', '1.4'), petrol], 'unknown'],
    ['division 1.1 without a group and petrol', [line('0333', '1.1'), petrol], 'forbidden'],
    ['explosives and life-saving appliances', [line('0336', '1.4G'), line('2990', '9')], undefined],
    ['explosives and air bags', [line('0503', '1.4G'), line('3268', '9')], undefined],
    ['explosives and lithium batteries', [line('0336', '1.4G'), line('3480', '9')], 'forbidden'],
    ['blasting explosive and ammonium nitrate', [line('0082', '1.1D'), line('1942', '5.1')], undefined],
    ['fireworks and ammonium nitrate', [line('0335', '1.3G'), line('1942', '5.1')], 'forbidden'],
    ['label 1 beside others of 4.1', [line('3221', '4.1', { risks: '1' }), line('1325', '4.1')], 'forbidden'],
    ['label 1 beside its like', [line('3221', '4.1', { risks: '1' }), line('3222', '4.1', { risks: '1' })], undefined],
    ['peroxide with label 1 beside peroxide', [line('3101', '5.2', { risks: '1' }), line('3105', '5.2')], undefined],
    ['peroxide with label 1 beside petrol', [line('3101', '5.2', { risks: '1' }), petrol], 'forbidden'],
    ['groups C and G', [line('0161', '1.3C'), line('0335', '1.3G')], undefined],
    ['groups D and F', [line('0027', '1.1D'), line('0005', '1.1F')], 'forbidden'],
    ['groups B and D, which need a partition', [line('0029', '1.1B'), line('0027', '1.1D')], 'unknown'],
    ['groups G and S', [line('0335', '1.3G'), line('0337', '1.4S')], undefined],
    ['groups A and S', [line('0074', '1.1A'), line('0337', '1.4S')], 'forbidden'],
    ['two of group L', [line('0248', '1.2L'), line('0249', '1.3L')], 'unknown'],
    ['no class beside petrol', [line('9999'), petrol], 'unknown'],
    ['no class beside explosives', [line('9999'), line('0335', '1.3G')], 'unknown'],
    [
      'limited quantities of paint and fireworks 1.3G',
      [line('1263', '3', { limited: true }), line('0335', '1.3G')],
      'forbidden',
    ],
    ['limited quantities and fireworks 1.4G', [line('1263', '3', { limited: true }), line('0336', '1.4G')], undefined],
    [
      'limited quantities and powder 1.3C of UN 0161',
      [line('1263', '3', { limited: true }), line('0161', '1.3C')],
      undefined,
    ],
    ['limited quantities of no class beside petrol', [line('9999', undefined, { limited: true }), petrol], undefined],
    ['excepted quantities and explosives', [line('1263', '3', { excepted: true }), line('0335', '1.3G')], undefined],
    ['one alone', [line('0335', '1.3G')], undefined],
  ] as const)('%s', (_, lines, expected) => {
    expect([verdict(...lines), verdict(...lines.toReversed())]).toEqual([expected, expected])
  })

  test('what is forbidden is said before what is not known, and which two', () => {
    const [unknown, fireworks] = [line('9999'), line('0335', '1.3G')]
    expect(mixedLoading([unknown, petrol, fireworks])).toEqual({ one: petrol, other: fireworks, verdict: 'forbidden' })
  })
})

describe('a plan', () => {
  const goods = (id: string, dangerous: AdrLine) =>
    order(id, end('20457'), end('30159'), { loadingMeters: 1, weightKg: 500, dangerousGoods: [dangerous] })
  const fireworks = goods('A', { unNumber: '0336', name: 'FEUERWERKSKÖRPER', class: '1.4G', quantity: 5, unit: 'kg' })
  const fuel = goods('B', { ...petrol, name: 'BENZIN', packingGroup: 'II', quantity: 5, unit: 'l' })
  const odd = goods('C', { unNumber: '9999', quantity: 1, unit: 'kg' })
  const said = (row: string) => {
    const world = board({ resources: [truck('HH-NK 1')], orders: [fireworks, fuel, odd], tours: [] })
    const { violations, hints } = judge({ resource: 'vehicle:HH-NK 1', tourId: undefined, stops: stops(row) }, world)
    return [...violations, ...hints]
      .filter(({ code }) => code.startsWith('reason.plan.mixed'))
      .map(({ code, severity, values }) => `${severity} ${code} ${values['one']} + ${values['other']}`)
  }

  test('is blocked where two orders stand together on a leg, however few they are, and not where one is gone before', () => {
    expect(said('+A +B -A -B')).toEqual(['block reason.plan.mixedLoading UN 0336 FEUERWERKSKÖRPER + UN 1203 BENZIN'])
    expect(said('+A -A +B -B')).toEqual([])
  })

  test('is warned of where it is not known', () => {
    expect(said('+B +C -B -C')).toEqual(['warn reason.plan.mixedLoadingUnknown UN 1203 BENZIN + UN 9999'])
  })
})
