import { describe, expect, test } from 'vitest'
import { ApiError, connectionError } from '#src/api/api-error.ts'
import {
  nextLift,
  type BulkIntent,
  type BulkPlan,
  type BulkRecord,
  type BulkResult,
  type BulkSending,
} from '#src/records/bulk/plan.ts'
import { createBulkRun } from '#src/records/bulk/run.ts'
import { bulkInFront } from '#src/records/bulk/open.ts'
import { createSessionValues } from '#src/workspace/session/session-values.tsx'
import { context, recordingList, recordingServices } from '#tests/commands/support.ts'

/** A kind of record the product does not have: what the kit does it does for any. */
interface Crate extends BulkRecord {
  isSealed?: boolean
}
interface SentBulk {
  sending: BulkSending
  ids: readonly string[]
  change: number
}

const crates: readonly Crate[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

/** A change of crates by a server that answers as told; what it got, noted and was asked to show is written down. */
function begin(answer: (sent: SentBulk) => readonly Partial<BulkResult<Crate>>[] | Error, records = crates) {
  const sent: SentBulk[] = []
  const log: string[] = []
  const plan: BulkPlan<Crate, number, number> = {
    endpoint: 'orders.bulk',
    callLimit: 2,
    words: {
      title: 'orders.bulk.title',
      count: 'orders.bulk.count',
      run: 'orders.bulk.run',
      nothing: 'orders.bulk.nothing',
      reasonFor: 'orders.bulk.reasonFor',
      finished: 'orders.finished',
    },
    columns: [],
    overridePermission: 'orders.override',
    labelOf: ({ id }) => id,
    isUnderstood: (input) => input > 0,
    changeOf: ({ isSealed }, { input }, lift) =>
      isSealed === true ? undefined : lift === 'none' ? input : input + 100,
    send(_call, { records: some, change }, sending) {
      const call = { sending, ids: some.map(({ id }) => id), change }
      sent.push(call)
      const answered = answer(call)
      if (answered instanceof Error) return Promise.reject(answered)
      const plain = { outcome: 'changed' as const, changes: [], warnings: [], overridable: false, needsNotes: false }
      return Promise.resolve(answered.map((result, at) => ({ id: some[at]?.id ?? '', ...plain, ...result })))
    },
    doneTitle: (title) => title,
    changeLines: () => [],
    sendOwn: (_queryClient, _key, send) => send(),
    remember: (_context, { title }, changes) => void log.push(`${title}: ${changes.map(({ label }) => label).join()}`),
    refresh: (_queryClient, ids) => void log.push(`refresh ${ids.join()}`),
  }
  const services = recordingServices(log, { list: recordingList([]) })
  const intent: BulkIntent<Crate, number, number> = {
    ...{ id: 'i-1', plan, commandId: 'crates.move', title: 'Verschoben', context: context({ services }) },
    ...{ records, input: 7 },
  }
  const run = createBulkRun(intent, { finished: 'Versiegelt', noAnswer: 'Keine Antwort' })
  const rows = () => run.state().rows.map(({ record, state }) => `${record.id} ${state}`)
  return { run, sent, log, rows, real: () => sent.filter(({ sending }) => !sending.dryRun) }
}

const draft = { input: 7, reason: '', override: false }
const each = ({ ids }: SentBulk) => ids.map((id) => ({ record: { id } }))
const lost = connectionError('orders.bulk', 'timeout')
const refusal = new ApiError({ endpoint: 'orders.bulk', kind: 'http', status: 422, message: 'Zu viele' })

test('it is looked at first, in calls of at most so many; then each call is sent with a key of its own', async () => {
  const { run, sent, rows, real, log } = begin(each)
  await run.check(draft)
  expect(sent.map(({ ids, sending }) => `${ids.join('')} ${sending.dryRun}`)).toEqual(['ab true', 'cd true', 'e true'])
  expect(rows()).toEqual(['a ready', 'b ready', 'c ready', 'd ready', 'e ready'])
  await run.run(draft, 'Verschoben')
  expect([run.state().phase, real().map(({ ids }) => ids.join(''))]).toEqual(['over', ['ab', 'cd', 'e']])
  expect(new Set(real().map(({ sending }) => 'idempotencyKey' in sending && sending.idempotencyKey)).size).toBe(3)
  expect(log).toEqual(['Verschoben: a,b', 'Verschoben: c,d', 'Verschoben: e', 'refresh a,b,c,d,e'])
})

test('a lost answer interrupts it: nothing is called done, and it resumes with the key the call had', async () => {
  let isLost = true
  const { run, rows, real } = begin((sent) =>
    !sent.sending.dryRun && sent.ids[0] === 'c' && isLost ? lost : each(sent),
  )
  await run.check(draft)
  await run.run(draft, 'Verschoben')
  expect([run.state().phase, ...rows()]).toEqual([
    'interrupted',
    'a done',
    'b done',
    'c unknown',
    'd unknown',
    'e unsent',
  ])
  isLost = false
  await run.resume()
  expect([run.state().phase, ...rows()]).toEqual(['over', 'a done', 'b done', 'c done', 'd done', 'e done'])
  expect(real().map(({ ids }) => ids.join(''))).toEqual(['ab', 'cd', 'cd', 'e'])
  const [, once, again] = real().map(({ sending }) => ('idempotencyKey' in sending ? sending.idempotencyKey : ''))
  expect(again).toBe(once)
})

test('a person halts it after the call that is under way, and what is left can follow', async () => {
  const work = begin((sent) => {
    if (!sent.sending.dryRun && sent.ids[0] === 'a') work.run.stop()
    return each(sent)
  })
  await work.run.check(draft)
  await work.run.run(draft, 'Verschoben')
  expect([work.run.state().phase, work.run.state().message]).toEqual(['interrupted', undefined])
  expect(work.rows()).toEqual(['a done', 'b done', 'c unsent', 'd unsent', 'e unsent'])
  await work.run.resume()
  expect(work.run.state().phase).toBe('over')
})

test('what was refused is tried again alone; what was done stays done', async () => {
  let isRefused = true
  const { run, rows, sent, real } = begin((call) =>
    call.ids.map((id) => {
      const refused = !call.sending.dryRun && id === 'b' && isRefused
      return refused ? { outcome: 'refused' as const, message: 'Gesperrt' } : { record: { id } }
    }),
  )
  await run.check(draft)
  await run.run(draft, 'Verschoben')
  expect(rows()[1]).toBe('b failed')
  isRefused = false
  sent.length = 0
  await run.retryFailed(draft)
  await run.run(draft, 'Verschoben')
  expect(sent.map(({ ids }) => ids.join(''))).toEqual(['b', 'b'])
  expect([real(), run.state().earlier, rows()].map(({ length }) => length)).toEqual([1, 4, 1])
})

test('a refusal of the whole call is one of each record; one without such a change says so and is not asked about', async () => {
  const { run, sent } = begin(() => refusal, [{ id: 'a' }, { id: 'b', isSealed: true }])
  await run.check(draft)
  expect(run.state().rows.map(({ state, result }) => [state, result?.message])).toEqual([
    ['refused', 'Zu viele'],
    ['refused', 'Versiegelt'],
  ])
  expect(sent.map(({ ids }) => ids.join(''))).toEqual(['a'])
})

test('a reason is used only as far as it is needed, and a rule is overridden only where somebody says so', async () => {
  const { run, sent, rows } = begin(({ ids, change }) =>
    ids.map((id) => (id === 'b' && change < 100 ? { outcome: 'refused' as const, overridable: true } : {})),
  )
  await run.check({ ...draft, reason: 'Abgesprochen' })
  expect(rows()[1]).toBe('b refused')
  await run.check({ ...draft, reason: 'Abgesprochen', override: true })
  expect([rows()[1], sent.at(-1)?.ids, sent.at(-1)?.change]).toEqual(['b ready', ['b'], 107])
})

test('looking is given up when the dialog goes, and a look that cannot be had says why', async () => {
  const { run, rows } = begin(() => lost)
  await run.check(draft)
  expect([run.state().phase, run.state().message]).toEqual(['uncheckable', 'Network error occurred'])
  run.reset()
  expect([run.state().phase, rows()[0]]).toEqual(['idle', 'a idle'])
})

test('each session has its own change in front of its person', () => {
  const [mine, yours] = [createSessionValues(), createSessionValues()]
  const services = recordingServices([])
  mine.of(bulkInFront).show({ id: 'i-1', context: context({ services }) } as never)
  expect([mine.of(bulkInFront).current()?.id, yours.of(bulkInFront).current()]).toEqual(['i-1', undefined])
})

describe('how far a reason is used for a refused record', () => {
  const refused = { id: 'a', outcome: 'refused', changes: [], warnings: [] } as const
  const draft = { input: undefined, reason: 'Kunde wünscht es', override: true }
  const [rule, note] = [
    { ...refused, overridable: true, needsNotes: false },
    { ...refused, overridable: false, needsNotes: true },
  ]

  test('is against a rule, or as its note, once each', () => {
    const lifts = ['none', 'notes', 'override'] as const
    expect(lifts.map((lift) => nextLift(rule, lift, draft))).toEqual(['override', 'override', undefined])
    expect(lifts.map((lift) => nextLift(note, lift, draft))).toEqual(['notes', undefined, undefined])
  })

  test('is not at all without one, for what was not refused, and against a rule that is to be kept', () => {
    expect([
      nextLift(rule, 'none', { ...draft, reason: ' ' }),
      nextLift({ ...rule, outcome: 'changed' }, 'none', draft),
      nextLift(rule, 'none', { ...draft, override: false }),
    ]).toEqual([undefined, undefined, undefined])
  })
})
