import { describe, expect, test } from 'vitest'
import type { CommandServices } from '#src/commands/gate/command.ts'
import type { Call } from '#src/contract/index.ts'
import { Order } from '#src/contract/orders/order.ts'
import { Transport } from '#src/contract/transports/transport.ts'
import { setStatus, statusChoices } from '#src/features/transports/status.late.ts'
import { context, recordingServices } from './support.ts'

const transport = Transport.parse({ id: 't-1', version: 4, status: 'NOTIFIED', orderId: 'o-1', loadId: 'NK-1' })
const crew = { carrierId: 'car-1', carrierName: 'Ruhrpott Logistik', carrierPrice: 605, currency: 'EUR' }
const planned = Order.parse({
  id: 'o-1',
  orderNumber: 'NK-1',
  version: 1,
  status: 'ASSIGNED',
  transportId: 't-1',
  ...crew,
})
const underWay = (minutes: number) =>
  Order.parse({ ...planned, status: 'IN_TRANSIT', statusSince: new Date(Date.now() - minutes * 60_000).toISOString() })
const loaded = { ...transport, status: 'LOADED' } as const

/** A dispatcher on a transport, and what she is asked and sends. */
function dispatcher(held: { transport: Transport; order: Order }, answers: { confirms: boolean; reason?: string }) {
  const asked: string[] = []
  const sent: unknown[] = []
  const call = (name: string, input: { body?: unknown }) => {
    if (name === 'transports.get') return Promise.resolve(held.transport)
    if (name === 'orders.get') return Promise.resolve(held.order)
    sent.push(input.body)
    return Promise.resolve({ transport: held.transport, eventId: 'evt-1', warnings: [] })
  }
  const confirm: CommandServices['confirm'] = ({ title, detail }) => {
    asked.push(`${title} | ${detail}`)
    return Promise.resolve(answers.confirms)
  }
  const ask: CommandServices['ask'] = async ({ title, detail, send }) => {
    asked.push(`${title} | ${detail}`)
    if (answers.reason !== undefined) await send?.(answers.reason)
    return answers.reason
  }
  const services = recordingServices([], { call: call as Call, confirm, ask })
  return { asked, sent, person: context({ services, focus: { kind: 'transport', id: 't-1' } }) }
}

describe('calling a transport off names whom and what the order loses', () => {
  const LOSS = 'Transport NK-1 stornieren | NK-1 verliert: Ruhrpott Logistik · 605,00 €'

  test.each([true, false])('a planned one with a yes (%s)', async (confirms) => {
    const { asked, sent, person } = dispatcher({ transport, order: planned }, { confirms })
    await setStatus(person, { transport, order: planned, status: 'CANCELLED' })
    expect(asked).toEqual([LOSS])
    expect(sent).toEqual(confirms ? [{ status: 'CANCELLED' }] : [])
  })

  test('and what his price was made of', async () => {
    const carrierCharges = [
      { code: 'FRACHT', amount: 495 },
      { code: 'STANDGELD', amount: 110 },
    ]
    const order = { ...planned, carrierCharges }
    const { asked, person } = dispatcher({ transport, order }, { confirms: false })
    await setStatus(person, { transport, order, status: 'CANCELLED' })
    expect(asked).toEqual([`${LOSS} (Fracht 495,00 €; Standgeld 110,00 €)`])
  })

  test('one under way with a reason', async () => {
    const order = underWay(10)
    const { asked, sent, person } = dispatcher(
      { transport: loaded, order },
      { confirms: false, reason: 'Motorschaden' },
    )
    await setStatus(person, { transport: loaded, order, status: 'CANCELLED' })
    expect(asked).toEqual([LOSS])
    expect(sent).toEqual([{ status: 'CANCELLED', notes: 'Motorschaden' }])
  })

  test('and a step that takes nothing away is not asked about', async () => {
    const { asked, sent, person } = dispatcher({ transport, order: planned }, { confirms: false })
    await setStatus(person, { transport, order: planned, status: 'DELIVERED' })
    expect([asked, sent]).toEqual([[], [{ status: 'DELIVERED' }]])
  })
})

test.each([
  [10, { CANCELLED: 'mit Begründung', AT_PICKUP: 'mit Begründung' }],
  [70, { CANCELLED: 'Nur innerhalb von 60 Minuten möglich', AT_PICKUP: 'Nur innerhalb von 60 Minuten möglich' }],
])('%i minutes after the departure the choices say what the order asks for', async (minutes, expected) => {
  const { person } = dispatcher({ transport: loaded, order: underWay(minutes) }, { confirms: false })
  const choices = await statusChoices(person)
  const said = choices.map(({ id, detail, blocked }) => [id, blocked ?? detail])
  expect(Object.fromEntries(said)).toMatchObject({ ...expected, IN_TRANSIT: undefined })
})
