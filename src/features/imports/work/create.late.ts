import { isApiError, isRefusal } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { IMPORT_CALL_LIMIT, type ImportedPart, type ImportRow } from '#src/contract/imports/import.ts'
import { ownSender } from '#src/records/changes/intent-key.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'
import { noteStep, undoAction } from '#src/records/changes/own-steps.ts'
import { ordersOfRow } from '#src/domain/imports/judging/judge.ts'
import { importWork } from './import-work.ts'
import { rememberMapping } from './mapping-memory.ts'
import type { ImportData, RowResult, WorkRow } from './state.ts'

const workOf = ({ services }: CommandContext) => services.sessionValue(importWork)

/**
 * Creates orders of all that is right, a hundred at a time. What the server has answered is done and stays, whatever happens behind
 * it: a halt, a lost connection, a reload. All of it is one step of own changes. Another window at the same import is waited for by no
 * one: this one says so and does nothing.
 */
export async function createGood(context: CommandContext): Promise<void> {
  const work = workOf(context)
  const { data, creation, rows } = work.current()
  if (data === undefined || creation?.state === 'running') return
  const ready = rows.filter(({ state }) => state === 'good')
  if (ready.length === 0) return
  // Said at once: the second of two presses finds it running.
  void work.change(() => ({ creation: { state: 'running', settled: 0, count: ready.length, stopping: false } }))
  const name = `import ${data.id}`
  const send = () => sendParts(context, ready)
  await (navigator.locks === undefined
    ? send()
    : navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) return send()
        void work.change(() => ({ creation: undefined }))
        context.services.notify({
          type: 'warning',
          message: context.services.t('imports.create.elsewhere'),
          answers: true,
        })
      }))
}

/** Ends it after the part that is under way; what is created stays. */
export function haltCreating(context: CommandContext): void {
  void workOf(context).change(({ creation }) => ({ creation: creation && { ...creation, stopping: true } }))
}

async function sendParts(context: CommandContext, ready: readonly WorkRow[]): Promise<void> {
  const { services } = context
  const work = workOf(context)
  const { t, queryClient } = services
  // Also after a halt or a reload: all of an import is one step.
  const step = work.current().data?.id ?? ''
  const own = ownSender(context, 'import')
  let created = 0
  let message: string | undefined
  for (const part of partsOf(ready)) {
    const { data, creation } = work.current()
    if (data === undefined || creation?.stopping === true) break
    try {
      const body = { importId: data.id, head: headOf(data), rows: part.flatMap(({ orders }) => orders) }
      const answer = await own(['imports.create', body], (idempotencyKey) =>
        services.call('imports.create', { body, idempotencyKey }),
      )
      created += settle(context, part, answer)
      const label = data.source.name
      noteStep(
        context,
        'import',
        { commandId: 'imports.create', title: t('imports.created', { count: created }), step },
        [{ id: answer.import.id, label, eventId: answer.eventId }],
      )
    } catch (error) {
      if (!isApiError(error)) throw error
      message = failureText(error, t)
      // Refused as a whole each of its rows is: what is wrong stands beside it, and the rest goes on.
      if (!isRefusal(error)) break
      const refused: RowResult = { state: 'refused', message: error.message }
      void work.change(({ results }) => ({
        results: new Map([...results, ...part.map(({ row }) => [row.key, refused] as const)]),
      }))
    }
    void work.change(({ creation: now }) => ({ creation: now && { ...now, settled: now.settled + part.length } }))
  }
  finish(context, { step, created, message })
  invalidateRelated(queryClient, 'import', [work.current().data?.id ?? ''])
  const { data } = work.current()
  if (data !== undefined && created > 0) await rememberMapping(context, data)
}

function finish(context: CommandContext, done: { step: string; created: number; message: string | undefined }): void {
  const { step, created, message } = done
  const work = workOf(context)
  const { notify, t } = context.services
  const isOver = work.current().counts.ready === 0
  void work.change(({ creation }) => ({
    creation: creation && {
      ...creation,
      state: isOver ? 'over' : 'halted',
      stopping: false,
      ...(message !== undefined && { message }),
    },
  }))
  if (created === 0 && message === undefined) return
  if (created === 0)
    return notify({
      type: 'error',
      message: t('imports.created', { count: 0 }),
      ...(message !== undefined && { detail: message }),
    })
  const { counts, source } = work.current()
  notify({
    type: counts.open === 0 ? 'success' : 'warning',
    message: t('imports.result', { created: counts.created, open: counts.open }),
    detail: message ?? source?.name ?? '',
    action: undoAction(context, step),
    answers: true,
  })
}

interface PartRow {
  row: WorkRow
  /** The orders it becomes. */
  orders: readonly ImportRow[]
}

/** So many orders a call; those of one row go together. */
function partsOf(ready: readonly WorkRow[]): PartRow[][] {
  const parts: PartRow[][] = []
  let size = IMPORT_CALL_LIMIT
  for (const row of ready) {
    const orders = ordersOfRow(row.judged)
    if (size + orders.length > IMPORT_CALL_LIMIT) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push({ row, orders })
    size += orders.length
  }
  return parts
}

const headOf = ({ source, hash, rows }: ImportData) => ({
  name: source.name.slice(0, 200),
  source: source.kind,
  contentHash: hash,
  rows: rows.length,
  ...(source.emailId !== undefined && { emailId: source.emailId }),
  ...(source.sender !== undefined && { sender: source.sender }),
})

/** Notes what the server has said of each row; how many were created. */
function settle(context: CommandContext, part: readonly PartRow[], { results: answers }: ImportedPart): number {
  const created = answers.filter(({ outcome }) => outcome === 'created').length
  void workOf(context).change(({ results }) => {
    const next = new Map(results)
    for (const { row } of part) {
      const own = answers.filter(({ line }) => line === row.line)
      const refused = own.find(({ outcome }) => outcome === 'refused')
      const [first] = own
      if (first === undefined || refused !== undefined) {
        next.set(row.key, { state: 'refused', ...(refused?.message !== undefined && { message: refused.message }) })
      } else {
        next.set(row.key, {
          state: first.outcome === 'known' ? 'known' : 'created',
          ...(first.orderId !== undefined && { orderId: first.orderId }),
          ...(first.importedAt !== undefined && { at: first.importedAt }),
        })
      }
    }
    return { results: next }
  })
  return created
}
