import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectionError } from '#src/api/api-error.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { FilingResult, UploadedRecord, UploadItem } from '#src/records/upload/item.ts'
import type { KeptUpload } from '#src/records/upload/kept-uploads.ts'
import type { UploadPorts } from '#src/records/upload/upload-ports.ts'
import { createUploads } from '#src/records/upload/uploads.ts'
import { pdfFile } from '#tests/support/upload.ts'

interface SendCall {
  name: string
  key: string
  signal: AbortSignal
  tell(sent: number, total: number): void
  arrive(id?: string): void
  fail(error: unknown): void
}

/** A queue whose files go where the test says. */
function queue(given: Partial<UploadPorts<string>> = {}, left: KeptUpload<string>[] = []) {
  const sendings: SendCall[] = []
  const takenBack: string[] = []
  const settled: string[][] = []
  const kept = new Map<string, string>()
  const state = { online: true, keys: 0 }
  const ports: UploadPorts<string> = {
    send: (file, { key, signal, onProgress }) =>
      new Promise<UploadedRecord>((resolve, reject) => {
        const { name } = file
        signal.addEventListener('abort', () => reject(connectionError('documents.upload', 'aborted')))
        sendings.push({
          ...{ name, key, signal, fail: reject },
          tell: (sent, total) => onProgress({ sent, total }),
          arrive: (id = `doc-${name}`) => resolve({ id, name, step: key }),
        })
      }),
    takeBack: async ({ id }) => {
      takenBack.push(id)
      return true
    },
    isOnline: () => state.online,
    newKey: () => `k${(state.keys += 1)}`,
    kept: {
      put: async ({ id, name }) => void kept.set(id, name),
      remove: async (id) => void kept.delete(id),
      take: async () => left,
      release: () => undefined,
    },
    settled: (items) => void settled.push(items.map(({ name, state: where }) => `${name} ${where}`)),
    ...given,
  }
  const uploads = createUploads(ports)
  const add = (...files: File[]) =>
    uploads.add(
      files.map((file) => ({ name: file.name, file })),
      'target',
    )
  const states = () => uploads.current().map(({ name, state: where }) => `${name} ${where}`)
  const row = (at: number): UploadItem<string> => {
    const item = uploads.current()[at]
    if (item === undefined) throw new Error(`No row ${at}`)
    return item
  }
  const until = (expected: readonly string[]) => vi.waitFor(() => expect(states()).toEqual(expected))
  return { uploads, add, states, row, until, sendings, takenBack, settled, kept, state }
}

let files: File[]
beforeEach(() => {
  files = ['a', 'b', 'c'].map((name) => pdfFile(`${name}.pdf`))
})

