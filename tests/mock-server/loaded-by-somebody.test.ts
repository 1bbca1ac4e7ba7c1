import { expect, test } from 'vitest'
import { checkTransportTransition } from '#src/domain/workflow/transport-transitions.ts'
import { isCarried, isLoaded } from '#src/domain/workflow/transport-status.ts'
import { seededBackend } from './seeded-backend.ts'

test('what nobody carries is neither loaded nor further on its way, and steps ahead of that may be skipped as before', () => {
  const to = (status: 'EN_ROUTE_PICKUP' | 'LOADED' | 'DELIVERED', isCarriedBySomebody: boolean) => {
    const check = checkTransportTransition('PLANNING', status, { role: 'dispatcher', isCarried: isCarriedBySomebody })
    return check.allowed ? 'yes' : check.reason
  }
  expect([to('LOADED', false), to('DELIVERED', false)]).toEqual([
    'reason.transport.nobodyLoads',
    'reason.transport.nobodyLoads',
  ])
  expect([to('LOADED', true), to('DELIVERED', true), to('EN_ROUTE_PICKUP', false)]).toEqual(['yes', 'yes', 'yes'])
})

test('a call that loads a transport without vehicle and carrier is refused in words; none of the seed world is so', async () => {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const all = await store.all('transports', {})
  expect(all.filter((one) => isLoaded(one.status) && !isCarried(one)).map(({ id }) => id)).toEqual([])
  const nobodys = all.find((one) => one.status === 'PLANNING' && !isCarried(one))
  if (nobodys === undefined) throw new Error('no transport without anybody')
  const { status, refusal } = await backend.ask('dispo@nordkurs', 'transports.setStatus', {
    params: { id: nobodys.id },
    body: { status: 'LOADED' },
  })
  expect([status, refusal['message']]).toEqual([
    422,
    'Ohne Fahrzeug oder Frachtführer wird nichts geladen: bitte zuerst zuweisen',
  ])
})
