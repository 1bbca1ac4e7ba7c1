import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const PATH = '/api/v1/documents'

/** A backend and calls on the wire, as an account of Nordkurs. */
function documents() {
  const backend = seededBackend()
  const { server } = backend
  const send = async (path: string, init: RequestInit = {}, account = 'dispo') => {
    await server.ready
    const token = await server.tokenFor(`usr-nordkurs-${account}`)
    const isForm = init.body instanceof FormData
    const headers = {
      'X-Tenant-Id': 'nordkurs',
      Authorization: `Bearer ${token}`,
      ...(!isForm && { 'Content-Type': 'application/json' }),
    }
    const response = await server.fetch(path, { ...init, headers })
    return {
      status: response.status,
      response,
      body: (await response
        .clone()
        .json()
        .catch(() => ({}))) as UploadAnswer,
    }
  }
  return {
    backend,
    store: server.store('nordkurs'),
    send,
    json: (method: string, path: string, body: unknown, account?: string) =>
      send(path, { method, body: JSON.stringify(body) }, account),
  }
}

interface UploadAnswer {
  id: string
  eventId: string
  message: string
  name: string
  tags: string[]
  results: { id: string; name: string; outcome: string; message?: string; document?: { id: string } }[]
  [field: string]: unknown
}

interface ReadFieldAnswer {
  name: string
  value: string
  source?: string
  page?: number
}

const PDF = '%PDF-1.7\n'
const pdf = (name: string, text = 'x', type = 'application/pdf') => new File([PDF + text], name, { type })

function form(files: readonly File[], name: 'file' | 'files', metadata?: object): FormData {
  const all = new FormData()
  if (metadata) all.set('metadata', JSON.stringify(metadata))
  for (const file of files) all.append(name, file)
  return all
}

const large = (name: string, size: number) =>
  new File([PDF, new Uint8Array(size - PDF.length)], name, { type: 'application/pdf' })

/** A zip with a directory that says so much of its entries. */
function zip(names: readonly string[], unfolded: number): Uint8Array<ArrayBuffer> {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(unfolded, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.write(name, 46, 'latin1')
    return entry
  })
  const directory = Buffer.concat(entries)
  const head = Buffer.from('504b030400000000', 'hex')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(head.length, 16)
  return new Uint8Array(Buffer.concat([head, directory, end]))
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const word = (names: readonly string[], unfolded = 1000) =>
  new File([zip(names, unfolded)], 'Brief.docx', { type: WORD })
const ENTRIES = ['[Content_Types].xml', 'word/document.xml']

