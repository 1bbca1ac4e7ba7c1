import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Call } from '#src/contract/index.ts'
import { createFormat } from '#src/i18n/format.ts'
import { explain } from '#src/i18n/issue-text.ts'
import { objectionShort } from '#src/entities/planning/offers/offer-text.ts'
import { carrierOffers } from '#src/entities/planning/offers/carrier-offers.ts'
import { t } from '#tests/commands/support.ts'
import { NOW, seededBackend } from '#tests/mock-server/seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const CARRIER = 'car-003'
const FEW = { unNumber: '1263', name: 'FARBE', class: '3', packingGroup: 'III', tunnelCode: 'D/E', quantity: 20 }
const MANY = { ...FEW, quantity: 4000 }
const goods = { description: 'Maschinenteile', weightKg: 2000, loadingMeters: 4, quantity: 4 }
const pickup = { postalCode: '20457', city: 'Hamburg', country: 'Deutschland', date: '2026-11-24' }
const delivery = { postalCode: '80331', city: 'München', country: 'Deutschland', date: '2026-11-26' }

// One day for both: the backend has a clock of its own.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterAll(() => void vi.useRealTimers())

/** He has said nothing of what he can do. */
const UNSAID = {
  ...{ adr: undefined, tailLift: undefined, palletExchange: undefined },
  ...{ temperatureMin: undefined, temperatureMax: undefined },
}

/** A world with one carrier of these vehicles, who has carried dangerous goods for us or has not. */
async function worldOf(vehicleTypes: string[], hasCarried: boolean) {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  for (const { id } of await store.all('partners', { kind: 'carrier' }))
    if (id !== CARRIER) await store.remove('partners', id)
  await store.patch('partners', CARRIER, {
    ...{ vehicleTypes, blocked: false, euLicenceUntil: '2029-01-01', insuranceUntil: '2029-01-01' },
    complianceCheckedAt: '2026-11-01',
    ...UNSAID,
  })
  const [one] = await store.all('orders', { status: 'BILLED' })
  for (const { id } of await store.all('orders', { carrierId: CARRIER })) {
    await store.patch('orders', id, { dangerousGoods: undefined })
  }
  if (hasCarried) await store.patch('orders', one?.id ?? '', { carrierId: CARRIER, dangerousGoods: [MANY] })
  return backend
}

type World = Awaited<ReturnType<typeof worldOf>>

/** Him, as the search of the wizard finds him. */
async function found(backend: World, cargo: CargoDraft) {
  const { body } = await backend.ask(DISPO, 'wizard.start', {})
  const params = { sessionId: body.sessionId }
  await backend.ask(DISPO, 'wizard.setCustomer', { params, body: { customerId: 'cus-002' } })
  await backend.ask(DISPO, 'wizard.setCargo', { params, body: cargo })
  await backend.ask(DISPO, 'wizard.setPickup', { params, body: pickup })
  await backend.ask(DISPO, 'wizard.setDelivery', { params, body: delivery })
  const { body: search } = await backend.ask(DISPO, 'wizard.findCarriers', { params, body: { searchRadius: 1000 } })
  const match = search.matches.find(({ carrierId }) => carrierId === CARRIER)
  expect(match).toBeDefined()
  return match
}

/** What the search of the wizard says against him. */
async function inSearch(backend: World, cargo: CargoDraft): Promise<string[]> {
  const match = await found(backend, cargo)
  return (match?.blockers ?? []).map((said) => explain('match.', said, t, createFormat('de', Date.now)))
}

/** Him, as the chooser offers him. */
async function offered(backend: World, cargo: CargoDraft) {
  const call = (async (name: 'partners.list', { query }: { query: Record<string, string | number> }) =>
    (await backend.ask(DISPO, name, { query })).body) as Call
  const services = { call, queryClient: new QueryClient() } as CommandContext['services']
  const loading = { ...pickup, cargo, delivered: delivery.date, vehicleType: cargo.vehicleType }
  const [offer, ...others] = await carrierOffers({ services } as CommandContext, [loading])
  expect(others).toEqual([])
  return offer
}

/** What the chooser says against him. */
async function inChooser(backend: World, cargo: CargoDraft): Promise<string[]> {
  const objections = (await offered(backend, cargo))?.objections ?? []
  return objections.filter(({ severity }) => severity === 'block').map((one) => objectionShort(one, t))
}

/** What each of the two doors says of his papers, by the name of what is said and whether it stands in the way. */
async function papersSaid(backend: World): Promise<[search: string[], chooser: string[]]> {
  const match = await found(backend, goods)
  const ofSearch = [...(match?.blockers ?? []), ...(match?.warnings ?? [])].map(({ code }) => code)
  const ofChooser = (await offered(backend, goods))?.objections.map(({ severity, code }) => `${severity} ${code}`)
  return [ofSearch, ofChooser ?? []]
}

