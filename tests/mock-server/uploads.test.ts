import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { contentDisposition } from '#mock-server/core/bodies/file-answer.ts'
import { keptOf, readUpload } from '#mock-server/core/bodies/upload.ts'
import { memoryBlobs, type Blobs } from '#mock-server/ports/blobs.ts'
import { folderBlobs } from '#mock-server/ports/blobs-in-folder.ts'
import { createHttpHost } from '#mock-server/hosts/http/host.ts'
import type { Store } from '#mock-server/store/store.ts'
import type { FileRule } from '#src/contract/basics/core.ts'
import { formOf, pdfFile } from '#tests/support/upload.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const HOUR = 3_600_000
const DISPO = 'dispo@nordkurs'
const PATH = '/api/v1/messages/transport-orders'
const DOCUMENT: FileRule = { mostBytes: 52_428_800 }

type Backend = ReturnType<typeof seededBackend>

const blobsOf = ({ server }: Backend) => server.blobs.ids('nordkurs')

/** An order that can be sent, and a way to send it on the wire. */
async function sending() {
  const backend = seededBackend()
  const { server } = backend
  const store = server.store('nordkurs')
  await server.ready
  const where = { status: 'ASSIGNED', carrierId: { exists: true }, transportStatus: 'ASSIGNED' } as const
  const order = await store.first('orders', where)
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const own = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
  const fields = { orderId: order?.id, recipient: 'dispo@frachtweg.example', text: 'Bitte bestätigen.' }
  return {
    backend,
    store,
    own,
    fields,
    async send(file = pdfFile(), headers: Record<string, string> = {}, more: object = {}) {
      const Authorization = `Bearer ${await server.tokenFor('usr-nordkurs-dispo')}`
      const body = formOf({ ...fields, ...more }, file)
      return server.fetch(PATH, { method: 'POST', headers: { ...own, Authorization, ...headers }, body })
    },
  }
}

/** A body with a file of so many bytes, made as it is read; `end` is what comes after the file. */
function bodyWith(size: number, end = '\r\n--b--\r\n') {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const part = new Uint8Array(1 << 20).fill(65)
  let left = size
  let read = 0
  const bytes = async function* () {
    yield new TextEncoder().encode(head)
    while (left > 0) {
      const next = part.subarray(0, Math.min(left, part.length))
      left -= next.length
      read += next.length
      yield next
    }
    yield new TextEncoder().encode(end)
  }
  const parts = bytes()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return { request: new Request('http://backend.example/', init), wasRead: () => read }
}

/** Reads a body as the pipeline does. */
async function uploaded(request: Request, rule = DOCUMENT) {
  const backend = seededBackend()
  const { server } = backend
  await server.ready
  const store: Store = server.store('nordkurs')
  const blobs = memoryBlobs()
  const ports = { name: 'documents.verify' as const, blobs, newBlobId: () => '000000000-1-x', store, now: NOW }
  const read = readUpload(request, rule, ports)
  const failure = await read.then(
    () => undefined,
    (error: { status: number; answer: { message: string } }) => [error.status, error.answer.message],
  )
  return {
    failure,
    files: failure === undefined ? (await read).files : [],
    file: failure === undefined ? keptOf((await read).files)[0] : undefined,
    ids: await blobs.ids('nordkurs'),
  }
}

