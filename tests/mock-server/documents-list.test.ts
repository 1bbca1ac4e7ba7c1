import { describe, expect, test } from 'vitest'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from './seeded-backend.ts'

const ADMIN = 'admin@nordkurs'
const DISPO = 'dispo@nordkurs'
const FINANCE = 'finanzen@nordkurs'
const SALES = 'vertrieb@nordkurs'

type Backend = ReturnType<typeof seededBackend>

async function begun() {
  const backend = seededBackend()
  await backend.server.ready
  return { backend, store: backend.server.store('nordkurs') }
}

const listed = async (backend: Backend, query: object) =>
  (await backend.ask(DISPO, 'documents.list', { query: { limit: 200, ...query } })).body.data

describe('The list of documents', () => {
  test('is asked for a tag as a whole, whatever its case, and for the days of the upload', async () => {
    const { backend, store } = await begun()
    const all = await store.all('documents')
    const originals = all.filter(({ tags }) => tags.includes('Original'))
    expect(originals.length).toBeGreaterThan(2)
    expect((await listed(backend, { tag: 'original' })).map(({ id }) => id).toSorted()).toEqual(
      originals.map(({ id }) => id).toSorted(),
    )
    expect(await listed(backend, { tag: 'Origin' })).toEqual([])
    // 23:30 in UTC is the next day in Berlin.
    const [one, two] = all
    await store.patch('documents', one?.id ?? '', { uploadedAt: '2026-03-09T23:30:00.000Z' })
    await store.patch('documents', two?.id ?? '', { uploadedAt: '2026-03-10T22:59:59.000Z' })
    const on = async (day: string) =>
      (await listed(backend, { uploadedFrom: day, uploadedTo: day })).map(({ id }) => id)
    expect([await on('2026-03-09'), await on('2026-03-10')]).toEqual([[], [two?.id, one?.id]])
  })

  test('has its tags counted', async () => {
    const { backend, store } = await begun()
    const { byTag } = (await backend.ask(DISPO, 'documents.statistics', {})).body
    const all = (await store.all('documents')).flatMap(({ tags }) => tags)
    expect(byTag['Original']).toBe(all.filter((tag) => tag === 'Original').length)
  })

  test('of a transport holds the papers of its order', async () => {
    const { backend, store } = await begun()
    const document = await store.first('documents', { transportId: { exists: true } })
    const found = await listed(backend, { transportId: document?.transportId })
    expect(new Set(found.map(({ orderId }) => orderId))).toEqual(new Set([document?.orderId]))
  })
})

describe('A bulk change of documents', () => {
  test('adds tags and checks in one call, an event each, and a dry run leaves no trace', async () => {
    const { backend, store } = await begun()
    const two = (await store.all('documents', { kind: 'deliveryNote', verified: false })).slice(0, 2)
    const documentIds = two.map(({ id }) => id)
    const updates = { verified: true, addTags: ['Zoll'] }
    const trial = await backend.ask(DISPO, 'documents.updateMany', { body: { documentIds, updates, dryRun: true } })
    expect(trial.body.results.map(({ outcome, document, eventId }) => [outcome, document?.verified, eventId])).toEqual([
      ['changed', true, undefined],
      ['changed', true, undefined],
    ])
    const state = async () =>
      (await store.findMany('documents', documentIds)).map(({ verified, tags }) => [verified, tags])
    const before = two.map(({ verified, tags }) => [verified, tags])
    expect(await state()).toEqual(before)
    const done = await backend.ask(DISPO, 'documents.updateMany', { body: { documentIds, updates } })
    expect(await state()).toEqual(two.map(({ tags }) => [true, [...tags, 'Zoll']]))
    for (const { id, eventId = '' } of done.body.results) {
      await backend.ask(DISPO, 'documents.undo', { params: { id }, body: { eventId } })
    }
    expect(await state()).toEqual(before)
  })

  test('refuses the check to who may not check, and what somebody has changed meanwhile', async () => {
    const { backend, store } = await begun()
    const [one, two] = await store.all('documents', { kind: 'deliveryNote', verified: false })
    const ids = [one?.id ?? '', two?.id ?? '']
    const sales = { documentIds: ids.slice(0, 1), updates: { verified: true } }
    const refused = (await backend.ask(SALES, 'documents.updateMany', { body: sales })).body.results
    expect(refused).toMatchObject([{ outcome: 'refused', code: 'FORBIDDEN' }])
    const versions = { [ids[0] ?? '']: (one?.version ?? 1) + 1, [ids[1] ?? '']: two?.version ?? 1 }
    const body = { documentIds: ids, updates: { kind: 'cmr' }, versions }
    const { results } = (await backend.ask(DISPO, 'documents.updateMany', { body })).body
    expect(results.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'VERSION_CONFLICT'],
      ['changed', undefined],
    ])
    const gone = { documentIds: ids.slice(0, 1), versions }
    expect((await backend.ask(ADMIN, 'documents.deleteMany', { body: gone })).body.results[0]?.code).toBe(
      'VERSION_CONFLICT',
    )
  })
})

