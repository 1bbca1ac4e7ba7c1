import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createRegistry } from '#src/app/commands.ts'
import { availability, type CommandContext, type FocusedRecord } from '#src/commands/gate/command.ts'
import type { UndoEntry } from '#src/commands/undo/steps.ts'
import { endpoints, type Call, type EndpointName } from '#src/contract/index.ts'
import { dispatchLists } from '#src/features/dispatch/dispatch-lists.ts'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'
import { context, recordingServices } from './support.ts'

const ADMIN = 'admin@nordkurs'
const registry = createRegistry()
const changing = registry.all.filter(({ id, changesData }) => changesData === true && !id.startsWith('undo.'))

/** Open a dialog where the change is typed and looked at; `tests/app` proves that what they send is noted. */
const TYPED: readonly string[] = ['orders.changePrice', 'orders.shiftDates']

/** One world for all: each command finds a record of its own in it. */
const backend = seededBackend()

/** What a command was seen to send, and what it noted of that. */
const seen = new Map<string, { sent: string[]; noted: UndoEntry[] }>()

/** Runs a command on one record, as an admin who answers every question. */
async function runOn(
  id: string,
  focusOf: (call: Call) => Promise<FocusedRecord | 'alert' | undefined>,
): Promise<boolean> {
  const sent: string[] = []
  const noted: UndoEntry[] = []
  const call = (async (
    name: EndpointName,
    input: { params?: Record<string, string>; query?: object; body?: unknown; ifMatch?: number },
  ) => {
    const answer = await backend.ask(ADMIN, name, input as never)
    if (answer.status >= 400) {
      const { message, code } = answer.refusal as { message: string; code?: string }
      throw new ApiError({ endpoint: name, kind: 'http', status: answer.status, message, code, body: answer.refusal })
    }
    if (endpoints[name].method !== 'GET' && !name.startsWith('auditLogs.')) sent.push(name)
    return endpoints[name].response.parse(answer.body)
  }) as unknown as Call
  const services = recordingServices([], {
    call,
    remember: (...entries) => void noted.push(...entries),
    confirm: () => Promise.resolve(true),
    async ask(question) {
      await question.send?.('Ein Grund')
      return 'Ein Grund'
    },
  })
  const focus = await focusOf(call)
  if (focus === undefined) return false
  const here: CommandContext = context({
    session: { userId: 'usr-nordkurs-admin', role: 'admin', tenantId: 'nordkurs', demo: true },
    services,
    ...(focus !== 'alert' && { focus }),
  })
  if (focus === 'alert') {
    const alert = (await call('alerts.list', {})).data.find(({ read }) => !read)
    if (alert) services.sessionValue(dispatchLists).focusAlert(alert)
  }
  const command = registry.get(id)
  if (command === undefined || availability(command, here, 'anywhere').state !== 'available') return false
  const choice = (await command.choices?.(here))?.find(({ blocked }) => blocked === undefined)
  if (command.choices && choice === undefined) return false
  await Promise.resolve(choice ? choice.take(here) : command.run(here)).catch(() => undefined)
  if (sent.length === 0) return false
  seen.set(id, { sent, noted })
  return true
}

/** Records a command may be for: orders in each status, a transport, a document, an alert. */
const places: readonly ((call: Call) => Promise<FocusedRecord | 'alert' | undefined>)[] = [
  ...['CREATED', 'CONFIRMED', 'ASSIGNED', 'IN_TRANSIT', 'CANCELLED'].map((status) => async (call: Call) => {
    const [record] = (await call('orders.list', { query: { status, limit: 1 } })).data
    return record && ({ kind: 'order', id: record.id, record } as const)
  }),
  async (call) => {
    const [record] = (await call('transports.list', { query: { active: 'true', limit: 1 } })).data
    return record && ({ kind: 'transport', id: record.id, record } as const)
  },
  async (call) => {
    const [record] = (await call('documents.list', { query: { verified: 'false', limit: 1 } })).data
    return record && ({ kind: 'document', id: record.id, record } as const)
  },
  () => Promise.resolve('alert'),
]

beforeAll(async () => {
  for (const { id } of changing) {
    for (const place of places) if (await runOn(id, place)) break
  }
}, 60_000)

test('every command that changes data sends something here, or is known to be typed first', () => {
  const unseen = changing.map(({ id }) => id).filter((id) => !seen.has(id))
  expect(unseen.toSorted()).toEqual(TYPED.toSorted())
})

test.each(changing.map(({ id }) => id).filter((id) => !TYPED.includes(id)))(
  '%s notes what it has changed, with its way back or that there is none',
  (id) => {
    const { sent, noted } = seen.get(id) ?? { sent: [], noted: [] }
    expect([id, sent.length > 0, noted.length > 0]).toEqual([id, true, true])
    expect(noted.every(({ entity }) => entity.id !== '' && entity.label !== '')).toBe(true)
  },
)
