import { describe, expect, test } from 'vitest'
import { type MessagePurpose, whyNotSend } from '#src/domain/messages/sending.ts'

const nameless = [{ unNumber: '1993' }, { unNumber: '1203', name: 'BENZIN' }, { unNumber: 'UN 3077', name: ' ' }]
const order = {
  orderNumber: 'NK-2026-004711',
  orderType: 'standard',
  status: 'ASSIGNED',
  carrierId: 'par-1',
  assignedVehicleId: 'veh-1',
  proofOfDeliveryVerified: false,
} as const

describe('What goes out for an order', () => {
  test.each<[MessagePurpose, object, string | undefined]>([
    ['order', {}, undefined],
    ['order', { status: 'IN_TRANSIT' }, undefined],
    ['order', { status: 'CONFIRMED' }, 'reason.send.notAssigned'],
    ['order', { status: 'DELIVERED' }, 'reason.send.notAssigned'],
    ['order', { carrierId: undefined }, 'reason.send.noCarrier'],
    ['driver', {}, undefined],
    ['driver', { status: 'CREATED' }, 'reason.send.notAssigned'],
    ['driver', { assignedVehicleId: undefined }, 'reason.send.noVehicle'],
    ['proof', {}, 'reason.send.noProofMissing'],
    ['proof', { status: 'DELIVERED' }, undefined],
    ['proof', { status: 'DELIVERED', proofOfDeliveryVerified: true }, 'reason.send.noProofMissing'],
    ['proof', { status: 'DELIVERED', carrierId: undefined }, 'reason.send.noCarrier'],
    // Without a proper shipping name no transport document holds; a proof is asked for all the same.
    ['order', { dangerousGoods: nameless }, 'reason.send.adrNameMissing'],
    ['driver', { dangerousGoods: nameless }, 'reason.send.adrNameMissing'],
    ['proof', { status: 'DELIVERED', dangerousGoods: nameless }, undefined],
    ['order', { dangerousGoods: nameless.slice(1, 2) }, undefined],
    ['order', { dangerousGoods: [] }, undefined],
    // Nor does one of dangerous goods that says of none what they are.
    ['order', { orderType: 'adr' }, 'reason.send.adrGoodsMissing'],
    ['driver', { orderType: 'adr', dangerousGoods: [] }, 'reason.send.adrGoodsMissing'],
    ['proof', { status: 'DELIVERED', orderType: 'adr' }, undefined],
    ['order', { orderType: 'adr', dangerousGoods: nameless.slice(1, 2) }, undefined],
    ['order', { status: 'CREATED', dangerousGoods: nameless }, 'reason.send.notAssigned'],
  ])('%s of %j: %s', (sending, more, refusal) => {
    expect(whyNotSend(sending, { ...order, ...more })?.code).toBe(refusal)
  })

  test('the refusal names the substances and the order they are filled in at', () => {
    expect(whyNotSend('order', { ...order, dangerousGoods: nameless })?.values).toEqual({
      substances: 'UN 1993, UN 3077',
      order: 'NK-2026-004711',
    })
  })
})