describe('The proof of delivery', () => {
  /** A delivered order that nothing proves yet, with its transport. */
  async function unproven(backend: Backend) {
    const store = backend.server.store('nordkurs')
    const orders = await store.all('orders', { status: 'DELIVERED', proofOfDeliveryVerified: false })
    for (const order of orders) {
      const transport = order.transportId ? await store.find('transports', order.transportId) : undefined
      if (transport?.status === 'DELIVERED') return { order, transport }
    }
    throw new Error('No delivery waits for its proof')
  }

  const states = async (backend: Backend, orderId: string, transportId: string) => {
    const store = backend.server.store('nordkurs')
    const [order, transport] = [await store.find('orders', orderId), await store.find('transports', transportId)]
    return [order?.proofOfDeliveryVerified, transport?.status, transport?.progress]
  }

  test('may be a signed consignment note: checked it completes the transport, taken back it does not count', async () => {
    const { backend } = await begun()
    const { order, transport } = await unproven(backend)
    const body = { kind: 'cmr', orderId: order.id }
    const made = await backend.ask(DISPO, 'documents.upload', { body, file: pdfFile('CMR unterschrieben.pdf') })
    expect(made.body.transportId).toBe(transport.id)
    const verify = (verified: boolean) =>
      backend.ask(FINANCE, 'documents.verify', { params: { id: made.body.id }, body: { verified } })
    const { body: checked } = await verify(true)
    expect(await states(backend, order.id, transport.id)).toEqual([true, 'COMPLETED', 100])
    const undo = { params: { id: made.body.id }, body: { eventId: checked.eventId ?? '' } }
    await backend.ask(FINANCE, 'documents.undo', undo)
    expect(await states(backend, order.id, transport.id)).toEqual([false, 'DELIVERED', 100])
    await verify(true)
    await verify(false)
    expect(await states(backend, order.id, transport.id)).toEqual([false, 'DELIVERED', 100])
  })

  test('is no consignment note that is checked before the goods are there', async () => {
    const { backend, store } = await begun()
    const order = await store.first('orders', { status: 'IN_TRANSIT' })
    const body = { kind: 'cmr', orderId: order?.id }
    const made = await backend.ask(DISPO, 'documents.upload', { body, file: pdfFile('CMR.pdf') })
    await backend.ask(FINANCE, 'documents.verify', { params: { id: made.body.id }, body: { verified: true } })
    expect((await store.find('orders', order?.id ?? ''))?.proofOfDeliveryVerified).toBe(false)
  })

  test('is missing or waits to be checked, and the list of orders says which', async () => {
    const { backend } = await begun()
    const ids = async (query: object) => {
      const answer = await backend.ask(DISPO, 'orders.list', { query: { proof: 'open', limit: 200, ...query } })
      return answer.body.data.map(({ id }) => id)
    }
    const [open, missing, unchecked] = [
      await ids({}),
      await ids({ proofPaper: 'missing' }),
      await ids({ proofPaper: 'unchecked' }),
    ]
    expect([...missing, ...unchecked].toSorted()).toEqual(open.toSorted())
    const { body } = await backend.ask(DISPO, 'navigation.get', {})
    expect(body.pendingPODs).toBe(open.length)
    const orderId = missing[0] ?? unchecked[0] ?? ''
    await backend.ask(DISPO, 'documents.upload', { body: { kind: 'pod', orderId }, file: pdfFile('Beleg.pdf') })
    expect(await ids({ proofPaper: 'unchecked' })).toContain(orderId)
  })
})

describe('What the product makes', () => {
  test('is a document of its order: the transport order as it was sent, once per sending', async () => {
    const { backend, store } = await begun()
    const orderId = 'NK-2026-004739'
    const body = { orderId, recipient: 'dispo@flota.example', text: 'Bitte bestätigen.' }
    const sent = await backend.ask(DISPO, 'messages.sendTransportOrder', { body, file: pdfFile('TA.pdf') })
    expect(sent.status).toBe(201)
    expect((await backend.ask(DISPO, 'messages.sendTransportOrder', { body, file: pdfFile('TA.pdf') })).status).toBe(
      409,
    )
    const papers = await store.all('documents', { orderId, kind: 'transportOrder' })
    expect(papers.map(({ name, mimeType, verified }) => [name, mimeType, verified])).toEqual([
      ['TA.pdf', 'application/pdf', true],
    ])
    const file = await backend.ask(DISPO, 'documents.download', { params: { id: papers[0]?.id ?? '' } })
    expect(file.status).toBe(200)
  })

  test('has a file: the invoice of an order that is billed', async () => {
    const { backend, store } = await begun()
    const orders = await store.all('orders', { status: 'DELIVERED', proofOfDeliveryVerified: true })
    const order = orders.find(({ customerPrice, carrierPrice }) => customerPrice && carrierPrice)
    const orderId = order?.id ?? ''
    const billed = await backend.ask(FINANCE, 'orders.setStatus', {
      params: { id: orderId },
      body: { status: 'BILLED' },
    })
    expect(billed.status).toBe(200)
    const invoice = await store.first('documents', { orderId, kind: 'invoice' })
    const file = await backend.ask(FINANCE, 'documents.download', { params: { id: invoice?.id ?? '' } })
    expect(file.status).toBe(200)
    expect(invoice?.name).toMatch(/^Rechnung RE-2026-\d{5}\.pdf$/)
  })
})
