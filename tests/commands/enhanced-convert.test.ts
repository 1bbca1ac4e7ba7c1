import { expect, test } from 'vitest'
import type { ToastRequest } from '#src/commands/gate/command.ts'
import type { UndoEntry } from '#src/commands/undo/steps.ts'
import { endpoints, type Call, type EndpointName } from '#src/contract/index.ts'
import { convert } from '#src/features/enhanced-orders/convert.late.ts'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'
import { context, recordingServices } from './support.ts'

const DISPO = 'dispo@nordkurs'

test('what somebody else has converted meanwhile is told with its order, and nothing is noted as an own change', async () => {
  const backend = seededBackend()
  const params = { id: 'enh-nk-ocr-001' }
  const seen = (await backend.ask(DISPO, 'enhancedOrders.get', { params })).body
  const made = (await backend.ask('admin@nordkurs', 'enhancedOrders.convert', { params })).body
  const told: ToastRequest[] = []
  const noted: UndoEntry[] = []
  const call = (async (name: EndpointName, input: object) =>
    endpoints[name].response.parse((await backend.ask(DISPO, name, input)).body)) as unknown as Call
  const services = recordingServices([], {
    call,
    notify: (toast) => void told.push(toast),
    remember: (...entries) => void noted.push(...entries),
  })
  await convert(context({ services, focus: { kind: 'enhancedOrder', id: seen.id, record: seen } }))
  expect(told.map(({ type, message }) => [type, message])).toEqual([
    ['info', expect.stringMatching(/^NK-OCR-0001 war schon umgewandelt: Auftrag NK-2026-\d{6}$/)],
  ])
  expect([noted, made.transport.orderId === undefined]).toEqual([[], false])
})
