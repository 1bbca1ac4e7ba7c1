import { expect, test } from 'vitest'
import { billingObstacles, creditObstacles, isOutsideTax } from '#src/domain/billing/obstacles.ts'

const ORDER = {
  ...{
    orderNumber: 'NK-1',
    status: 'DELIVERED',
    customerId: 'cus-1',
    customerPrice: 100,
    currency: 'EUR',
    vatRate: 19,
  },
  ...{ carrierId: 'car-1', carrierPrice: 80, pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' },
  proofOfDeliveryVerified: true,
}
const HOME = { sellerCountry: 'Deutschland', buyerCountry: 'Deutschland' }

test.each([
  [{}, []],
  [{ status: 'IN_TRANSIT' }, [['notDelivered', 'deliver']]],
  [{ proofOfDeliveryVerified: false }, [['proofMissing', 'checkProof']]],
  [{ currency: 'PLN' }, [['currency', 'setPrice']]],
  [{ customerId: undefined }, [['customerMissing', 'completeCustomer']]],
  [{ customerPrice: undefined }, [['priceMissing', 'setPrice']]],
  [{ customerPrice: 0 }, [['priceMissing', 'setPrice']]],
  [{ carrierPrice: undefined }, [['carrierPriceMissing', 'setCarrierPrice']]],
  [{ carrierId: undefined, carrierPrice: undefined }, []],
  [{ deliveryCountry: 'Atlantis' }, [['countryUnknown', 'completeCustomer']]],
  [
    { status: 'CONFIRMED', proofOfDeliveryVerified: false, customerPrice: undefined },
    [
      ['notDelivered', 'deliver'],
      ['proofMissing', 'checkProof'],
      ['priceMissing', 'setPrice'],
    ],
  ],
])('an order with %j cannot be billed because of %j', (values, expected) => {
  const found = billingObstacles({ ...ORDER, ...values }, HOME)
  expect(found.map(({ code, remedy }) => [code.replace('reason.billing.', ''), remedy])).toEqual(expected)
  expect(found.every(({ values: named }) => named?.['order'] === 'NK-1')).toBe(true)
})

test('a reason goes past a proof that is not checked, and past nothing else', () => {
  const all = { status: 'CONFIRMED', proofOfDeliveryVerified: false, customerPrice: 0, currency: 'PLN' }
  const passable = billingObstacles({ ...ORDER, ...all }, HOME).filter(({ overridable }) => overridable)
  expect(passable.map(({ code }) => code)).toEqual(['reason.billing.proofMissing'])
})

test.each([
  [{}, []],
  [{ status: 'BILLED', proofOfDeliveryVerified: false }, []],
  [{ customerPrice: undefined }, []],
  [{ status: 'IN_TRANSIT' }, ['notDelivered']],
  [{ carrierId: undefined }, ['carrierMissing']],
  [{ carrierPrice: 0 }, ['carrierPriceMissing']],
])('the carrier of an order with %j cannot be credited because of %j', (values, expected) => {
  const found = creditObstacles({ ...ORDER, ...values }, { ...HOME, buyerIsShipper: false })
  expect(found.map(({ code }) => code.replace('reason.billing.', ''))).toEqual(expected)
})

test.each([
  ['Deutschland', 'Deutschland', false],
  ['Schweiz', 'Deutschland', true],
  ['Frankreich', 'Deutschland', false],
])('to a buyer in %s from there to %s', (buyerCountry, deliveryCountry, isOutside) => {
  expect(isOutsideTax({ ...ORDER, deliveryCountry }, { ...HOME, buyerCountry })).toBe(isOutside)
})