describe('A file that comes with a call', () => {
  test('may have 52 428 800 bytes', async () => {
    const { file, ids } = await uploaded(bodyWith(52_428_800).request)
    expect([file?.size, file?.name, ids]).toEqual([52_428_800, 'a.pdf', ['000000000-1-x']])
  })

  test('is refused with one byte more, in the words of the specification, and leaves nothing', async () => {
    const { failure, ids } = await uploaded(bodyWith(52_428_801).request)
    expect([failure, ids]).toEqual([[422, 'File size exceeds 50MB limit'], []])
  })

  test('is read no further than to where it is too large', async () => {
    const { request, wasRead } = bodyWith(80 << 20)
    const { failure } = await uploaded(request, { mostBytes: 3 << 20 })
    expect(failure).toEqual([422, 'File size exceeds 50MB limit'])
    expect(wasRead()).toBeLessThan(6 << 20)
  })

  test('is not read at all where its body says that it is too large', async () => {
    const { request, wasRead } = bodyWith(1000)
    const declared = new Headers(request.headers)
    declared.set('Content-Length', '52953089')
    const init = { method: 'POST', headers: declared, body: request.body, duplex: 'half' }
    const { failure } = await uploaded(new Request('http://backend.example/', init))
    expect([failure, wasRead()]).toEqual([[413, 'File size exceeds 50MB limit'], 0])
  })

  test('comes with fields of at most 512 KB', async () => {
    const most = (size: number) => {
      const body = formOf({ note: 'x'.repeat(size - '{"note":""}'.length) }, pdfFile())
      return new Request('http://backend.example/', { method: 'POST', body })
    }
    expect((await uploaded(most(524_288))).failure).toBeUndefined()
    expect(await uploaded(most(524_289))).toMatchObject({ failure: [413, expect.any(String)], ids: [] })
  })

  test('is one of several that fit into five of the largest, however many there may be', async () => {
    const files = (count: number) => {
      const form = new FormData()
      form.set('metadata', '{}')
      for (let at = 0; at < count; at += 1) form.append('files', pdfFile(`${at}.pdf`, 'x'.repeat(1 << 20)))
      return new Request('http://backend.example/', { method: 'POST', body: form })
    }
    const rule = { mostBytes: (1 << 20) + 9, mostFiles: 20 }
    expect((await uploaded(files(5), rule)).failure).toBeUndefined()
    expect(await uploaded(files(6), rule)).toMatchObject({ failure: [413, expect.any(String)], ids: [] })
  })

  test('with more of several than it takes names those it leaves out', async () => {
    const form = new FormData()
    for (let at = 1; at <= 4; at += 1) form.append('files', pdfFile(`${at}.pdf`))
    const { files } = await uploaded(formRequest(form), { mostBytes: 1 << 20, mostFiles: 2 })
    expect(files.map((file) => [file.name, 'refusal' in file ? file.refusal : 'taken'])).toEqual([
      ['1.pdf', 'taken'],
      ['2.pdf', 'taken'],
      ['3.pdf', 'Höchstens 2 Dateien auf einmal'],
      ['4.pdf', 'Höchstens 2 Dateien auf einmal'],
    ])
  })

  test.each([
    ['breaks off', bodyWith(1000, '').request, 400],
    ['is no form', new Request('http://backend.example/', { method: 'POST', body: '{}' }), 400],
    ['brings no file', formRequest(new FormData()), 422],
    ['brings two', formRequest(formOf({}, pdfFile()), pdfFile('zwei.pdf')), 400],
  ])('a body that %s', async (_, request, status) => {
    const { failure, ids } = await uploaded(request)
    expect([failure?.[0], ids]).toEqual([status, []])
  })

  test('has the name that is left of it without folders and what cannot be seen, and its digest', async () => {
    const name = `../../Auf\u202Etrag ${'ü'.repeat(200)}.pdf`
    const request = new Request('http://backend.example/', { method: 'POST', body: formOf({}, pdfFile(name, 'x')) })
    const { file } = await uploaded(request)
    expect(file).toMatchObject({ type: 'application/pdf', size: 10 })
    expect(file?.name).toMatch(/^Auftrag ü+\.pdf$/)
    expect(file?.name).toHaveLength(120)
    expect(new TextDecoder().decode(file?.start)).toBe('%PDF-1.7\nx')
    expect(file?.digest).toBe('1b2ed3a31a3ff9e54be3ecbc2edce7c876d5e1fa70b8d66ec31d64c205cc8a43')
  })
})

function formRequest(body: FormData, more?: File): Request {
  if (more) body.append('file', more)
  else body.set('metadata', '{}')
  return new Request('http://backend.example/', { method: 'POST', body })
}

