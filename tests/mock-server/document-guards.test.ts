import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const PATH = '/api/v1/documents'
const DAY = 24 * 3_600_000
const PDF = '%PDF-1.7\n'

/** A backend, and calls of an account of Nordkurs; what is no form is sent as JSON. */
async function documents() {
  const backend = seededBackend()
  const { server } = backend
  await server.ready
  const send = async (method: string, path: string, body?: unknown, account = 'dispo') => {
    const headers = {
      'X-Tenant-Id': 'nordkurs',
      Authorization: `Bearer ${await server.tokenFor(`usr-nordkurs-${account}`)}`,
    }
    const sent =
      body instanceof FormData
        ? { headers, body }
        : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    const response = await server.fetch(`${PATH}${path}`, { method, ...sent })
    const told = await response
      .clone()
      .json()
      .catch(() => ({}))
    return {
      status: response.status,
      response,
      body: told as Record<string, unknown> & { id: string; eventId: string },
    }
  }
  const upload = async (file: File, metadata: object = {}) => {
    const form = new FormData()
    form.set('metadata', JSON.stringify(metadata))
    form.set('file', file)
    return send('POST', '', form)
  }
  return { backend, store: server.store('nordkurs'), send, upload }
}

const pdf = (name = 'Beleg.pdf', type = 'application/pdf') => new File([`${PDF}x`], name, { type })

describe('What is said of a document', () => {
  test('a new name has no folders and nothing that cannot be seen, and hides no ending that is run', async () => {
    const { send, upload } = await documents()
    const { id } = (await upload(pdf())).body
    const renamed = async (name: string) => {
      const { status, body } = await send('PATCH', `/${id}`, { name })
      return status === 200 ? body['name'] : [status, body['message']]
    }
    expect(await renamed('../CMR\u202E neu')).toBe('CMR neu.pdf')
    expect(await renamed('Rechnung.exe')).toEqual([422, 'File type exe is not supported'])
    expect((await send('GET', `/${id}`)).body['name']).toBe('CMR neu.pdf')
  })

  test('no more than twenty tags', async () => {
    const { send, upload } = await documents()
    const tags = Array.from({ length: 19 }, (_, at) => `Marke ${at}`)
    const { id } = (await upload(pdf(), { tags })).body
    expect((await send('POST', `/${id}/tags`, { tags: ['Zwanzig'] })).status).toBe(200)
    expect((await send('POST', `/${id}/tags`, { tags: ['Einundzwanzig'] })).status).toBe(422)
    expect((await send('GET', `/${id}`)).body['tags']).toHaveLength(20)
  })

  test('its kind without what a client says beside it', async () => {
    const { upload } = await documents()
    const file = pdf('Beleg.pdf', 'application/pdf; charset=binary')
    expect((await upload(file)).body['mimeType']).toBe('application/pdf')
  })
})

describe('The file of a document', () => {
  test('is saved and not drawn, by no one guessed at and kept by no one on the way', async () => {
    const { send, upload } = await documents()
    const { id } = (await upload(pdf())).body
    const { headers } = (await send('GET', `/${id}/download`)).response
    const names = ['content-type', 'x-content-type-options', 'cache-control', 'content-disposition']
    expect(names.map((name) => headers.get(name))).toEqual([
      'application/pdf',
      'nosniff',
      'no-store',
      `attachment; filename="Beleg.pdf"; filename*=UTF-8''Beleg.pdf`,
    ])
  })

  test('is shown on a page where a page can show it, and nowhere else', async () => {
    const { send, upload, store } = await documents()
    const { id } = (await upload(pdf())).body
    const shown = async () => (await send('GET', `/${id}/preview`)).body['previewUrl']
    expect(await shown()).toBe(`${PATH}/${id}/download`)
    await store.patch('documents', id, { mimeType: 'application/msword' })
    expect(await shown()).toBeUndefined()
  })

  test('stays where the document is back, and once it is gone nothing brings the document back', async () => {
    const { backend, send, upload } = await documents()
    const [kept, gone] = [(await upload(pdf('a.pdf'))).body.id, (await upload(pdf('b.pdf'))).body.id]
    const events = []
    for (const id of [kept, gone]) events.push((await send('DELETE', `/${id}`, undefined, 'admin')).body.eventId)
    expect((await send('POST', `/${kept}/undo`, { eventId: events[0] }, 'admin')).status).toBe(200)
    backend.pass(31 * DAY)
    await backend.server.runDue()
    expect(await (await send('GET', `/${kept}/download`)).response.text()).toBe(`${PDF}x`)
    const back = await send('POST', `/${gone}/undo`, { eventId: events[1] }, 'admin')
    expect([back.status, back.body['message']]).toEqual([404, 'Document not found'])
  })
})

describe('What a document proves', () => {
  /** A delivered order, and proofs of it that are checked; they are so old that they need not be retained any more. */
  async function proven(count: number) {
    const own = await documents()
    const { store, send, upload } = own
    const [order, other] = await store.all('orders', { status: 'DELIVERED', proofOfDeliveryVerified: false })
    if (!order || !other) throw new Error('No delivered orders without proof')
    for (const { id } of await store.all('documents', { orderId: order.id })) await store.remove('documents', id)
    const ids = []
    for (let at = 0; at < count; at += 1) {
      const { id } = (await upload(pdf(`Beleg ${at}.pdf`), { kind: 'pod', orderId: order.id })).body
      expect((await send('PATCH', `/${id}/verify`, { verified: true })).status).toBe(200)
      await store.patch('documents', id, { uploadedAt: '2017-12-31T12:00:00.000Z' })
      ids.push(id)
    }
    const isProven = async (id = order.id) => (await store.find('orders', id))?.proofOfDeliveryVerified
    expect(await isProven()).toBe(true)
    return { ...own, ids, order, other, isProven }
  }

  test('goes along to the order it is given, with the right to check', async () => {
    const { send, ids, order, other, isProven } = await proven(1)
    expect((await send('PATCH', `/${ids[0]}`, { orderId: other.id }, 'vertrieb')).status).toBe(403)
    expect((await send('PATCH', `/${ids[0]}`, { orderId: other.id })).status).toBe(200)
    expect([await isProven(order.id), await isProven(other.id)]).toEqual([false, true])
  })

  test('is gone with the last one of several', async () => {
    const { send, ids, isProven } = await proven(2)
    const states = []
    for (const id of ids) {
      expect((await send('DELETE', `/${id}`, undefined, 'admin')).status).toBe(200)
      states.push(await isProven())
    }
    expect(states).toEqual([true, false])
  })

  test('stays with an order that is billed', async () => {
    const { send, store, ids, order, isProven } = await proven(1)
    await store.patch('orders', order.id, { status: 'BILLED' })
    expect((await send('DELETE', `/${ids[0]}`, undefined, 'admin')).status).toBe(200)
    expect(await isProven()).toBe(true)
  })
})

test('A template that is not there reads nothing', async () => {
  const { send } = await documents()
  const { status } = await send('POST', '/doc-0001/ocr', { templateId: 'dtp-fehlt' })
  expect([status, (await send('GET', '/doc-0001')).body['templateId']]).toEqual([404, undefined])
})
