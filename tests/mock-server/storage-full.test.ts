import { expect, test } from 'vitest'
import { isStorageFull } from '#mock-server/core/storage-full.ts'
import { memoryBlobs } from '#mock-server/ports/blobs.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { formOf, pdfFile } from '#tests/support/upload.ts'
import { NOW } from './seeded-backend.ts'

const TENANT = { 'X-Tenant-Id': 'nordkurs' }
const FULL =
  'Auf dem Server ist kein Speicherplatz frei. Es wurde nichts gespeichert. Bitte die Administration informieren'

test('Without room changes are answered by 507 in words and reading goes on; the health says so', async () => {
  let isFull = false
  const server = createTestServer({ now: () => NOW, isFull: () => isFull })
  const headers = { ...TENANT, Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-dispo')}` }
  const create = async () => {
    const body = JSON.stringify({ kind: 'customer', name: 'Neu GmbH' })
    const answer = await server.fetch('/api/partners', { method: 'POST', headers, body })
    return { status: answer.status, body: (await answer.json()) as { message?: string } }
  }
  const health = async () => (await (await server.fetch('/api/v1/health', { headers })).json()) as { storage?: string }
  expect((await health()).storage).toBeUndefined()
  isFull = true
  expect(await create()).toMatchObject({ status: 507, body: { message: FULL, code: 'STORAGE_FULL' } })
  expect((await server.fetch('/api/orders?limit=1', { headers })).status).toBe(200)
  expect((await health()).storage).toBe('full')
  isFull = false
  expect((await create()).status).toBe(201)
})

test('A file for which there is no room is answered by 507 as well, and told to the one who runs the server', async () => {
  const reports: unknown[] = []
  const write = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
  const blobs = { ...memoryBlobs(), write }
  const server = createTestServer({ now: () => NOW, blobs, report: (error) => reports.push(error) })
  const headers = { ...TENANT, Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-dispo')}` }
  const init = { method: 'POST', headers, body: formOf({}, pdfFile()) }
  const answer = await server.fetch('/api/v1/documents', init)
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([507, FULL])
  expect(String(reports[0])).toBe('Error: write')
})

test.each([
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('x'), { code: '53100' }), true],
  [new Error('could not extend file "base/5/16384": No space left on device'), true],
  [new Error('x', { cause: Object.assign(new Error('y'), { code: 'EDQUOT' }) }), true],
  [Object.assign(new Error('x'), { code: 'EACCES' }), false],
  ['ENOSPC', false],
])('%s is told from other failures', (error, isFull) => {
  expect(isStorageFull(error)).toBe(isFull)
})
