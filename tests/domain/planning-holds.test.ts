import { expect, test } from 'vitest'
import { assignmentConflicts } from '#src/domain/assignment/assignment.ts'
import type { Board, Resource } from '#src/domain/planning/facts/board.ts'
import { holdsOf } from '#src/domain/planning/facts/holds.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { at, board, end, order, stops, truck } from './planning-world.ts'

const away = (from: string, to: string) => ({ id: from, from, to, kind: 'holiday' as const })
const held = truck('H-CD 1567', {
  blocks: [{ kind: 'workshop', reason: 'Bremsen', from: '2026-11-26', to: '2026-11-27' }],
  driver: { id: 'drv-1', name: 'Sören Groß', absences: [away('2026-12-05', '2026-12-20')] },
})
const freight = order(
  'A',
  end('30159', { date: '2026-11-27', from: '07:00', to: '11:00' }),
  end('34117', { date: '2026-11-27', from: '12:00', to: '17:00' }),
)
const tried = (resource: Resource, more: Partial<typeof freight> = {}) => {
  const world = board({ resources: [resource], orders: [{ ...freight, ...more }] })
  const { violations, hints } = judge({ resource: resource.key, stops: stops('+A -A'), startAt: at('07:00') }, world)
  return [...violations, ...hints].map(({ code, severity, values }) => [severity, code, values['date'] ?? ''].join(' '))
}

test('a block and a holiday take their days of the row, from midnight to midnight, as far as the board goes', () => {
  expect(holdsOf(held, { from: '2026-11-23', to: '2026-12-06' })).toEqual([
    { kind: 'workshop', from: at('00:00', '2026-11-26'), to: at('00:00', '2026-11-28'), until: '2026-11-27' },
    { kind: 'holiday', from: at('00:00', '2026-12-05'), to: at('00:00', '2026-12-07'), until: '2026-12-20' },
  ])
  const gone = truck('Alt', { outOfServiceSince: '2026-11-01' })
  expect(holdsOf(gone, { from: '2026-11-26', to: '2026-11-26' })).toEqual([
    { kind: 'outOfService', from: at('00:00', '2026-11-26'), to: at('00:00', '2026-11-27'), until: undefined },
  ])
})

test('a row says when it is not driven, and which papers have ended', () => {
  const lapsed = truck('HB-TP 3008', { papers: [{ kind: 'liability', validUntil: '2026-11-20' }] })
  const fine = truck('HB-TP 1', { papers: [{ kind: 'liability', validUntil: '2026-11-26' }] })
  const rows = rowsOf(board({ resources: [held, lapsed, fine] })).slice(1)
  expect(rows.map(({ holds }) => holds.map(({ kind }) => kind))).toEqual([['workshop', 'holiday'], [], []])
  expect(rows.map((row) => row.lapsed.map(({ code }) => code))).toEqual([[], ['reason.vehicle.liabilityExpired'], []])
})

test('a row is the same as before where nothing has changed, and another one for other days and on another day', () => {
  const row = (more: Partial<Board> = {}) => rowsOf({ ...world, ...more })[1]
  const liability = { kind: 'liability', validUntil: '2026-11-26' } as const
  const world = board({ resources: [{ ...held, papers: [liability] }] })
  const first = row()
  expect([row() === first, first?.holds.length, first?.lapsed.length]).toEqual([true, 2, 0])
  expect(row({ to: '2026-12-20' })?.holds.at(-1)?.to).toBe(at('00:00', '2026-12-21'))
  row()
  expect(row({ from: '2026-11-28' })?.holds.map(({ kind }) => kind)).toEqual(['holiday'])
  row()
  expect(row({ now: at('07:00', '2026-11-27') })?.lapsed.map(({ code }) => code)).toEqual([
    'reason.vehicle.liabilityExpired',
  ])
})

