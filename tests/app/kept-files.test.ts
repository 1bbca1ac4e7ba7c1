import { expect, onTestFinished, test, vi } from 'vitest'
import { browserBlobs } from '#mock-server/ports/blobs-in-browser.ts'
import type { Blobs } from '#mock-server/ports/blobs.ts'

const bytes = [new Uint8Array([1, 2]), new Uint8Array([3])]

async function read(blobs: Blobs, tenant: string, id: string) {
  const stream = await blobs.read(tenant, id)
  return stream && [...new Uint8Array(await new Response(stream).arrayBuffer())]
}

test('Files outlive the page, each for its tenant alone, until they are removed or the world begins anew', async () => {
  const name = 'kept-files-test'
  onTestFinished(() => void indexedDB.deleteDatabase(name))
  const before = browserBlobs(name)
  await before.write('nord', 'a-1', bytes)
  await before.write('nordost', 'b-1', bytes)
  const after = browserBlobs(name)
  expect(await read(after, 'nord', 'a-1')).toEqual([1, 2, 3])
  expect([await read(after, 'nordost', 'a-1'), await after.ids('nord')]).toEqual([undefined, ['a-1']])
  await after.remove('nord', 'a-1')
  expect([await after.ids('nord'), await after.ids('nordost')]).toEqual([[], ['b-1']])
  await after.clear()
  expect(await browserBlobs(name).ids('nordost')).toEqual([])
})

test('Where the browser keeps nothing, files live as long as the page', async () => {
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  onTestFinished(() => refused.mockRestore())
  const blobs = browserBlobs('kept-files-refused')
  await blobs.write('nord', 'a-1', bytes)
  expect([await read(blobs, 'nord', 'a-1'), await blobs.ids('nord')]).toEqual([[1, 2, 3], ['a-1']])
})
