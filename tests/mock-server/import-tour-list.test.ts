import { expect, test } from 'vitest'
import { judgeRows, ordersOfRow } from '#src/domain/imports/judging/judge.ts'
import { guessMapping } from '#src/domain/imports/mapping/mapping.ts'
import { readTable } from '#src/entities/imports/read/read-table.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

test('The list that came by e-mail becomes 188 orders and a list of twelve, once, and goes in one undo per part', async () => {
  const backend = seededBackend()
  const mails = await backend.ask(DISPO, 'emails.list', { query: { limit: 200 } })
  const mail = mails.body.data.find(({ attachments }) => attachments.some(({ name }) => /Touren.*\.csv$/.test(name)))
  const index = mail?.attachments.find(({ name }) => name.endsWith('.csv'))?.index ?? 0
  const file = await backend.ask(DISPO, 'emails.file', { params: { id: mail?.id ?? '', index: String(index) } })
  const read = await readTable(file.body)
  if (!read.ok) throw new Error(read.problem.code)
  const context = { today: '2026-11-21', customer: { id: 'cus-x', name: 'Nordkorn Mühlen' }, customers: [], places: [] }
  const judged = judgeRows(read.table.lines, guessMapping(read.table), context)
  const good = judged.filter(({ faults }) => faults.length === 0)
  const faulty = judged.filter(({ faults }) => faults.length > 0)
  expect([good.length, faulty.map(({ row }) => row.line)]).toEqual([
    188,
    [7, 14, 23, 38, 52, 61, 77, 96, 118, 133, 150, 187],
  ])
  expect(faulty.filter(({ proposal }) => proposal === undefined)).toEqual([])

  const store = backend.server.store('nordkurs')
  const before = await store.count('orders')
  const orders = good.flatMap(ordersOfRow).map(({ draft, ...order }) => {
    const { customerReference } = draft.customer
    return { ...order, draft: { ...draft, customer: { name: 'Nordkorn Mühlen', customerReference } } }
  })
  const head = {
    name: 'Touren.csv',
    source: 'email',
    emailId: mail?.id,
    contentHash: read.table.contentHash,
    rows: 200,
  }
  const send = async (importId: string) => [
    await backend.ask(DISPO, 'imports.create', { body: { importId, head, rows: orders.slice(0, 100) } }),
    await backend.ask(DISPO, 'imports.create', { body: { importId, head, rows: orders.slice(100) } }),
  ]
  const parts = await send('imp-00000001')
  expect(
    parts
      .flatMap(({ body }) => body.results.map(({ outcome, message }) => message ?? outcome))
      .filter((is) => is !== 'created'),
  ).toEqual([])
  expect(await store.count('orders')).toBe(before + 188)
  const again = await send('imp-00000002')
  expect(again.flatMap(({ body }) => body.results).every(({ outcome }) => outcome === 'known')).toBe(true)
  expect(await store.count('orders')).toBe(before + 188)
  for (const { body } of parts.toReversed()) {
    const back = await backend.ask(DISPO, 'imports.undo', {
      params: { id: 'imp-00000001' },
      body: { eventId: body.eventId },
    })
    expect([back.status, back.body.warnings]).toEqual([200, []])
  }
  expect(await store.count('orders')).toBe(before)
})