describe('An upload', () => {
  test('makes a document of its order, whose file comes back as it was sent, and goes by an undo', async () => {
    const { send, json, store } = documents()
    const metadata = { kind: 'pod', orderId: 'NK-2026-004711', tags: ['Original', 'original'] }
    const made = await send(PATH, { method: 'POST', body: form([pdf('Beleg.pdf', 'hallo')], 'file', metadata) })
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        name: 'Beleg.pdf',
        kind: 'pod',
        orderId: 'NK-2026-004711',
        size: 14,
        mimeType: 'application/pdf',
        verified: false,
      },
    ])
    expect(made.body.tags).toEqual(['Original'])
    const { response } = await send(`${PATH}/${made.body.id}/download`)
    expect(await response.text()).toBe(`${PDF}hallo`)
    const events = await json('GET', '/api/v1/orders/NK-2026-004711/events', undefined)
    expect(JSON.stringify(events.body)).toContain(made.body.id)
    expect((await json('POST', `${PATH}/${made.body.id}/undo`, { eventId: made.body.eventId })).status).toBe(200)
    expect(await store.find('documents', made.body.id)).toBeUndefined()
  })

  test.each<[string, File, string]>([
    [
      'an EXE under another name',
      new File(['MZ\u0090\u0000'], 'Rechnung.pdf', { type: 'application/pdf' }),
      'File type application/pdf is not supported',
    ],
    [
      'an empty file',
      new File([], 'leer.pdf', { type: 'application/pdf' }),
      'File type application/pdf is not supported',
    ],
    ['one byte too many', large('groß.pdf', 52_428_801), 'File size exceeds 50MB limit'],
    ['two endings', pdf('Rechnung.pdf.exe'), 'File type exe is not supported'],
    ['an ending that is run before the last', pdf('Rechnung.exe.pdf'), 'File type exe is not supported'],
    [
      'an SVG with a script',
      new File(['<svg><script/></svg>'], 'a.svg', { type: 'image/svg+xml' }),
      'File type image/svg+xml is not supported',
    ],
    [
      'an SVG named a PNG',
      new File(['<svg><script/></svg>'], 'a.png', { type: 'image/png' }),
      'File type image/png is not supported',
    ],
    ['another MIME type', pdf('a.pdf', 'x', 'image/png'), 'File type pdf is not supported'],
    ['a name turned around', pdf('Rechnung\u202Efdp.exe'), 'File type exe is not supported'],
    ['a zip bomb', word(ENTRIES, 300_000_000), `File type ${WORD} is not supported`],
    ['a zip that is no Word file', word(['virus.js']), `File type ${WORD} is not supported`],
    ['a Word file with macros', word([...ENTRIES, 'word/vbaProject.bin']), `File type ${WORD} is not supported`],
  ])('%s is refused in the words of the specification, and leaves nothing', async (_, file, message) => {
    const { send, backend } = documents()
    const { status, body } = await send(PATH, { method: 'POST', body: form([file], 'file') })
    expect([status, body.message]).toEqual([422, message])
    expect(await backend.server.blobs.ids('nordkurs')).toEqual([])
  })

  test.each([
    ['52 428 800 bytes', large('groß.pdf', 52_428_800), 'groß.pdf'],
    ['a Word file', word(ENTRIES), 'Brief.docx'],
    ['a name with what cannot be seen', pdf('../CMR\u0007\u202E 1.pdf'), 'CMR 1.pdf'],
  ])('%s is taken', async (_, file, name) => {
    const { send } = documents()
    const { status, body } = await send(PATH, { method: 'POST', body: form([file], 'file') })
    expect([status, body.name]).toEqual([201, name])
  })

  test('of several files loses none to those that are refused', async () => {
    const { send, store, backend } = documents()
    const files = [
      pdf('eins.pdf'),
      large('groß.pdf', 54 << 20),
      new File(['x'], 'b.txt', { type: 'text/plain' }),
      pdf('zwei.pdf'),
    ]
    const { status, body } = await send(`${PATH}/bulk`, { method: 'POST', body: form(files, 'files', { kind: 'cmr' }) })
    expect(status).toBe(201)
    expect(body.message).toBe('groß.pdf: File size exceeds 50MB limit, b.txt: File type text/plain is not supported')
    expect(body.results.map(({ name, outcome, message = '' }) => [name, outcome, message])).toEqual([
      ['eins.pdf', 'created', ''],
      ['groß.pdf', 'refused', 'File size exceeds 50MB limit'],
      ['b.txt', 'refused', 'File type text/plain is not supported'],
      ['zwei.pdf', 'created', ''],
    ])
    expect(await store.count('documents', { name: { in: ['eins.pdf', 'zwei.pdf'] }, kind: 'cmr' })).toBe(2)
    expect(await backend.server.blobs.ids('nordkurs')).toHaveLength(2)
  })

  test('of nothing but refused files is 422 with all their messages', async () => {
    const { send } = documents()
    const files = [new File(['x'], 'a.txt', { type: 'text/plain' }), new File([], 'b.pdf', { type: 'application/pdf' })]
    const { status, body } = await send(`${PATH}/bulk`, { method: 'POST', body: form(files, 'files') })
    expect([status, body.message]).toEqual([
      422,
      'a.txt: File type text/plain is not supported, b.pdf: File type application/pdf is not supported',
    ])
  })
})

