import { describe, expect, test } from 'vitest'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from './seeded-backend.ts'

const ADMIN = 'admin@nordkurs'
const DISPO = 'dispo@nordkurs'
const DAY = 24 * 3_600_000
const PROOF = 'Als Nachweis der Beförderung bis 31.12.2034 aufzubewahren (§ 147 AO)'

function documents() {
  const backend = seededBackend()
  const store = backend.server.store('nordkurs')
  const upload = async (kind: string, who = DISPO) =>
    (await backend.ask(who, 'documents.upload', { body: { kind }, file: pdfFile(`${kind}.pdf`) })).body
  const change = (id: string, kind: string) =>
    backend.ask(DISPO, 'documents.update', { params: { id }, body: { kind } })
  const remove = (id: string) => backend.ask(ADMIN, 'documents.delete', { params: { id } })
  const undo = (id: string, eventId = '', more: object = {}) =>
    backend.ask(DISPO, 'documents.undo', { params: { id }, body: { eventId, ...more } })
  return { backend, store, upload, change, remove, undo }
}

describe('A document that proves or bills', () => {
  test('is not deleted before its retention has ended, which the refusal names', async () => {
    const { backend, upload, remove } = documents()
    const { id } = await upload('pod')
    const { status, refusal } = await remove(id)
    expect([status, refusal['code'], refusal['message']]).toEqual([409, 'RETAINED', PROOF])
    expect(refusal['reasons']).toEqual([{ code: 'reason.document.proof', values: { date: '2034-12-31' } }])
    backend.pass(Date.UTC(2034, 11, 31, 22, 59) - Date.UTC(2026, 10, 21, 9))
    expect((await remove(id)).status).toBe(409)
    backend.pass(120_000)
    expect((await remove(id)).status).toBe(200)
  })

  test('stays when many are deleted, while the others go and come back', async () => {
    const { backend, store, upload, undo } = documents()
    const [letter, note] = [await upload('transportOrder'), await upload('other', ADMIN)]
    const body = { documentIds: [letter.id, note.id] }
    const { results } = (await backend.ask(ADMIN, 'documents.deleteMany', { body })).body
    expect(results.map(({ outcome, code, message }) => [outcome, code, message])).toEqual([
      ['refused', 'RETAINED', 'Als Geschäftsbrief bis 31.12.2032 aufzubewahren (§ 147 AO)'],
      ['deleted', undefined, undefined],
    ])
    expect(await store.find('documents', note.id)).toBeUndefined()
    const back = { params: { id: note.id }, body: { eventId: results[1]?.eventId ?? '' } }
    expect((await backend.ask(ADMIN, 'documents.undo', back)).status).toBe(200)
    expect((await undo(letter.id, letter.eventId)).status).toBe(200)
  })

  test('becomes another kind that is retained, and none that could be deleted', async () => {
    const { backend, upload, change, remove } = documents()
    const { id } = await upload('pod')
    expect((await change(id, 'cmr')).status).toBe(200)
    const message = 'Bis 31.12.2034 aufzubewahren (§ 147 AO): Als diese Art ließe sich das Dokument löschen'
    const { status, refusal } = await change(id, 'other')
    expect([status, refusal['code'], refusal['message']]).toEqual([409, 'RETAINED', message])
    const body = { documentIds: [id], updates: { kind: 'photo' } }
    const { results } = (await backend.ask(DISPO, 'documents.updateMany', { body })).body
    expect(results).toMatchObject([{ id, outcome: 'refused', code: 'RETAINED', message }])
    expect((await remove(id)).status).toBe(409)
  })

  test('outlives its order', async () => {
    const { backend, store, upload, remove } = documents()
    const { id } = await upload('transportOrder')
    const order = await store.first('orders', { status: 'CREATED' })
    await backend.ask(DISPO, 'documents.update', { params: { id }, body: { orderId: order?.id } })
    expect((await backend.ask(ADMIN, 'orders.delete', { params: { id: order?.id ?? '' } })).status).toBe(200)
    expect((await store.find('documents', id))?.orderId).toBeUndefined()
    expect((await remove(id)).status).toBe(409)
  })
})

describe('A slip of a person', () => {
  test('that made a document is taken back within a day, and later no more', async () => {
    const { backend, store, upload, undo } = documents()
    const [first, second, note] = [await upload('pod'), await upload('pod'), await upload('other')]
    backend.pass(DAY - 1)
    expect((await undo(first.id, first.eventId)).status).toBe(200)
    expect(await store.find('documents', first.id)).toBeUndefined()
    backend.pass(1)
    const late = await undo(second.id, second.eventId, { force: true })
    expect([late.status, late.refusal['message']]).toEqual([409, PROOF])
    expect((await undo(note.id, note.eventId)).status).toBe(200)
  })

  test('is none once the document is checked', async () => {
    const { backend, upload, undo } = documents()
    const { id, eventId } = await upload('pod')
    await backend.ask(DISPO, 'documents.verify', { params: { id }, body: { verified: true } })
    const refused = await undo(id, eventId, { force: true })
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'RETAINED'])
  })

  test('that chose a kind is taken back within a day, and later no more', async () => {
    const { backend, store, upload, change, undo } = documents()
    const { id } = await upload('other')
    const first = await change(id, 'pod')
    expect((await undo(id, first.body.eventId)).status).toBe(200)
    expect((await store.find('documents', id))?.kind).toBe('other')
    const second = await change(id, 'pod')
    backend.pass(DAY)
    const late = await undo(id, second.body.eventId)
    expect([late.status, late.refusal['code']]).toEqual([409, 'RETAINED'])
    expect((await store.find('documents', id))?.kind).toBe('pod')
  })
})