describe('What a call does not do leaves no file', () => {
  test('where a rule refuses it, or somebody else was first', async () => {
    const { backend, send } = await sending()
    expect((await send(pdfFile(), {}, { recipient: 'niemand' })).status).toBe(422)
    expect((await send(new File(['<html>'], 'x.pdf'))).status).toBe(422)
    expect((await send(pdfFile(), { 'If-Match': '99' })).status).toBe(409)
    expect(await blobsOf(backend)).toEqual([])
    expect((await send()).status).toBe(201)
    expect(await blobsOf(backend)).toHaveLength(1)
  })

  test('where it comes again with its key; with another file it is another call', async () => {
    const { backend, send } = await sending()
    const key = { 'Idempotency-Key': 'k-1' }
    const first = await (await send(pdfFile(), key)).json()
    expect(await (await send(pdfFile(), key)).json()).toEqual(first)
    expect((await send(pdfFile('Transportauftrag.pdf', 'anders'), key)).status).toBe(422)
    expect(await blobsOf(backend)).toHaveLength(1)
  })
})

test('A blob that no row names is removed within the hour after its call, one that is named stays', async () => {
  const { backend, send, store } = await sending()
  const { server, pass } = backend
  await send()
  const [named = ''] = await blobsOf(backend)
  await server.blobs.write('nordkurs', named.replace(/-.*/, '-9-lost'), [new Uint8Array(3)])
  pass(0.9 * HOUR)
  await server.runDue()
  expect(await blobsOf(backend)).toHaveLength(2)
  const late = (NOW + 0.9 * HOUR).toString(36).padStart(9, '0')
  await server.blobs.write('nordkurs', `${late}-9-young`, [new Uint8Array(3)])
  pass(0.2 * HOUR)
  await server.runDue()
  expect(await blobsOf(backend)).toEqual([named, `${late}-9-young`])
  pass(HOUR)
  await server.runDue()
  expect(await blobsOf(backend)).toEqual([named])
  for (const { id } of await store.all('messageFiles')) await store.remove('messageFiles', id)
  // What was sent stands with the documents too.
  for (const { id } of await store.all('documentFiles')) await store.remove('documentFiles', id)
  // The next file that comes looks after those before it.
  expect((await send(pdfFile(), {}, { again: true })).status).toBe(201)
  pass(1.1 * HOUR)
  await server.runDue()
  expect(await blobsOf(backend)).not.toContain(named)
})

test('A file that was kept in base 64 before there were blobs is read as before', async () => {
  const { backend, send, store } = await sending()
  const { id } = (await (await send()).json()) as { id: string }
  await store.remove('messageFiles', id)
  await store.insert('messageFiles', { id, name: 'alt.pdf', mimeType: 'application/pdf', content: btoa('%PDF-alt') })
  const { status, body } = await backend.ask(DISPO, 'messages.file', { params: { id } })
  expect([status, body.name, body.type, await body.text()]).toEqual([200, 'alt.pdf', 'application/pdf', '%PDF-alt'])
})

test.each([
  ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  ['Grüße "1".pdf', `attachment; filename="Gru_e _1_.pdf"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.pdf`],
  ['100%(x)*\r\n.pdf', `attachment; filename="100_(x)*__.pdf"; filename*=UTF-8''100%25%28x%29%2A%0D%0A.pdf`],
])('A file named %s says so in its header', (name, header) => {
  expect(contentDisposition(name)).toBe(header)
})