describe('A document', () => {
  test('that is deleted comes back with its file, until that is let go', async () => {
    const { send, json, store, backend } = documents()
    const { body: made } = await send(PATH, { method: 'POST', body: form([pdf('a.pdf')], 'file') })
    expect((await json('DELETE', `${PATH}/${made.id}`, undefined)).status).toBe(403)
    const gone = await json('DELETE', `${PATH}/${made.id}`, undefined, 'admin')
    expect([gone.status, (await send(`${PATH}/${made.id}`)).body.message]).toEqual([200, 'Document not found'])
    backend.pass(2 * 3_600_000)
    await backend.server.runDue()
    const back = await json('POST', `${PATH}/${made.id}/undo`, { eventId: gone.body.eventId }, 'admin')
    expect([back.status, await (await send(`${PATH}/${made.id}/download`)).response.text()]).toEqual([200, `${PDF}x`])
    await json('DELETE', `${PATH}/${made.id}`, undefined, 'admin')
    backend.pass(31 * 24 * 3_600_000)
    await backend.server.runDue()
    expect(await store.find('documentFiles', made.id)).toBeUndefined()
  })

  test('gets tags and loses them whatever their case, and an undo takes that back', async () => {
    const { json } = documents()
    const added = await json('POST', `${PATH}/doc-0001/tags`, { tags: ['Eilt', 'eilt', 'Vorbehalt'] }, 'vertrieb')
    expect(added.body.tags.slice(-2)).toEqual(['Eilt', 'Vorbehalt'])
    const removed = await json('DELETE', `${PATH}/doc-0001/tags`, { tags: ['EILT'] }, 'vertrieb')
    expect(removed.body.tags).not.toContain('Eilt')
    await json('POST', `${PATH}/doc-0001/undo`, { eventId: removed.body.eventId }, 'vertrieb')
    expect((await json('GET', `${PATH}/doc-0001`, undefined)).body.tags).toContain('Eilt')
    const history = await json('GET', `${PATH}/doc-0001/history`, undefined)
    expect(JSON.stringify(history.body)).toContain('Vorbehalt')
  })

  test('keeps the ending of its name, and is no proof of another order without a check', async () => {
    const { json, store, backend } = documents()
    await backend.server.ready
    const pod = await store.first('documents', { kind: 'pod', verified: true })
    const renamed = await json('PATCH', `${PATH}/${pod?.id}`, { name: 'Beleg' })
    expect(renamed.body.name).toMatch(/^Beleg\.(pdf|jpg|png)$/)
    expect((await json('PATCH', `${PATH}/${pod?.id}`, { kind: 'cmr' }, 'vertrieb')).status).toBe(403)
    expect((await json('PATCH', `${PATH}/${pod?.id}`, { orderId: 'NK-9' })).status).toBe(404)
  })

  test('is changed and deleted with others, each by itself', async () => {
    const { json, send, store } = documents()
    const updates = { tags: ['Stapel'] }
    const changed = await json('PATCH', `${PATH}/bulk`, { documentIds: ['doc-0001', 'doc-9999', 'doc-0002'], updates })
    expect(changed.body.results.map(({ outcome, message = '' }) => [outcome, message])).toEqual([
      ['changed', ''],
      ['refused', 'Document not found'],
      ['changed', ''],
    ])
    expect((await json('PATCH', `${PATH}/bulk`, { documentIds: ['doc-0001'], updates: { size: 1 } })).status).toBe(422)
    const { id } = (await send(PATH, { method: 'POST', body: form([pdf('Notiz.pdf')], 'file') })).body
    const deleted = await json('DELETE', `${PATH}/bulk`, { documentIds: [id, id, 'doc-9999'] }, 'admin')
    expect(deleted.body.results.map(({ outcome }) => outcome)).toEqual(['deleted', 'refused'])
    expect(await store.find('documents', id)).toBeUndefined()
  })

  test('is found, counted and exported', async () => {
    const { json, send, store, backend } = documents()
    await backend.server.ready
    const row = await store.first('documents', { kind: 'deliveryNote' })
    const query = `LIEFERSCHEIN ${row?.orderId ?? ''}`
    const found = await json('POST', `${PATH}/search`, { query, options: { kind: 'deliveryNote' } })
    expect(JSON.stringify(found.body)).toContain(row?.id)
    const counted = (await send(`${PATH}/statistics`)).body
    expect([counted['total'], counted['totalSize']]).toEqual([
      await store.count('documents'),
      await store.sum('documents', 'size'),
    ])
    const { response } = await send(`${PATH}/export?kind=invoice`)
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(1 + (await store.count('documents', { kind: 'invoice' })))
  })
})

