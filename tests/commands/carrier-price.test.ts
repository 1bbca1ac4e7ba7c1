import { expect, test } from 'vitest'
import type { CommandServices } from '#src/commands/gate/command.ts'
import type { Call } from '#src/contract/index.ts'
import { Order } from '#src/contract/orders/order.ts'
import { setCarrier } from '#src/features/orders/assignment/assignment.late.ts'
import { context, recordingServices } from './support.ts'

const crew = { carrierId: 'car-1', carrierName: 'Ruhrpott Logistik', carrierPrice: 605, currency: 'EUR' }
const order = Order.parse({ id: 'o-1', orderNumber: 'NK-1', version: 1, status: 'ASSIGNED', ...crew })

/** Gives an order to a carrier while the person types these texts, one after the other, until one is taken. */
async function giving(held: Order, carrierId: string, ...texts: string[]) {
  const asked: string[] = []
  const sent: unknown[] = []
  const call = (_name: string, input: { body?: unknown }) => {
    sent.push(input.body)
    return Promise.resolve({ order: held, eventId: 'evt-1', warnings: [] })
  }
  const ask: CommandServices['ask'] = async ({ title, detail, line, send }) => {
    asked.push(title, detail ?? '')
    for (const text of texts) {
      const wrong = line?.(text)
      if (wrong !== undefined) asked.push(wrong)
      else if ((await send?.(text)) === true) return text
    }
    return undefined
  }
  const person = context({ services: recordingServices([], { call: call as Call, ask }) })
  await setCarrier(person, { id: carrierId, name: 'Alster Trans', orders: [held] })
  // The audit log is told as well.
  const bodies = sent.filter((body) => typeof body === 'object' && body !== null && 'carrierId' in body)
  return { asked, bodies }
}

const TITLE = 'NK-1: Preis für Alster Trans'
const DETAIL =
  'Mit Ruhrpott Logistik vereinbart: 605,00 €. Für den neuen Frachtführer gilt das nicht; leer heißt: noch kein Preis.'
const WRONG = 'Kein Betrag: 1.234,56 eingeben'

test('a new carrier is asked for his price with the old one in view', async () => {
  const { asked, bodies } = await giving(order, 'car-2', 'viel', '590,50')
  expect(asked).toEqual([TITLE, DETAIL, WRONG])
  expect(bodies).toEqual([{ carrierId: 'car-2', carrierPrice: 590.5 }])
})

test('what his price was made of is named with it: it goes as well', async () => {
  const carrierCharges = [
    { code: 'FRACHT', amount: 495 },
    { code: 'STANDGELD', text: '2 h', amount: 110 },
  ]
  const { asked } = await giving({ ...order, carrierCharges }, 'car-2', '590,50')
  expect(asked).toEqual([TITLE, `${DETAIL} Auch seine Positionen fallen weg: Fracht 495,00 €; Standgeld 2 h 110,00 €.`])
})

test('no price is none yet, and who turns away has changed nothing', async () => {
  expect((await giving(order, 'car-2', '')).bodies).toEqual([{ carrierId: 'car-2' }])
  expect((await giving(order, 'car-2')).bodies).toEqual([])
})

test('an order on its way needs the new price', async () => {
  const { asked, bodies } = await giving({ ...order, status: 'IN_TRANSIT' }, 'car-2', '', '590')
  expect(asked.at(-1)).toBe(WRONG)
  expect(bodies).toEqual([{ carrierId: 'car-2', carrierPrice: 590 }])
})

test.each([
  ['nobody had it', { ...order, carrierId: undefined }, 'car-2'],
  ['there was no price', { ...order, carrierPrice: undefined }, 'car-2'],
  ['it is the same one', order, 'car-1'],
])('nothing is asked where %s', async (_name, held, carrierId) => {
  const { asked, bodies } = await giving(held, carrierId)
  expect([asked, bodies]).toEqual([[], [{ carrierId }]])
})