describe('the search of a new order and the chooser say the same against a carrier', () => {
  test.each<[what: string, vehicles: string[], hasCarried: boolean, cargo: CargoDraft, against: string[]]>([
    ['what fits', ['TAUTLINER'], false, {}, []],
    ['room', ['SOLO_7_5'], false, { loadingMeters: 13.6 }, ['13,6 LDM benötigt, 6,0 vorhanden']],
    ['payload', ['SOLO_12'], false, { weightKg: 9000 }, ['9.000 kg benötigt, 5.500 kg Nutzlast']],
    [
      'the roomier of two that are too small',
      ['SPRINTER', 'SOLO_12'],
      false,
      { loadingMeters: 10, weightKg: 500 },
      ['10,0 LDM benötigt, 7,2 vorhanden'],
    ],
    ['the one of two that fits', ['SPRINTER', 'TAUTLINER'], false, { loadingMeters: 10 }, []],
    ['cooling', ['TAUTLINER'], false, { temperature: { min: 2, max: 6 } }, ['Keine Kühlung']],
    ['cooling of one of his', ['TAUTLINER', 'REEFER'], false, { temperature: { min: 2, max: 6 } }, []],
    ['a tail lift he has not said to have', ['TAUTLINER'], false, { tailLift: true }, []],
    ['dangerous goods he has not said to carry', ['TAUTLINER'], false, { adr: MANY }, []],
    ['dangerous goods, which he has carried', ['TAUTLINER'], true, { adr: MANY }, []],
    ['few dangerous goods', ['TAUTLINER'], false, { adr: FEW }, []],
    ['no vehicles known', [], false, { temperature: { max: 6 } }, []],
  ])('%s', async (_what, vehicles, hasCarried, cargo, against) => {
    const backend = await worldOf(vehicles, hasCarried)
    const asked = { ...goods, ...cargo }
    expect([await inSearch(backend, asked), await inChooser(backend, asked)]).toEqual([against, against])
  })

  test.each<[what: string, said: object, cargo: CargoDraft, search: string[], chooser: string[]]>([
    ['no tail lift', { tailLift: false }, { tailLift: true }, ['blocker.tailLift'], ['block match.blocker.tailLift']],
    [
      'nothing of a tail lift',
      { tailLift: undefined },
      { tailLift: true },
      ['warning.tailLiftUnknown'],
      ['warn match.warning.tailLiftUnknown'],
    ],
    ['a tail lift', { tailLift: true }, { tailLift: true }, [], []],
    ['no dangerous goods', { adr: false }, { adr: MANY }, ['blocker.adr'], ['block match.blocker.adr']],
    [
      'nothing of dangerous goods',
      { adr: undefined },
      { adr: MANY },
      ['warning.adrUnknown'],
      ['warn match.warning.adrUnknown'],
    ],
    [
      'another range of temperatures',
      { vehicleTypes: ['REEFER'], temperatureMin: 0, temperatureMax: 20 },
      { temperature: { min: -20, max: -18 } },
      ['blocker.temperature'],
      ['block match.blocker.temperature'],
    ],
    [
      'no exchange of pallets',
      { palletExchange: false },
      { palletExchange: true },
      ['blocker.palletExchange'],
      ['block match.blocker.palletExchange'],
    ],
  ])('what he says he can do: %s', async (_what, saying, cargo, search, chooser) => {
    const backend = await worldOf(['TAUTLINER'], false)
    await backend.server.store('nordkurs').patch('partners', CARRIER, saying)
    const asked = { ...goods, ...cargo }
    const match = await found(backend, asked)
    const all = [...(match?.blockers ?? []), ...(match?.warnings ?? [])].map(({ code }) => code)
    expect(all.filter((code) => !/outsideRadius|[mM]argin|Vehicle$/.test(code))).toEqual(search)
    const objections = (await offered(backend, asked))?.objections ?? []
    expect(
      objections.map(({ severity, code }) => `${severity} ${code}`).filter((one) => !one.endsWith('Vehicle')),
    ).toEqual(chooser)
  })

  test.each<[place: string, own: object]>([
    ['another town', { postalCode: '01067', city: 'Dresden', country: 'Deutschland' }],
    ['the town where is loaded', { postalCode: '20457', city: 'Hamburg', country: 'Deutschland' }],
    ['another country', { postalCode: '60-001', city: 'Poznań', country: 'Polen' }],
  ])('as many kilometres to the loading place: from %s', async (_place, own) => {
    const backend = await worldOf(['TAUTLINER'], false)
    await backend.server.store('nordkurs').patch('partners', CARRIER, own)
    const km = (await offered(backend, goods))?.km
    expect(km).toBeGreaterThan(0)
    expect((await found(backend, goods))?.distanceKm).toBe(km)
  })

  test.each<[what: string, papers: object, search: string[], chooser: string[]]>([
    ['papers that hold', {}, [], []],
    [
      'an EU licence that has expired',
      { euLicenceUntil: '2026-11-01' },
      ['blocker.licenceExpired'],
      ['block reason.licenceExpired'],
    ],
    [
      'an EU licence that expires before the delivery',
      { euLicenceUntil: '2026-11-25' },
      ['blocker.licenceExpired'],
      ['block reason.licenceExpired'],
    ],
    [
      'an insurance that has expired',
      { insuranceUntil: '2026-11-01' },
      ['blocker.insuranceExpired'],
      ['block reason.insuranceExpired'],
    ],
    ['a carrier who is blocked', { blocked: true }, ['blocker.carrierBlocked'], ['block reason.carrierBlocked']],
    [
      'a check older than a year',
      { complianceCheckedAt: '2025-10-01' },
      ['warning.checkOverdue'],
      ['warn reason.complianceCheckOld'],
    ],
    ['a check that is a year old on the day of delivery', { complianceCheckedAt: '2025-11-24' }, [], []],
    [
      'an EU licence that expires soon',
      { euLicenceUntil: '2026-12-21' },
      ['warning.licenceExpiring'],
      ['warn reason.licenceExpiring'],
    ],
    ['an EU licence that does not yet', { euLicenceUntil: '2026-12-22' }, [], []],
  ])('of the papers: %s', async (_what, papers, search, chooser) => {
    const backend = await worldOf(['TAUTLINER'], false)
    await backend.server.store('nordkurs').patch('partners', CARRIER, papers)
    expect(await papersSaid(backend)).toEqual([search, chooser])
  })
})
