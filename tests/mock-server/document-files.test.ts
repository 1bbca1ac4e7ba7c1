import { describe, expect, test } from 'vitest'
import { documentFile } from '#mock-server/resources/documents/files.ts'
import { seededBackend } from './seeded-backend.ts'

const STARTS: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

async function worldOfDocuments() {
  const { server } = seededBackend()
  await server.ready
  const store = server.store('nordkurs')
  return { store, rows: await store.all('documents') }
}

async function bytesOf(store: Awaited<ReturnType<typeof worldOfDocuments>>['store'], id: string) {
  const row = await store.find('documents', id)
  if (!row) throw new Error(`No document ${id}`)
  const { content } = await documentFile(store, row)
  return 'bytes' in content ? content.bytes : new Uint8Array()
}

describe('The file of a document of the seed', () => {
  test('is of the kind and the size that its record tells, and the same every time', async () => {
    const [one, other] = [await worldOfDocuments(), await worldOfDocuments()]
    expect([...new Set(one.rows.map(({ mimeType }) => mimeType))].toSorted()).toEqual(Object.keys(STARTS).toSorted())
    // One of each kind of document and file: the next costs as much and says the same.
    const kinds = new Map(one.rows.map((row) => [`${row.kind} ${row.mimeType}`, row]))
    for (const { id, mimeType, size } of kinds.values()) {
      const bytes = await bytesOf(one.store, id)
      expect([bytes.length, [...bytes.subarray(0, STARTS[mimeType]?.length)]]).toEqual([size, STARTS[mimeType]])
      expect(Buffer.from(await bytesOf(other.store, id)).equals(bytes)).toBe(true)
    }
  })
})
