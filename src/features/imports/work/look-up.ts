import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { KNOWN_CALL_LIMIT, type KnownRow } from '#src/contract/imports/import.ts'
import { importWork } from './import-work.ts'
import type { ImportData, RowResult, WorkRow } from './state.ts'

/**
 * Asks which rows have an order and marks them: those of another import as known, before anything is created; those of this one as
 * created, and no longer where it was taken back. Without a connection nothing changes: what is known is found when it is sent.
 */
export async function lookUp({ services }: Pick<CommandContext, 'services'>): Promise<void> {
  const work = services.sessionValue(importWork)
  const { data, rows } = work.current()
  if (data === undefined || data.creation?.state === 'running') return
  const fingerprints = [...new Set(rows.map(({ fingerprint }) => fingerprint))]
  const found = new Map<string, KnownRow>()
  try {
    for (let at = 0; at < fingerprints.length; at += KNOWN_CALL_LIMIT) {
      const part = fingerprints.slice(at, at + KNOWN_CALL_LIMIT)
      const answer = await services.call('imports.known', { body: { fingerprints: part, contentHash: data.hash } })
      for (const known of answer.rows) found.set(known.fingerprint, known)
    }
  } catch (error) {
    if (isApiError(error)) return
    throw error
  }
  const results = resultsOf(data, rows, found)
  if (isAlike(results, data.results)) return
  // What was answered meanwhile is newer.
  await work.change((now) => (now.id === data.id && now.results === data.results ? { results } : {}))
}

function resultsOf({ id, results }: ImportData, rows: readonly WorkRow[], found: ReadonlyMap<string, KnownRow>) {
  const next = new Map<string, RowResult>()
  for (const { key, fingerprint } of rows) {
    const before = results.get(key)
    const known = found.get(fingerprint)
    if (before?.state === 'refused') next.set(key, before)
    else if (known !== undefined) next.set(key, resultOf(known, id))
  }
  return next
}

const resultOf = ({ importId, orderId, importedAt }: KnownRow, own: string): RowResult =>
  importId === own ? { state: 'created', orderId } : { state: 'known', orderId, at: importedAt }

function isAlike(one: ReadonlyMap<string, RowResult>, other: ReadonlyMap<string, RowResult>): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, { state, orderId }]) => {
      const there = other.get(key)
      return there?.state === state && there.orderId === orderId
    })
  )
}
