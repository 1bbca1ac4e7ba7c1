import { describe, expect, test } from 'vitest'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

const LINES = [
  'Ladeauftrag',
  'Kunde: Ruhrblech Stahlservice GmbH',
  'Ladestelle: 20457 Hamburg',
  'Ladedatum: 24.11.2026',
  'Entladestelle: 70173 Stuttgart',
  'Lieferdatum: 25.11.2026',
  'Ware: 12 Europaletten Bleche',
  'Gewicht: 8.400 kg',
].map((text) => ({ text }))

/** A document that belongs to no order, read as given. */
async function readDocument(lines: readonly object[] = LINES) {
  const backend = seededBackend()
  const { id } = (await backend.ask(DISPO, 'documents.upload', { body: {}, file: pdfFile('Ladeauftrag.pdf') })).body
  const read = await backend.ask(DISPO, 'documents.read', { params: { id }, body: { lines } })
  const make = () => backend.ask(DISPO, 'enhancedOrders.fromDocument', { body: { documentId: id } })
  return { backend, id, read, make, store: backend.server.store('nordkurs') }
}

describe('An order of what was read from a document', () => {
  test('is made once, with its inquiry among the transports, and is gone with its undo', async () => {
    const { make, id, store, backend } = await readDocument()
    const inquiries = await store.count('transports', { status: 'inquiry' })
    const made = await make()
    expect([made.status, made.body.enhancedOrder]).toMatchObject([
      201,
      {
        document_id: id,
        customer_name: 'Ruhrblech Stahlservice GmbH',
        pickup_city: 'Hamburg',
        delivery_city: 'Stuttgart',
      },
    ])
    expect(await store.count('transports', { status: 'inquiry' })).toBe(inquiries + 1)
    const again = await make()
    expect([again.body.enhancedOrder.id, again.body.eventId]).toEqual([made.body.enhancedOrder.id, undefined])
    const undo = { params: { id: made.body.enhancedOrder.id }, body: { eventId: made.body.eventId } }
    expect((await backend.ask(DISPO, 'enhancedOrders.undo', undo)).status).toBe(200)
    expect(await store.count('transports', { status: 'inquiry' })).toBe(inquiries)
    expect(await store.first('enhancedOrders', { document_id: id })).toBeUndefined()
  })

  test('takes its document along when it becomes an order', async () => {
    const { make, id, store, backend } = await readDocument()
    const { enhancedOrder } = (await make()).body
    const converted = await backend.ask(DISPO, 'enhancedOrders.convert', { params: { id: enhancedOrder.id }, body: {} })
    expect(converted.status).toBeLessThan(300)
    const order = (await store.find('enhancedOrders', enhancedOrder.id))?.order_id
    expect([order === undefined, (await store.find('documents', id))?.orderId]).toEqual([false, order])
  })

  test('is refused where nothing was read, and for a document that is not there', async () => {
    const { backend, store } = await readDocument()
    const unread = (await store.all('documents', { ocrProcessed: false }))[0]?.id ?? ''
    const ask = (documentId: string) => backend.ask(DISPO, 'enhancedOrders.fromDocument', { body: { documentId } })
    const [nothing, missing] = [await ask(unread), await ask('doc-none')]
    expect([nothing.status, nothing.refusal['code'], missing.status]).toEqual([409, 'NOTHING_READ', 404])
  })
})
