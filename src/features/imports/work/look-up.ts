import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { KNOWN_CALL_LIMIT } from '#src/contract/imports/import.ts'
import { importWork } from './import-work.ts'
import type { RowResult } from './state.ts'

/** Asks which rows were imported before and marks them, so that it is known before anything is created. Without a connection they are found when they are sent. */
export async function lookUp({ services }: CommandContext): Promise<void> {
  const work = services.sessionValue(importWork)
  const { data, rows } = work.current()
  if (data === undefined) return
  const open = rows.filter(({ key }) => !data.results.has(key))
  const found = new Map<string, RowResult>()
  try {
    for (let at = 0; at < open.length; at += KNOWN_CALL_LIMIT) {
      const part = open.slice(at, at + KNOWN_CALL_LIMIT)
      const fingerprints = [...new Set(part.map(({ fingerprint }) => fingerprint))]
      const { rows: known } = await services.call('imports.known', { body: { fingerprints, contentHash: data.hash } })
      for (const { fingerprint, orderId, importedAt } of known) {
        for (const row of part) {
          if (row.fingerprint === fingerprint) found.set(row.key, { state: 'known', orderId, at: importedAt })
        }
      }
    }
  } catch (error) {
    if (!isApiError(error)) throw error
  }
  if (found.size === 0) return
  work.change((now) => (now.id === data.id ? { results: new Map([...found, ...now.results]) } : {}))
}
