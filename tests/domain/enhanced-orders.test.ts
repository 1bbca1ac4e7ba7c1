import { describe, expect, test } from 'vitest'
import { enhancedFindings, riskLevel, type RawOrder, type Surroundings } from '#src/domain/enhanced/orders.ts'

/** Saturday; Tuesday is 24 November. */
const around: Surroundings = { today: '2026-11-21', customerIsKnown: true }
const good: RawOrder = {
  order_number: 'NK-OCR-0001',
  customer_name: 'Alsterwerk GmbH',
  pickup_date: '2026-11-24',
  delivery_date: '2026-11-25',
  cargo_description: '3 Coils',
  pickup_street: 'Gewerbering 1',
  pickup_city: 'Hamburg',
  delivery_street: 'Ladestraße 4',
  delivery_city: 'München',
  status: 'inquiry',
}
const known = { originPostalCode: '20457', destinationPostalCode: '80331' }
const found = (change: Partial<RawOrder>, more: Partial<Surroundings> = {}) =>
  enhancedFindings({ ...good, ...change }, known, { ...around, ...more }).map(({ code, type }) => `${type} ${code}`)

describe('what is to be said of an order read by OCR', () => {
  test('nothing where all of it could be read', () => {
    expect(found({})).toEqual([])
  })

  test.each<[Partial<RawOrder>, string]>([
    [{ pickup_date: '2026-11-20' }, 'error ocrPickupPast'],
    [{ delivery_date: '2026-11-23' }, 'error ocrDeliveryBeforePickup'],
    [{ pickup_date: '2026-11-21' }, 'warning ocrPickupSoon'],
    [{ delivery_date: undefined }, 'warning ocrDateMissing'],
    [{ customer_name: ' ' }, 'warning ocrCustomerMissing'],
    [{ pickup_city: 'Hamhurg' }, 'warning ocrTownUnknown'],
    [{ delivery_date: '2026-11-29' }, 'warning ocrDrivingBan'],
    [{ delivery_street: '' }, 'info ocrStreetMissing'],
  ])('%j is a finding: %s', (change, expected) => {
    expect(found(change)).toEqual([expected])
  })

  test('a name that is no customer, and an order that is there already', () => {
    expect(found({}, { customerIsKnown: false, twin: 'NK-2026-004711' })).toEqual([
      'warning ocrDuplicate',
      'warning ocrCustomerUnknown',
    ])
  })

  test('the worst comes first, and says how great the risk is', () => {
    const all = enhancedFindings({ ...good, pickup_street: '', pickup_date: '2026-11-20' }, known, around)
    expect(all.map(({ type }) => type)).toEqual(['error', 'info'])
    expect([riskLevel(all), riskLevel(all.slice(1)), riskLevel([{ type: 'warning' }]), riskLevel([])]).toEqual([
      'high',
      'low',
      'medium',
      'low',
    ])
  })
})
