import { describe, expect, test } from 'vitest'
import { seededBackend } from '../seeded-backend.ts'

const { ask } = seededBackend()
const DISPO = 'dispo@nordkurs'
const dashboard = async (query: Record<string, string> = {}, who = DISPO) =>
  (await ask(who, 'statistics.dashboard', { query })).body

describe('The dates of the dashboard', () => {
  test('bound all of its figures and lists', async () => {
    const [all, none] = [await dashboard(), await dashboard({ dateFrom: '2024-01-01', dateTo: '2024-12-31' })]
    expect(all.totalLoads).toBeGreaterThan(0)
    expect(none).toMatchObject({
      ...{ totalLoads: 0, activeTransports: 0, totalRevenue: 0, completionRate: 100, averageDeliveryTime: '0 Tage' },
      ...{ recentLoads: [], activeTransportsList: [], topPartners: [], recentActivities: [] },
      performanceMetrics: { measured: 0, from: '2024-01-01', to: '2024-12-31' },
    })
    // Of nothing there is no share.
    expect(none.performanceMetrics.onTimeDeliveryRate).toBeUndefined()
    expect(none.performanceMetrics.avgCostPerKm).toBeUndefined()
    const week = { dateFrom: '2026-11-16', dateTo: '2026-11-22' }
    const loads = await ask(DISPO, 'loads.list', { query: { limit: 500 } })
    const inWeek = loads.body.data.filter(
      ({ pickupDate = '' }) => pickupDate >= week.dateFrom && pickupDate <= week.dateTo,
    )
    expect((await dashboard(week)).totalLoads).toBe(inWeek.length)
    const query = { limit: 500, deliveryFrom: week.dateFrom, deliveryTo: week.dateTo }
    const done = (await ask(DISPO, 'orders.list', { query: { ...query, status: 'DELIVERED,BILLED' } })).body.data
    const lost = (await ask(DISPO, 'orders.list', { query: { ...query, status: 'CANCELLED' } })).body.data
    const rate = Math.round((done.length * 1000) / (done.length + lost.length)) / 10
    expect((await dashboard(week)).completionRate).toBe(rate)
  })

  test('are days, the first no later than the last', async () => {
    const asked = async (query: Record<string, string>) => {
      const { status, refusal } = await ask(DISPO, 'statistics.dashboard', { query })
      return [status, ...(refusal['fieldErrors'] as { path: string }[]).map(({ path }) => path)]
    }
    expect(await asked({ dateFrom: 'quatsch' })).toEqual([422, 'dateFrom'])
    expect(await asked({ dateFrom: '2026-02-30' })).toEqual([422, 'dateFrom'])
    expect(await asked({ dateFrom: '2026-11-22', dateTo: '2026-11-21' })).toEqual([422, 'dateTo'])
  })
})

describe('The last activities', () => {
  test('name record, person and what was done, of every kind somebody may look at', async () => {
    const partners = await ask(DISPO, 'partners.list', { query: { limit: 1 } })
    const [partner] = partners.body.data
    await ask(DISPO, 'partners.update', { params: { id: partner?.id ?? '' }, body: { notes: 'Ruft vorher an' } })
    const [latest, ...others] = (await dashboard()).recentActivities
    expect(latest).toMatchObject({ kind: 'partner', recordId: partner?.id, recordName: partner?.name, code: 'updated' })
    expect(latest?.text).toMatch(/ geändert · /)
    expect(others.length).toBe(9)
    expect(others.every(({ actorName, recordName }) => actorName !== '' && recordName.startsWith('NK-'))).toBe(true)
    const seen = (await dashboard({}, 'finanzen@nordkurs')).recentActivities.map(({ kind }) => kind)
    expect((await dashboard({}, 'gast@nordkurs')).recentActivities.every(({ kind }) => kind === 'order')).toBe(true)
    expect(seen.length).toBe(10)
  })
})

describe('A completion rate below 90 %', () => {
  const alerts = async (who: string) => (await ask(who, 'alerts.list')).body.data
  const rule = (code: string) => async (who: string) => (await alerts(who)).find((alert) => alert.code === code)
  const low = rule('lowCompletionRate')

  test('is told to whoever works there, and leads to what he may open', async () => {
    const told = async (role: string) => (await low(`${role}@elbeoder`))?.actionUrl
    expect(await told('admin')).toBe('/analytics')
    expect(await told('dispo')).toBe('/reports')
    expect(await told('finanzen')).toBe('/reports')
    expect(await low('vertrieb@elbeoder')).toMatchObject({ type: 'error', values: { value: 86.7, threshold: 90 } })
    expect(await told('vertrieb')).toBeUndefined()
    expect(await low('gast@elbeoder')).toBeUndefined()
    expect(await low('admin@nordkurs')).toBeUndefined()
  })

  test('is told once it is there, and no longer than that', async () => {
    const admin = 'admin@mainspessart'
    expect(await low(admin)).toBeUndefined()
    const { body } = await ask(admin, 'orders.list', { query: { status: 'CREATED,CONFIRMED', limit: 4 } })
    const cancelled = []
    for (const { id } of body.data) {
      const input = { params: { id }, body: { status: 'CANCELLED', notes: 'Kunde hat storniert' } }
      cancelled.push({ id, ...(await ask(admin, 'orders.setStatus', input)).body })
    }
    expect(await low(admin)).toMatchObject({ values: { value: 87.8, threshold: 90 } })
    const [first] = cancelled
    await ask(admin, 'orders.undo', { params: { id: first?.id ?? '' }, body: { eventId: first?.eventId ?? '' } })
    const [second] = cancelled.slice(1)
    await ask(admin, 'orders.undo', { params: { id: second?.id ?? '' }, body: { eventId: second?.eventId ?? '' } })
    expect(await low(admin)).toBeUndefined()
  })

  test('stands beside the other two rules, each in the company it holds in', async () => {
    expect(await rule('highTransportActivity')('dispo@nordkurs')).toMatchObject({ actionUrl: '/transports' })
    expect(await rule('lowVehicleAvailability')('dispo@mainspessart')).toMatchObject({ actionUrl: '/vehicles' })
  })
})
