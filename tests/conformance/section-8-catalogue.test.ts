import { afterEach, describe, expect, test } from 'vitest'
import type { ApiError } from '#src/api/api-error.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import { clientOnWire, errorOf } from './wire.ts'

const order = { id: 'NK-2026-004711' }
const transport = { id: 'tra-nk004711' }
const session = { sessionId: 'wiz-nordkurs-1' }
const person = { email: 'neu@spedition.example', password: 'Sehr-geheim-1' }

/** What the catalogue says when the server fails without a word of its own, one row per call that exists. */
const catalogue: readonly (readonly [EndpointName, string, (call: Call) => Promise<unknown>])[] = [
  ['auth.login', 'Login fehlgeschlagen', (call) => call('auth.login', { body: person })],
  [
    'auth.register',
    'Registration failed',
    (call) =>
      call('auth.register', { body: { ...person, firstName: 'Anna', lastName: 'Groß', companyName: 'Neu GmbH' } }),
  ],
  ['auth.refresh', 'Token refresh failed', (call) => call('auth.refresh', {})],
  ['orders.list', 'Failed to load orders', (call) => call('orders.list', { query: {} })],
  ['orders.search', 'Failed to load orders', (call) => call('orders.search', { body: { query: 'hamburg' } })],
  ['orders.statistics', 'Failed to load orders', (call) => call('orders.statistics', {})],
  ['orderManagement.list', 'Failed to load orders', (call) => call('orderManagement.list', {})],
  ['businessOrders.list', 'Failed to load orders', (call) => call('businessOrders.list', { query: {} })],
  ['orders.update', 'Failed to update order', (call) => call('orders.update', { params: order, body: {} })],
  [
    'orders.setStatus',
    'Failed to update order',
    (call) => call('orders.setStatus', { params: order, body: { status: 'BILLED' } }),
  ],
  ['orders.setPricing', 'Failed to update order', (call) => call('orders.setPricing', { params: order, body: {} })],
  [
    'orders.setCarrier',
    'Failed to update order',
    (call) => call('orders.setCarrier', { params: order, body: { carrierId: null } }),
  ],
  [
    'orders.setCustomer',
    'Failed to update order',
    (call) => call('orders.setCustomer', { params: order, body: { customerId: 'c' } }),
  ],
  [
    'orders.setVehicle',
    'Failed to update order',
    (call) => call('orders.setVehicle', { params: order, body: { vehicleId: null } }),
  ],
  [
    'orders.bulk',
    'Failed to update order',
    (call) => call('orders.bulk', { body: { items: [{ id: 'o' }], change: { kind: 'priority', priority: 'high' } } }),
  ],
  ['orders.undo', 'Failed to update order', (call) => call('orders.undo', { params: order, body: { eventId: 'e' } })],
  ['orders.delete', 'Failed to delete order', (call) => call('orders.delete', { params: order })],
  ['transports.list', 'Failed to load orders', (call) => call('transports.list', { query: {} })],
  ['transports.get', 'Failed to get transport', (call) => call('transports.get', { params: transport })],
  [
    'transports.setStatus',
    'Failed to update transport',
    (call) => call('transports.setStatus', { params: transport, body: { status: 'LOADED' } }),
  ],
  [
    'transports.assignDriver',
    'Failed to update transport',
    (call) => call('transports.assignDriver', { params: transport, body: { driverId: 'drv-001' } }),
  ],
  [
    'transports.assignVehicle',
    'Failed to update transport',
    (call) => call('transports.assignVehicle', { params: transport, body: { vehicleId: 'veh-001' } }),
  ],
  [
    'statistics.dashboard',
    'Failed to fetch dashboard statistics',
    (call) => call('statistics.dashboard', { query: {} }),
  ],
  ['statistics.metrics', 'Failed to fetch metrics', (call) => call('statistics.metrics', {})],
  ['businessOrders.metrics', 'Failed to fetch metrics', (call) => call('businessOrders.metrics', {})],
  ['metrics.get', 'Failed to fetch metrics', (call) => call('metrics.get', {})],
  ['vehicles.list', 'Failed to find vehicles', (call) => call('vehicles.list', { query: {} })],
  ['wizard.findCarriers', 'Failed to find vehicles', (call) => call('wizard.findCarriers', { params: session })],
  ['wizard.start', 'Failed to start the wizard', (call) => call('wizard.start', {})],
  [
    'wizard.setCustomer',
    'Failed to save the wizard step',
    (call) => call('wizard.setCustomer', { params: session, body: {} }),
  ],
  [
    'wizard.setCargo',
    'Failed to save the wizard step',
    (call) => call('wizard.setCargo', { params: session, body: {} }),
  ],
  [
    'wizard.setPickup',
    'Failed to save the wizard step',
    (call) => call('wizard.setPickup', { params: session, body: {} }),
  ],
  [
    'wizard.setDelivery',
    'Failed to save the wizard step',
    (call) => call('wizard.setDelivery', { params: session, body: {} }),
  ],
  ['wizard.createOrder', 'Failed to create order', (call) => call('wizard.createOrder', { params: session, body: {} })],
  [
    'tmsIntegration.orderWizardToTms',
    'Failed to create order',
    (call) =>
      call('tmsIntegration.orderWizardToTms', {
        body: { tenantId: 'nordkurs', customer: {}, cargo: {}, pickup: {}, delivery: {} },
      }),
  ],
  ['wizard.calculatePrice', 'Failed to calculate cost', (call) => call('wizard.calculatePrice', { params: session })],
  ['documents.get', 'Document not found', (call) => call('documents.get', { params: { id: 'doc-0001' } })],
  [
    'documents.verify',
    'Failed to verify document',
    (call) => call('documents.verify', { params: { id: 'doc-0001' }, body: { verified: true } }),
  ],
  ['vehicles.get', 'Data not found', (call) => call('vehicles.get', { params: { id: 'veh-001' } })],
  ['loads.get', 'Data not found', (call) => call('loads.get', { params: { id: 'loa-nk004705' } })],
  ['partners.get', 'Data not found', (call) => call('partners.get', { params: { id: 'cus-001' } })],
  ['navigation.get', 'Fehler beim Laden der Navigation-Daten', (call) => call('navigation.get', {})],
]

const worded = ({ status, message, kind }: ApiError) => ({ status, message, kind })

describe('The text of the catalogue', async () => {
  // A call that fails does nothing: all rows share one world.
  const { call, server } = await clientOnWire()
  afterEach(() => server.faults.reset())

  test.each(catalogue)('%s fails with "%s" where the server says nothing', async (name, message, send) => {
    server.faults.fail(name, 500, { body: {} })
    expect(worded(await errorOf(send(call)))).toEqual({ status: 500, message, kind: 'http' })
  })

  test.each(catalogue)('%s prefers the message of the server to "%s"', async (name, _message, send) => {
    server.faults.fail(name, 500, { body: { message: 'Wartung bis 14 Uhr' } })
    expect(worded(await errorOf(send(call)))).toEqual({ status: 500, message: 'Wartung bis 14 Uhr', kind: 'http' })
  })

  test.each(['html', 'empty', 'cut'] as const)('a list answered with %s is not shown but told', async (garbage) => {
    server.faults.garbage('orders.list', garbage)
    expect(worded(await errorOf(call('orders.list', { query: {} })))).toEqual({
      status: 200,
      message: 'Failed to load orders',
      kind: 'invalid',
    })
  })
})
