import { describe, expect, test } from 'vitest'
import { restoreWizard } from '#machines/wizard-storage.ts'
import { Order } from '#src/contract/orders/order.ts'
import { agreedPrices, copiedWizard, draftOfOrder } from '#src/features/order-wizard/draft/order-copy.ts'
import { TODAY } from './wizard-world.ts'

const order = Order.parse({
  id: 'NK-2026-004711',
  orderNumber: 'NK-2026-004711',
  status: 'DELIVERED',
  customerId: 'cus-001',
  customerName: 'Elbtal Feinkost GmbH',
  customerEmail: 'dispo@elbtal.example',
  customerReference: 'B-77',
  paymentTerms: 30,
  cargoDescription: 'Kaffee in Säcken',
  weight: 12_000,
  packageCount: 20,
  packageType: 'Europalette',
  loadingMeters: 8,
  requiredVehicleType: 'TAUTLINER',
  pickupCompany: 'Terminal Süd',
  pickupAddress: 'Am Sandtorkai 1',
  pickupPostalCode: '20457',
  pickupCity: 'Hamburg',
  pickupDate: '2026-11-20',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '12:00',
  deliveryAddress: 'Arnulfstraße 9',
  deliveryPostalCode: '80331',
  deliveryCity: 'München',
  deliveryDate: '2026-11-21',
  customerPrice: 1480,
  carrierPrice: 1200,
  carrierId: 'car-007',
  tailLift: true,
  deliveryFixed: true,
  pickupReference: 'L-7',
  deliveryBookingNumber: 'ZF-12',
  internalNotes: 'Bitte Tor 3',
})

describe('an order copied into a draft', () => {
  test('keeps customer, cargo, stops and requirements; dates, references, slots and carrier stay behind', () => {
    expect(draftOfOrder(order)).toEqual({
      customer: {
        customerId: 'cus-001',
        name: 'Elbtal Feinkost GmbH',
        email: 'dispo@elbtal.example',
        paymentTerms: 30,
      },
      cargo: {
        description: 'Kaffee in Säcken',
        weightKg: 12_000,
        packageType: 'Europalette',
        packageCount: 20,
        loadingMeters: 8,
        vehicleType: 'TAUTLINER',
        tailLift: true,
      },
      pickup: {
        company: 'Terminal Süd',
        street: 'Am Sandtorkai 1',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'Deutschland',
        timeFrom: '08:00',
        timeTo: '12:00',
      },
      delivery: {
        street: 'Arnulfstraße 9',
        postalCode: '80331',
        city: 'München',
        country: 'Deutschland',
        fixed: true,
      },
    })
  })

  test('has the price that was agreed and what it is made of, but for what came up on the way', () => {
    const customerCharges = [
      { code: 'FRACHT', text: 'Pauschale', amount: 1250 },
      { code: 'MAUT', amount: 120.5 },
      { code: 'STANDGELD', text: '2 h', amount: 109.5 },
    ]
    const agreed = {
      customerPrice: 1370.5,
      customerCharges: customerCharges.slice(0, 2),
      agreedIn: 'NK-2026-004711',
    }
    expect(agreedPrices({ ...order, customerCharges })).toEqual(agreed)
    expect(agreedPrices(order)).toMatchObject({
      customerPrice: 1480,
      customerCharges: [{ code: 'FRACHT', amount: 1480 }],
    })
    // Who may not read it has none; a draft is in euros.
    expect(agreedPrices({ ...order, customerPrice: undefined })).toEqual({})
    expect(agreedPrices({ ...order, currency: 'CHF' })).toEqual({})
    const { wizard } = copiedWizard('2', draftOfOrder(order), TODAY, agreed)
    expect(restoreWizard(JSON.parse(JSON.stringify(wizard)))?.prices).toEqual(agreed)
  })

  test('without a customer has none: "Unbekannt" only stands for a missing name', () => {
    const draft = draftOfOrder(Order.parse({ ...order, customerId: null, customerName: null }))
    const { wizard, field } = copiedWizard('2', draft, TODAY)
    expect([draft.customer.name, wizard.currentStep, field]).toEqual([undefined, 'customer', 'customer.customerId'])
  })

  test('opens at the first step that lacks something, with the field to begin with', () => {
    const { wizard, field } = copiedWizard('2', draftOfOrder(order), TODAY)
    expect([wizard.currentStep, wizard.completedSteps, field]).toEqual(['pickup', ['customer', 'cargo'], 'pickup.date'])
    expect(restoreWizard(JSON.parse(JSON.stringify(wizard)))).toMatchObject({ draftId: '2', currentStep: 'pickup' })
  })

  test('of dangerous goods lacks what the order does not know', () => {
    const adr = draftOfOrder({ ...order, dangerousGoods: [{ unNumber: '1263', class: '3' }] })
    const { wizard, field } = copiedWizard('2', adr, TODAY)
    expect([adr.cargo.adr, wizard.currentStep, field]).toEqual([
      { unNumber: '1263', class: '3' },
      'cargo',
      'cargo.adr.packingGroup',
    ])
  })

  test('of dangerous goods knows every substance: the first by its fields, the others by their lines', () => {
    const first = { unNumber: '1263', name: 'FARBE', class: '3', packingGroup: 'II', tunnelCode: 'D/E', quantity: 400 }
    const second = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
    const { cargo } = draftOfOrder({ ...order, dangerousGoods: [first, { ...second, quantity: 12.5, unit: 'l' }] })
    expect(cargo.adr).toEqual({ ...first, further: 'UN 1203 BENZIN, 3, II, (D/E), 12,5 l' })
  })
})