describe('Over HTTP', () => {
  async function hosted() {
    const own = await sending()
    const host = createHttpHost(own.backend.server, { root: '/nowhere', faults: false })
    const port = await host.listen(0, '127.0.0.1')
    onTestFinished(() => host.close())
    return { ...own, url: `http://127.0.0.1:${port}` }
  }

  test('a file comes and goes as it is, with its name, its kind and its length', async () => {
    const { url, own, fields } = await hosted()
    const file = pdfFile('Grüße.pdf', 'x'.repeat(4 << 20))
    const answer = await fetch(url + PATH, { method: 'POST', headers: own, body: formOf(fields, file) })
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as { id: string }
    const back = await fetch(`${url}/api/v1/messages/${id}/file`, { headers: own })
    const names = ['content-type', 'content-length', 'content-disposition', 'x-content-type-options']
    expect(names.map((name) => back.headers.get(name))).toEqual([
      'application/pdf',
      String(file.size),
      `attachment; filename="Gru_e.pdf"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.pdf`,
      'nosniff',
    ])
    expect(await back.text()).toBe(await file.text())
  })

  test('what says that it is too large is refused unread; who is not let in hears so, and the connection stays', async () => {
    const { url, own, fields, backend } = await hosted()
    const large = formOf(fields, pdfFile('x.pdf', 'x'.repeat(6 << 20)))
    const refused = await fetch(url + PATH, { method: 'POST', headers: own, body: large })
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    expect(await refused.json()).toMatchObject({ message: 'Die Datei ist größer als 5 MB' })
    const { Authorization: _, ...stranger } = own
    const body = formOf(fields, pdfFile('x.pdf', 'x'.repeat(4 << 20)))
    const unknown = await fetch(url + PATH, { method: 'POST', headers: stranger, body })
    expect([unknown.status, unknown.headers.get('connection')]).toEqual([401, 'keep-alive'])
    expect(await blobsOf(backend)).toEqual([])
  })

  test('who goes away in the middle leaves nothing', async () => {
    const { url, own, backend } = await hosted()
    const abort = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'
        controller.enqueue(new TextEncoder().encode(head))
      },
    })
    const headers = { ...own, 'Content-Type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', headers, body, duplex: 'half', signal: abort.signal }
    const sent = fetch(url + PATH, init)
    setTimeout(() => abort.abort(), 100)
    await expect(sent).rejects.toThrow()
    expect(await blobsOf(backend)).toEqual([])
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(200)
  })
})

describe.each([
  ['memory', async () => memoryBlobs()],
  ['a folder', async () => folderBlobs(await folder())],
])('Blobs in %s', (_, make) => {
  const bytes = [new Uint8Array([1, 2]), new Uint8Array([3])]
  const read = async (blobs: Blobs, tenant: string, id: string) => {
    const stream = await blobs.read(tenant, id)
    return stream && [...new Uint8Array(await new Response(stream).arrayBuffer())]
  }

  test('are there whole, for their tenant alone, until they are removed', async () => {
    const blobs = await make()
    await blobs.write('nord', 'a-1', bytes)
    await blobs.write('sued', 'b-1', bytes)
    expect(await read(blobs, 'nord', 'a-1')).toEqual([1, 2, 3])
    expect([await read(blobs, 'sued', 'a-1'), await blobs.ids('nord')]).toEqual([undefined, ['a-1']])
    await blobs.remove('nord', 'a-1')
    await blobs.remove('nord', 'a-1')
    expect([await blobs.ids('nord'), await blobs.ids('sued')]).toEqual([[], ['b-1']])
    await blobs.clear()
    expect(await blobs.ids('sued')).toEqual([])
  })

  test('are not there where their bytes break off', async () => {
    const blobs = await make()
    const broken = async function* () {
      yield new Uint8Array([1])
      throw new Error('planned')
    }
    await expect(blobs.write('nord', 'a-1', broken())).rejects.toThrow('planned')
    expect([await blobs.ids('nord'), await read(blobs, 'nord', 'a-1')]).toEqual([[], undefined])
  })
})

test('A folder of blobs outlives its program, takes no path for an id, and finds what was left unfinished', async () => {
  const path = await folder()
  await folderBlobs(path).write('nord', 'a-1', [new Uint8Array([7])])
  const [tenant = ''] = await readdir(path)
  await writeFile(join(path, tenant, 'b-1.part'), 'half')
  const again = folderBlobs(path)
  expect((await again.ids('nord')).toSorted()).toEqual(['a-1', 'b-1'])
  expect(await again.read('nord', 'b-1')).toBeUndefined()
  await again.remove('nord', 'b-1')
  expect(await readdir(join(path, tenant))).toEqual(['a-1'])
  await expect(again.read('nord', '../a-1')).rejects.toThrow('no id')
})

const folders: string[] = []

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'blobs-'))
  folders.push(path)
  return path
}

afterEach(async () => {
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true })
})
