import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SentBytes } from '#src/contract/basics/core.ts'
import type { Upload } from '#src/api/request/send-request.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { broken, clientWith, failure, json, withCsrf } from './fake-server.ts'

const answer = { id: 'doc-1', name: 'CMR.pdf' }
const file = pdfFile('CMR.pdf')

/** A client whose uploads go by `upload`; all else is answered at once. */
const client = (upload: Upload) =>
  clientWith(
    withCsrf(() => json(200, answer)),
    { upload },
  )

/** Uploads that wait for what the test says. */
function heldUpload() {
  const calls: { tell(progress: SentBytes): void; end(response: Response | Error): void; key: string | null }[] = []
  const upload: Upload = (_url, init, onProgress) =>
    new Promise((resolve, reject) => {
      const key = new Headers(init.headers).get('Idempotency-Key')
      const end = (response: Response | Error) => (response instanceof Error ? reject(response) : resolve(response))
      calls.push({ tell: onProgress, end, key })
    })
  return { calls, upload }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a file whose way is told', () => {
  it('tells how much of it has left, and brings the answer', async () => {
    const { calls, upload } = heldUpload()
    const told: SentBytes[] = []
    const sending = client(upload).call('documents.upload', { file, onProgress: (progress) => told.push(progress) })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.tell({ sent: 500, total: 2000 })
    calls[0]?.tell({ sent: 2000, total: 2000 })
    calls[0]?.end(json(201, answer))
    expect((await sending).id).toBe('doc-1')
    expect(told).toEqual([
      { sent: 500, total: 2000 },
      { sent: 2000, total: 2000 },
    ])
  })

  it('may take longer than 30 s as long as it gets further, and is given up 30 s after it did last', async () => {
    const { calls, upload } = heldUpload()
    const failed = failure(client(upload).call('documents.upload', { file, onProgress: () => undefined }))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    for (const sent of [100, 200, 300]) {
      await vi.advanceTimersByTimeAsync(29_000)
      calls[0]?.tell({ sent, total: 2000 })
    }
    let isOver = false
    void failed.then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ kind: 'timeout' })
  })

  it('ends when its signal says so, and tells nothing any more', async () => {
    const { calls, upload } = heldUpload()
    const told: SentBytes[] = []
    const { signal, abort } = ((controller) => ({ signal: controller.signal, abort: () => controller.abort() }))(
      new AbortController(),
    )
    const onProgress = (progress: SentBytes) => void told.push(progress)
    const failed = failure(client(upload).call('documents.upload', { file, signal, onProgress }))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    abort()
    expect(await failed).toMatchObject({ kind: 'aborted' })
    calls[0]?.tell({ sent: 2000, total: 2000 })
    expect(told).toEqual([])
  })

  it('is sent once more after a broken connection, as the same intent', async () => {
    const { calls, upload } = heldUpload()
    const sending = client(upload).call('documents.upload', {
      file,
      idempotencyKey: 'one',
      onProgress: () => undefined,
    })
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.end(broken())
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.end(json(201, answer))
    expect((await sending).id).toBe('doc-1')
    expect(calls.map(({ key }) => key)).toEqual(['one', 'one'])
  })

  it('goes like any other call where no one asks how far it is, or nothing can tell', async () => {
    const { calls, upload } = heldUpload()
    const { call, sent } = client(upload)
    await call('documents.upload', { file })
    const plain = clientWith(withCsrf(() => json(200, answer)))
    await plain.call('documents.upload', { file, onProgress: () => undefined })
    expect([calls.length, sent.length, plain.sent.length]).toEqual([0, 2, 2])
  })
})