describe('OCR', () => {
  test('reads a document by a template, once more by an undo of nothing', async () => {
    const { json } = documents()
    const template = await json('POST', `${PATH}/templates`, {
      name: 'CMR',
      kind: 'cmr',
      fields: ['Auftrag', 'Gewicht'],
    })
    const read = await json('POST', `${PATH}/doc-0001/ocr`, { templateId: template.body.id })
    expect([read.status, (read.body['fields'] as { name: string }[]).map(({ name }) => name)]).toEqual([
      200,
      ['Auftrag', 'Gewicht'],
    ])
    const kept = await json('GET', `${PATH}/doc-0001/ocr`, undefined)
    expect([kept.body['status'], kept.body['fields']]).toEqual(['done', read.body['fields']])
    expect((await json('GET', `${PATH}/doc-0001`, undefined)).body['templateId']).toBe(template.body.id)
  })

  test('has no result before it has read, and says what it could not read', async () => {
    const { send, json } = documents()
    const { body } = await send(PATH, { method: 'POST', body: form([pdf('a.pdf')], 'file') })
    expect((await json('GET', `${PATH}/${body.id}/ocr`, undefined)).body.message).toBe('OCR result not found')
    expect((await json('POST', `${PATH}/${body.id}/ocr`, {})).body.message).toBe('Failed to process OCR')
    const read = await json('POST', `${PATH}/${body.id}/ocr`, { text: 'Ladeort: 20457 Hamburg' })
    const fields = read.body['fields'] as ReadFieldAnswer[]
    expect(fields.map(({ name, value, source }) => [name, value, source])).toEqual([
      ['pickup.postalCode', '20457', 'Ladeort: 20457 Hamburg'],
      ['pickup.city', 'Hamburg', 'Ladeort: 20457 Hamburg'],
      ['pickup.country', 'Deutschland', 'Ladeort: 20457 Hamburg'],
    ])
  })

  test('says where a field stands, how sure it is, what speaks against it and what else it may be', async () => {
    const { send, json } = documents()
    const { body } = await send(PATH, { method: 'POST', body: form([pdf('a.pdf')], 'file') })
    const box = { left: 60, top: 100, width: 220, height: 12 }
    const lines = [
      { text: 'Ladeauftrag', page: 1, confidence: 96 },
      { text: 'Gewicht: 12.000 kg', page: 2, box: { ...box, width: 180 }, confidence: 64 },
      { text: 'Gesamtgewicht: 21.000 kg', page: 2, box: { ...box, top: 120 }, confidence: 61 },
    ]
    const read = await json('POST', `${PATH}/${body.id}/ocr`, { lines, scanned: true })
    const [weight] = read.body['fields'] as ReadFieldAnswer[]
    expect(weight).toEqual({
      name: 'cargo.weightKg',
      value: '12000',
      confidence: 0.64,
      source: 'Gewicht: 12.000 kg',
      state: 'check',
      doubts: ['conflict'],
      alternatives: [{ value: '21000', text: '21.000 kg', confidence: 0.61 }],
      page: 2,
      // The weight's share of its line.
      box: { ...box, left: 150, width: 90 },
    })
    const kept = await json('GET', `${PATH}/${body.id}/ocr`, undefined)
    expect([kept.body['scanned'], kept.body['lines'], kept.body['text']]).toEqual([
      true,
      lines,
      'Ladeauftrag\nGewicht: 12.000 kg\nGesamtgewicht: 21.000 kg',
    ])
    // Read once more by a template, of the lines that are known.
    const template = { name: 'Gewicht', kind: 'cmr', fields: ['cargo.weightKg'] }
    const { id: templateId } = (await json('POST', `${PATH}/templates`, template)).body
    const again = await json('POST', `${PATH}/${body.id}/ocr`, { templateId })
    expect((again.body['fields'] as ReadFieldAnswer[]).map(({ name, page }) => [name, page])).toEqual([
      ['cargo.weightKg', 2],
    ])
  })

  test('knows customers, carriers and our own company by name', async () => {
    const { json } = documents()
    const text = [
      'Nordkurs Spedition GmbH',
      'Auftraggeber: Hansekontor Kaffeerösterei GmbH',
      'Auftrag NK-2026-004711',
      'Gewicht: 500 kg',
    ].join('\n')
    const read = await json('POST', `${PATH}/doc-0001/ocr`, { text })
    const values = (read.body['fields'] as ReadFieldAnswer[]).map(({ name, value }) => [name, value])
    expect(Object.fromEntries(values)).toMatchObject({
      'customer.name': 'Hansekontor Kaffeerösterei GmbH',
      'order.number': 'NK-2026-004711',
    })
  })

  test.each([
    ['more lines than are read', Array.from({ length: 601 }, () => ({ text: 'x' }))],
    ['a line that is too long', [{ text: 'x'.repeat(401) }]],
    ['a box that is none', [{ text: 'x', box: { left: 'a' } }]],
    ['lines that are none', 'x'],
  ])('refuses %s', async (_, lines) => {
    const { json } = documents()
    expect((await json('POST', `${PATH}/doc-0001/ocr`, { lines })).status).toBe(422)
  })

  test('reads the lines of a form, up to the largest paper', async () => {
    const { send, json } = documents()
    const body = new FormData()
    body.set('role', 'carrier')
    const lines = Array.from({ length: 600 }, (_, at) => ({
      text: at === 599 ? 'Gewicht: 500 kg' : `Zeile ${at}: ${'wort '.repeat(30)}`,
      page: 1,
      box: { left: 56.25, top: at, width: 480.5, height: 11.5 },
    }))
    body.set('lines', JSON.stringify(lines))
    body.set('file', pdf('CMR.pdf'))
    const sent = await send('/api/v1/ocr-integration/upload-transport-document', { method: 'POST', body })
    const asked = await json('POST', '/api/v1/ocr-integration/get-processing-status', { id: sent.body.id })
    expect([asked.body['status'], asked.body['fields']]).toMatchObject(['done', [{ value: '500', page: 1 }]])
  })

  test.each([
    ['Gewicht: 500 kg', 'done'],
    [undefined, 'failed'],
  ])('reads a paper that was sent to be read: %s is %s', async (text, status) => {
    const { send, json } = documents()
    const body = new FormData()
    body.set('role', 'carrier')
    body.set('documentType', 'cmr')
    if (text) body.set('text', text)
    body.set('file', pdf('CMR.pdf'))
    const sent = await send('/api/v1/ocr-integration/upload-transport-document', { method: 'POST', body })
    expect([sent.status, sent.body['status']]).toEqual([201, 'waiting'])
    const asked = await json('POST', '/api/v1/ocr-integration/get-processing-status', { id: sent.body.id })
    expect([asked.body['status'], asked.body['progress'], asked.body.message]).toEqual([
      status,
      100,
      status === 'failed' ? 'Failed to process OCR' : undefined,
    ])
  })
})
