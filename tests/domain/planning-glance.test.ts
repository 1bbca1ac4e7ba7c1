import { expect, test } from 'vitest'
import type { Resource } from '#src/domain/planning/facts/board.ts'
import { insertionsInto } from '#src/domain/planning/offers/insertion.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { at, board, end, lone, order, site, truck } from './planning-world.ts'

const day = { date: '2026-11-27', from: '08:00', to: '18:00' }
const freight = order('A', end('20457', day), end('30159', day), { loadingMeters: 8 })
const inHamburg = (id: string) => truck(id, { standsAt: site('20457') })
const kowalski: Resource = { key: 'carrier:car-1', id: 'car-1', label: 'Kowalski Trans', blocks: [], papers: [] }

test('of a row one place is proposed: the one that breaks nothing, and none beside it that breaks something', () => {
  const row = inHamburg('EINS')
  const full = order('V', end('20457', day), end('30159', day), { status: 'ASSIGNED', loadingMeters: 10 })
  const on = board({ resources: [row], orders: [freight, full], tours: [lone('1', row, 'V')] })
  const wide = { ...freight, delivery: end('30159', { ...day, date: '2026-11-28' }) }
  const open = { ...wide, pickup: end('20457', { ...day, to: '23:00' }) }
  const { best } = bestPlaces({ orderIds: ['A'] }, { ...on, orders: new Map([...on.orders, ['A', open]]) }, 5)
  expect(best.map(({ violations }) => violations.map(({ code }) => code))).toEqual([[]])
})

test('what costs least at a glance is judged first: a subcontractor by what he asks for, a vehicle by its kilometres', () => {
  const first = (carrierPrice: number) => {
    const on = board({ resources: [inHamburg('EINS'), kowalski], orders: [{ ...freight, carrierPrice }] })
    return bestPlaces({ orderIds: ['A'] }, on, 1).best.map(({ placement }) => placement.resource)
  }
  // 192 km with an own vehicle are some 280 €.
  expect([first(100), first(900)]).toEqual([['carrier:car-1'], ['vehicle:EINS']])
})

test('a way that a vehicle has to drive empty anyway costs nothing more', () => {
  const [other, next] = [inHamburg('ANDERS'), inHamburg('DANACH')]
  const behind = order(
    'N',
    end('30159', { ...day, date: '2026-11-28' }),
    end('34117', { ...day, date: '2026-11-28' }),
    {
      status: 'ASSIGNED',
    },
  )
  const on = board({ resources: [other, next], orders: [freight, behind], tours: [lone('1', next, 'N')] })
  const { best } = bestPlaces({ orderIds: ['A'] }, on, 1)
  expect(best.map(({ placement }) => placement.resource)).toEqual(['vehicle:DANACH'])
})

test('a subcontractor drives several at once: his other tour is no reason to begin later', () => {
  const yesterday = { date: '2026-11-26', from: '04:00' }
  const soon = { ...day, to: '12:00' }
  const other = order('V', end('20457', yesterday), end('80331', soon), {
    ...{ status: 'IN_TRANSIT', transportStatus: 'IN_TRANSIT' },
  })
  const on = board({ resources: [kowalski], orders: [freight, other], tours: [lone('1', kowalski, 'V')] })
  const own = bestPlaces({ orderIds: ['A'] }, on, 5).best.find(({ placement }) => placement.tourId === undefined)
  expect(own?.placement.startAt).toBe(at('08:00'))
})

test('a tour that has one of several orders aboard is no place for them', () => {
  const row = inHamburg('EINS')
  const aboard = order('V', end('20457', day), end('30159', day), { status: 'ASSIGNED', loadingMeters: 2 })
  const on = board({ resources: [row], orders: [freight, aboard], tours: [lone('1', row, 'V')] })
  const { best } = bestPlaces({ orderIds: ['A', 'V'] }, on, 5)
  expect(best.filter(({ placement }) => placement.stops.length !== 4)).toEqual([])
  expect(best.filter(({ placement }) => placement.tourId === '1')).toEqual([])
})

test('a tour nobody knows has no place', () => {
  expect(insertionsInto({ orderIds: ['A'] }, 'none', board({ orders: [freight] }))).toEqual([])
})