describe('a queue of files', () => {
  test('two go at once, the third when one has arrived; each says how far it is', async () => {
    const { add, until, row, sendings } = queue()
    add(...files)
    await until(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting'])
    sendings[0]?.tell(5, 20)
    expect([row(0).sent, row(0).total]).toEqual([5, 20])
    sendings[0]?.arrive()
    await until(['a.pdf done', 'b.pdf sending', 'c.pdf sending'])
  })

  test('what may not be sent is refused in the words of the specification, and the others of the drop go', async () => {
    const { add, until, row, sendings } = queue()
    const exe = new File([Uint8Array.of(0x4d, 0x5a, 0x90)], 'Rechnung.pdf', { type: 'application/pdf' })
    const empty = new File([], 'leer.pdf', { type: 'application/pdf' })
    const large = new File([], 'gross.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: 52_428_801 })
    const hidden = new File(['<svg/>'], 'bild.svg.png', { type: 'image/png' })
    add(exe, empty, large, hidden, pdfFile('gut.pdf'))
    await until([
      'Rechnung.pdf refused',
      'leer.pdf refused',
      'gross.pdf refused',
      'bild.svg.png refused',
      'gut.pdf sending',
    ])
    expect([0, 1, 2, 3].map((at) => [row(at).refusal, row(at).message])).toEqual([
      ['kind', 'File type application/pdf is not supported'],
      ['empty', 'File type application/pdf is not supported'],
      ['size', 'File size exceeds 50MB limit'],
      ['kind', 'File type image/png is not supported'],
    ])
    expect(sendings.map(({ name }) => name)).toEqual(['gut.pdf'])
  })

  test('52 428 800 bytes go, to the byte', async () => {
    const { add, until } = queue()
    const [file] = files
    Object.defineProperty(file, 'size', { value: 52_428_800 })
    if (file) add(file)
    await until(['a.pdf sending'])
  })

  test('a folder is told of and not opened; what cannot be seen is left out of a name', async () => {
    const { uploads, row, until } = queue()
    uploads.add(
      [
        { name: 'Belege', file: undefined },
        { name: 'C\u202eMR\u0007.pdf', file: files[0] },
      ],
      '',
    )
    await until(['Belege refused', 'CMR.pdf sending'])
    expect(row(0).refusal).toBe('folder')
  })

  test('cancelling ends one and starts the next; again it takes the row away', async () => {
    const { uploads, add, until, row, sendings } = queue()
    add(...files)
    await until(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting'])
    await uploads.remove(row(0).id)
    expect(sendings[0]?.signal.aborted).toBe(true)
    await until(['a.pdf cancelled', 'b.pdf sending', 'c.pdf sending'])
    await uploads.remove(row(0).id)
    await until(['b.pdf sending', 'c.pdf sending'])
  })

  test('cancelled when all of it has left, the answer is waited for and what it brings is taken back', async () => {
    const { uploads, add, until, row, sendings, takenBack } = queue()
    add(pdfFile('a.pdf'))
    await until(['a.pdf sending'])
    sendings[0]?.tell(20, 20)
    await uploads.remove(row(0).id)
    expect(sendings[0]?.signal.aborted).toBe(false)
    sendings[0]?.arrive()
    await until(['a.pdf cancelled'])
    expect([takenBack, row(0).isTakenBack]).toEqual([['doc-a.pdf'], true])
    uploads.resume(row(0).id)
    await vi.waitFor(() => expect(sendings).toHaveLength(2))
    expect(sendings[1]?.key).not.toBe(sendings[0]?.key)
  })

  test('what has failed goes again by the person, under the same key', async () => {
    const { uploads, add, until, row, sendings } = queue()
    add(pdfFile('a.pdf'))
    await until(['a.pdf sending'])
    sendings[0]?.fail(connectionError('documents.upload', 'network'))
    await until(['a.pdf failed'])
    uploads.resume(row(0).id)
    uploads.resume(row(0).id)
    await until(['a.pdf sending'])
    expect(sendings.map(({ key }) => key)).toEqual([sendings[0]?.key, sendings[0]?.key])
  })

  test('what the server refuses does not go again; another file takes its place, as another intent', async () => {
    const { uploads, add, until, row, sendings } = queue()
    add(pdfFile('a.pdf'))
    await until(['a.pdf sending'])
    const message = 'File type application/pdf is not supported'
    sendings[0]?.fail(new ApiError({ endpoint: 'documents.upload', kind: 'http', status: 422, message }))
    await until(['a.pdf refused'])
    expect(row(0).message).toBe(message)
    uploads.resume(row(0).id)
    expect(sendings).toHaveLength(1)
    uploads.replace(row(0).id, pdfFile('besser.pdf'))
    await until(['besser.pdf sending'])
    expect(sendings[1]?.key).not.toBe(sendings[0]?.key)
  })

  test('without a connection files wait, and stay when it comes back, until the person goes on', async () => {
    const { uploads, add, until, row, state, sendings } = queue()
    state.online = false
    add(...files)
    await until(['a.pdf held', 'b.pdf held', 'c.pdf held'])
    expect(row(0).heldBy).toBe('connection')
    state.online = true
    add(pdfFile('d.pdf'))
    await until(['a.pdf held', 'b.pdf held', 'c.pdf held', 'd.pdf sending'])
    uploads.resume(row(1).id)
    await until(['a.pdf held', 'b.pdf sending', 'c.pdf held', 'd.pdf sending'])
    expect(sendings.map(({ name }) => name)).toEqual(['d.pdf', 'b.pdf'])
  })

  test('what broke because the computer went offline waits, and has not failed', async () => {
    const { add, until, row, state, sendings } = queue()
    add(pdfFile('a.pdf'))
    await until(['a.pdf sending'])
    state.online = false
    sendings[0]?.fail(connectionError('documents.upload', 'network'))
    await until(['a.pdf held'])
    expect(row(0).heldBy).toBe('connection')
  })

  test('what was left by another page waits with its key, and goes by the person alone', async () => {
    const left = [{ id: 'old', file: pdfFile('alt.pdf'), target: 'NK-1', key: 'key-of-then' }]
    const { uploads, until, row, sendings } = queue({}, left)
    await uploads.restore()
    await until(['alt.pdf held'])
    expect([row(0).heldBy, row(0).target]).toEqual(['reload', 'NK-1'])
    uploads.resume('old')
    await until(['alt.pdf sending'])
    expect(sendings[0]?.key).toBe('key-of-then')
  })

  test('what is not done is kept, what is done or refused is not', async () => {
    const { add, until, sendings, kept } = queue()
    add(pdfFile('a.pdf'), pdfFile('b.pdf'), new File([], 'leer.pdf', { type: 'application/pdf' }))
    await until(['a.pdf sending', 'b.pdf sending', 'leer.pdf refused'])
    sendings[0]?.arrive()
    await until(['a.pdf done', 'b.pdf sending', 'leer.pdf refused'])
    expect([...kept.values()]).toEqual(['b.pdf'])
  })

  test('it is told once, when nothing is under way any more', async () => {
    const { add, until, sendings, settled } = queue()
    add(pdfFile('a.pdf'), pdfFile('b.pdf'), new File([], 'leer.pdf', { type: 'application/pdf' }))
    await until(['a.pdf sending', 'b.pdf sending', 'leer.pdf refused'])
    sendings[0]?.arrive()
    await until(['a.pdf done', 'b.pdf sending', 'leer.pdf refused'])
    expect(settled).toEqual([])
    sendings[1]?.arrive()
    await until(['a.pdf done', 'b.pdf done', 'leer.pdf refused'])
    expect(settled).toEqual([['a.pdf done', 'b.pdf done', 'leer.pdf refused']])
  })

  test('what has arrived is taken back, or stays where that cannot be', async () => {
    let goes = false
    const { uploads, add, until, row, sendings } = queue({ takeBack: async () => goes })
    add(pdfFile('a.pdf'))
    await until(['a.pdf sending'])
    sendings[0]?.arrive()
    await until(['a.pdf done'])
    await uploads.remove(row(0).id)
    await until(['a.pdf done'])
    goes = true
    await uploads.remove(row(0).id)
    await until(['a.pdf cancelled'])
  })

  test('a reading that fails leaves the file there and in doubt; a choice settles it', async () => {
    const choices = [{ id: 'NK-1', title: 'NK-1', detail: '' }]
    const filings: (() => Promise<FilingResult>)[] = [
      () => Promise.reject(new Error('unreadable')),
      () => Promise.resolve({ isDoubtful: true, choices }),
    ]
    const chosen: string[] = []
    const { uploads, add, until, row, sendings } = queue({
      file: () => filings.shift()?.() ?? Promise.resolve({}),
      choose: async ({ id }, choice) => {
        chosen.push(`${id} ${choice}`)
        return { place: choice }
      },
    })
    add(pdfFile('a.pdf'), pdfFile('b.pdf'))
    await until(['a.pdf sending', 'b.pdf sending'])
    sendings[0]?.arrive()
    await until(['a.pdf doubtful', 'b.pdf sending'])
    sendings[1]?.arrive()
    await until(['a.pdf doubtful', 'b.pdf doubtful'])
    await uploads.choose(row(1).id, 'NK-1')
    expect([chosen, row(1).state, row(1).filing?.place]).toEqual([['doc-b.pdf NK-1'], 'done', 'NK-1'])
  })

  test('with the session everything under way ends, and nothing is told any more', async () => {
    const { uploads, add, until, sendings, settled, states } = queue()
    add(...files)
    await until(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting'])
    uploads.end()
    await vi.waitFor(() => expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true]))
    expect([settled, states()]).toEqual([[], ['a.pdf sending', 'b.pdf sending', 'c.pdf waiting']])
  })
})