test('papers without which nobody may drive stand in the way when they have ended', () => {
  const papers = (kind: 'inspection' | 'safetyCheck' | 'liability' | 'euLicence' | 'tachograph', until: string) =>
    tried(truck('T', { papers: [{ kind, validUntil: until }] }))
  expect(papers('inspection', '2026-11-26')).toEqual(['block reason.vehicle.inspectionExpired 2026-11-26'])
  expect(papers('safetyCheck', '2026-11-26')).toEqual(['block reason.vehicle.safetyCheckExpired 2026-11-26'])
  expect(papers('liability', '2026-11-26')).toEqual(['block reason.vehicle.liabilityExpired 2026-11-26'])
  expect(papers('euLicence', '2026-11-26')).toEqual(['block reason.vehicle.euLicenceExpired 2026-11-26'])
  expect(papers('tachograph', '2026-11-26')).toEqual(['block reason.vehicle.tachographExpired 2026-11-26'])
  expect(papers('inspection', '2026-11-27')).toEqual([])
})

test('ADR equipment and ATP certificate stand in the way of what asks for them; else it is warned', () => {
  const old = (kind: 'adrEquipment' | 'atp') => truck('T', { papers: [{ kind, validUntil: '2026-11-20' }] })
  const dangerousGoods = [{ unNumber: '1203', class: '3', packingGroup: 'II', quantity: 900, unit: 'l' as const }]
  expect(tried(old('adrEquipment'))).toEqual(['warn reason.vehicle.adrEquipmentExpired 2026-11-20'])
  expect(tried(old('adrEquipment'), { dangerousGoods })).toEqual([
    'block reason.vehicle.adrEquipmentExpired 2026-11-20',
  ])
  expect(tried(old('atp'))).toEqual(['warn reason.vehicle.atpExpired 2026-11-20'])
  expect(tried(old('atp'), { cooled: true })).toEqual(['block reason.vehicle.atpExpired 2026-11-20'])
})

test('what a subcontractor lacks stands in the way on the days he drives: he is blocked, or his papers have ended', () => {
  const fine = { checkedAt: '2026-11-01', euLicenceUntil: '2027-11-01', insuranceUntil: '2027-11-01' }
  const kowalski = (more: Partial<Resource['carrier']>) =>
    tried({
      key: 'carrier:car-1',
      id: 'car-1',
      label: 'Kowalski',
      blocks: [],
      papers: [],
      carrier: { ...fine, ...more },
    })
  expect(kowalski({})).toEqual([])
  expect(kowalski({ blocked: true })).toEqual(['block reason.carrierBlocked '])
  expect(kowalski({ insuranceUntil: '2026-11-26' })).toEqual(['block reason.insuranceExpired 2026-11-26'])
  expect(kowalski({ euLicenceUntil: '2026-11-26' })).toEqual(['block reason.licenceExpired 2026-11-26'])
})

test('how soon papers of a subcontractor end, and how old their check is, is told from today, as the choosers tell it', () => {
  const carrier = { euLicenceUntil: '2027-11-01', insuranceUntil: '2027-01-02', checkedAt: '2025-12-01' }
  const kowalski: Resource = { key: 'carrier:car-1', id: 'car-1', label: 'Kowalski', blocks: [], papers: [], carrier }
  const nextWeek = { date: '2026-12-04', from: '07:00', to: '17:00' }
  const later = order('A', end('30159', nextWeek), end('34117', nextWeek))
  const world = board({ resources: [kowalski], orders: [later] })
  const placement = { resource: kowalski.key, stops: stops('+A -A', '2026-12-04'), startAt: at('07:00', '2026-12-04') }
  const { violations, hints } = judge(placement, world)
  const ofPapers = [...violations, ...hints].filter(({ code }) => /insurance|licence|compliance/.test(code))
  const choosers = assignmentConflicts({ cargo: {}, carrier, today: '2026-11-26', until: '2026-12-04' })
  expect([ofPapers, choosers]).toEqual([[], []])
  expect(assignmentConflicts({ cargo: {}, carrier, today: '2026-12-04' })).toHaveLength(2)
})
