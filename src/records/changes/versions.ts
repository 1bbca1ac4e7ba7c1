import * as z from 'zod/mini'
import { isApiError } from '#src/api/api-error.ts'
import { knownEndpoint } from '#src/api/endpoints.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { entities, type EntityKind, type EntityRecords } from '#src/contract/entities.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { putRecords } from './record-cache.ts'

/** The record as it is now, out of a 409 of version (decision A21); undefined for any other error. */
export function currentOf<K extends EntityKind>(error: unknown, kind: K): EntityRecords[K] | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') return undefined
  const { get } = entities[kind].endpoints
  const { body } = error
  if (get === undefined || typeof body !== 'object' || body === null || !('current' in body)) return undefined
  // The table says that `get` answers records of this kind.
  return knownEndpoint(get)?.response.safeParse(body.current).data as EntityRecords[K] | undefined
}

const ChangedBy = z.object({
  changedBy: z.array(z.object({ person: z.string(), at: z.string(), fields: z.array(z.string()) })),
})

/** Who has changed one of these fields last and when (ISO), as a 409 of version says; undefined where it does not. */
export function changerOf(error: unknown, fields: readonly string[]): { person: string; at: string } | undefined {
  const said = isApiError(error) ? ChangedBy.safeParse(error.body) : undefined
  const found = said?.data?.changedBy.find((change) => change.fields.some((field) => fields.includes(field)))
  return found && { person: found.person, at: found.at }
}

/** "Anna Weber hat das um 13:41 geändert."; with the day where it was another one. */
export function changerText({ person, at }: { person: string; at: string }, t: Translate): string {
  const format = formatFor(currentLanguage())
  const isToday = epochToZoned(Date.parse(at)).date === epochToZoned(Date.now()).date
  const values = { name: person, time: isToday ? format.time(at) : format.stamp(at) }
  return t(isToday ? 'fields.conflictBy' : 'fields.conflictOn', values)
}

/** The one field a change sets, and how it is said to a person. */
export interface ChangedField<K extends EntityKind> {
  field: keyof EntityRecords[K]
  title(current: EntityRecords[K]): string
  /** What somebody else has set it to, in a sentence. */
  detail(current: EntityRecords[K]): string
}

/**
 * A way to send a change with the version it started from. If somebody has changed the record meanwhile, but not this field,
 * it is sent again; if this field, the person decides with the other's value before her eyes. What she has decided upon is
 * kept: sent once more, say with a reason, it asks only about what is newer still.
 */
export function onVersion<K extends EntityKind>(
  context: CommandContext,
  kind: K,
  record: EntityRecords[K] & { version: number },
  changed: ChangedField<K>,
): <T>(send: (ifMatch: number) => Promise<T | undefined>) => Promise<T | undefined> {
  let seen: EntityRecords[K] = record
  let { version } = record
  return async (send) => {
    try {
      return await send(version)
    } catch (error) {
      const current = currentOf(error, kind)
      if (current === undefined || !('version' in current)) throw error
      putRecords(context.services.queryClient, kind, [current])
      const { field } = changed
      const by = changerOf(error, [String(field)])
      if (current[field] !== seen[field] && !(await isWantedOver(context, current, changed, by))) return undefined
      seen = current
      version = current.version
      return send(version)
    }
  }
}

/** Whether what somebody else has set is to be written over; what is left says so. */
async function isWantedOver<K extends EntityKind>(
  { services }: CommandContext,
  current: EntityRecords[K],
  words: ChangedField<K>,
  by: ReturnType<typeof changerOf>,
): Promise<boolean> {
  const { t } = services
  const title = words.title(current)
  const confirmLabel = t('changes.versionConflict.overwrite')
  const detail = [by && changerText(by, t), words.detail(current)].filter(Boolean).join(' ')
  const isWanted = await services.confirm({ title, detail, confirmLabel, late: true })
  if (!isWanted) services.notify({ type: 'info', message: title, detail: t('undo.conflict.kept') })
  return isWanted
}
