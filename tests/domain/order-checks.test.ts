import { describe, expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { checkOrderFields, orderFieldOf } from '#src/domain/orders/checks.ts'

const order = Order.parse({
  id: 'NK-2026-000001',
  status: 'CONFIRMED',
  customerId: 'cus-001',
  customerName: 'Hansa Kaffeekontor',
  cargoDescription: '27 Europaletten Kaffee',
  weight: 12_150,
  packageType: 'Europalette',
  packageCount: 27,
  loadingMeters: 10.8,
  pickupCity: 'Hamburg',
  pickupPostalCode: '20457',
  pickupDate: '2026-11-24',
  pickupTimeFrom: '06:00',
  pickupTimeTo: '10:00',
  deliveryCity: 'München',
  deliveryPostalCode: '80331',
  deliveryDate: '2026-11-25',
  deliveryTimeFrom: '14:00',
  deliveryTimeTo: '18:00',
  customerPrice: 1480,
  carrierPrice: 1290,
  distanceKm: 775,
})
const today = '2026-11-23'
const said = (changes: Partial<typeof order>) =>
  checkOrderFields({ ...order, ...changes }, Object.keys(changes), { today }).map(
    ({ path, code, severity }) => `${severity} ${path} ${code}`,
  )

const FULL = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }

describe('the fields of an order', () => {
  test('have the names of the order, not of the draft', () => {
    expect(
      ['cargo.weightKg', 'pickup.postalCode', 'delivery.street', 'customer.phone', 'vatRate'].map(orderFieldOf),
    ).toEqual(['weight', 'pickupPostalCode', 'deliveryAddress', 'customerPhone', 'vatRate'])
  })

  test.each([
    [{ weight: 0 }, ['error weight weight']],
    [{ weight: 25_000 }, ['warning weight weightAbovePayload']],
    [{ cargoDescription: '' }, ['error cargoDescription required']],
    [{ loadingMeters: 4 }, ['warning loadingMeters loadingMetersOffPallets']],
    [{ pickupPostalCode: '1234' }, ['error pickupPostalCode postalCode']],
    [{ pickupPostalCode: '00000' }, ['warning pickupPostalCode postalCodePlaceholder']],
    [{ deliveryTimeFrom: '18:00', deliveryTimeTo: '14:00' }, ['error deliveryTimeTo windowOrder']],
    [{ pickupDate: '2026-11-29' }, ['warning pickupDate sundayBan', 'error deliveryDate deliveryBeforePickup']],
    [{ temperatureMin: 8, temperatureMax: 2 }, ['error temperatureMax temperatureOrder']],
    [
      { dangerousGoods: [{ unNumber: '12', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }] },
      ['error dangerousGoods adrUnNumber'],
    ],
    [
      { dangerousGoods: [FULL, { unNumber: '1789', name: 'CHLORWASSERSTOFFSÄURE' }] },
      ['Class', 'PackingGroup', 'TunnelCode'].map((each) => `error dangerousGoods adr${each}Missing`),
    ],
    [{ dangerousGoods: [FULL] }, []],
    [{ customerEmail: 'dispo@' }, ['error customerEmail email']],
    [{ driverPhone: 'abc' }, ['error driverPhone phone']],
    [{ carrierPrice: 1500 }, ['warning carrierPrice buyAboveSell']],
    [{ customerPrice: 100_000 }, ['error customerPrice priceRange', 'warning customerPrice pricePerKm']],
    [{ paymentTerms: 91 }, ['error paymentTerms paymentTerms']],
    [{ vatRate: 16 }, ['error vatRate vatRate']],
  ])('%j is judged by its own rules only', (changes, expected) => {
    expect(said(changes)).toEqual(expected)
  })

  test('what is wrong elsewhere is not in the way', () => {
    const broken = { ...order, pickupPostalCode: '1', weight: 0 }
    expect(checkOrderFields(broken, ['customerReference'], { today })).toEqual([])
  })
})
