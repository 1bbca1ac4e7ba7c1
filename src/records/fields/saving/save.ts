import { notifyManager } from '@tanstack/react-query'
import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { changerOf } from '../../changes/versions.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import {
  sameValues,
  valuesOf,
  type EditableFields,
  type EditableRecord,
  type Field,
  type FieldAnswer,
} from '../field.ts'
import type { FieldValue, Words } from '../kinds/kinds.ts'
import type { FieldStore } from './store.ts'

/** What a field is saved with: which record as the screen holds it, and the values as read. */
export interface FieldSave<T extends EditableRecord> {
  fields: EditableFields<T>
  store: FieldStore<T>
  record: T
  field: Field<T>
  values: readonly FieldValue[]
  /** The version to save upon where the person has decided against a newer one (decision A21). */
  onto?: T | undefined
}

/**
 * Saves one field, after those of the same record that were saved before it. What fails or meets another's change stays
 * open with what was typed; nothing is sent again by itself (decision A17).
 */
export function saveField<T extends EditableRecord>(context: CommandContext, save: FieldSave<T>): Promise<void> {
  const { store, record, field, values } = save
  store.change(record.id, field.id, { state: 'sending', values, failure: undefined, theirs: undefined })
  return store.inTurn(record.id, () => attempt(context, save))
}

async function attempt<T extends EditableRecord>(context: CommandContext, save: FieldSave<T>): Promise<void> {
  const { fields, store, record, field, onto } = save
  const { queryClient } = context.services
  const entry = store.of(record.id).get(field.id)
  if (entry?.state !== 'sending') return
  const held = fields.known(queryClient, record.id) ?? record
  try {
    await fields.change(context, {
      commandId: field.commandId,
      title: titleOf(field, save.values, wordsFor(context, held)),
      record: held,
      send: () => sendMerged(context, save, onto?.version ?? entry.version, onto ?? held),
    })
    await shownAgain(() => store.end(record.id, field.id))
  } catch (error) {
    const current = fields.currentOf(error)
    if (current !== undefined) {
      fields.put(queryClient, current)
      store.change(record.id, field.id, {
        state: 'conflict',
        theirs: current,
        theirsBy: changerOf(error, field.props),
      })
      return
    }
    const isOffline = isApiError(error) && (error.kind === 'offline' || error.kind === 'network')
    const failure = { message: sentenceOf(error, field.props), isOffline }
    store.change(record.id, field.id, { state: 'failed', failure })
  }
}

/** What the server has against this very field, else what it says of the whole. */
function sentenceOf(error: unknown, props: readonly string[]): string {
  const issues = isApiError(error) ? (error.fieldErrors ?? []) : []
  const own = issues.filter(({ path }) => props.includes(path)).map(({ message }) => message)
  if (own.length > 0) return own.join(' · ')
  return error instanceof Error ? error.message : ''
}

/** After the screen has been told of the new record: the old value does not show in between. */
function shownAgain(then: () => void): Promise<void> {
  return new Promise((resolve) => {
    notifyManager.schedule(() => {
      then()
      resolve()
    })
  })
}

/** Somebody else has changed other fields only: mine goes onto the new version without a question. */
async function sendMerged<T extends EditableRecord>(
  context: CommandContext,
  save: FieldSave<T>,
  version: number,
  held: T,
): Promise<FieldAnswer<T>> {
  const { fields, store, record, field, values, onto } = save
  const base = onto ? valuesOf(onto, field) : (store.of(record.id).get(field.id)?.base ?? [])
  try {
    return await send(context, save, version, held)
  } catch (error) {
    const current = fields.currentOf(error)
    if (current === undefined) throw error
    const theirs = valuesOf(current, field)
    if (!sameValues(theirs, base) && !sameValues(theirs, values)) throw error
    return send(context, save, current.version, current)
  }
}

async function send<T extends EditableRecord>(
  context: CommandContext,
  save: FieldSave<T>,
  ifMatch: number,
  held: T,
): Promise<FieldAnswer<T>> {
  const { fields, store, record, field, values } = save
  const { call, queryClient } = context.services
  const typed = Object.fromEntries(field.props.map((name, at) => [name, values[at] ?? null]))
  const body = { ...typed, ...(await field.along?.(held, values)), ...store.of(record.id).get(field.id)?.also }
  const idempotencyKey = keyOf(save, JSON.stringify([ifMatch, body]))
  const answer = await fields.sendOwn(queryClient, idempotencyKey, () =>
    field.endpoint(call, { id: record.id, body, ifMatch, idempotencyKey }),
  )
  store.follow(answer.record, ifMatch)
  return answer
}

/** The same intent sent again keeps its key, so that it is done once even if the first answer was lost (decision A6). */
function keyOf<T extends EditableRecord>({ store, record, field }: FieldSave<T>, body: string): string {
  const before = store.of(record.id).get(field.id)?.sent
  const key = before?.body === body ? before.key : crypto.randomUUID()
  store.change(record.id, field.id, { sent: { key, body } })
  return key
}

/** What values of a record are put into words with. */
export function wordsFor<T>({ services }: CommandContext, record: T): Words<T> {
  return { t: services.t, format: formatFor(currentLanguage()), record }
}

/** "Gewicht 12.000 kg", as the message and the list of own changes say it. */
export function titleOf<T extends EditableRecord>(
  field: Field<T>,
  values: readonly FieldValue[],
  words: Words<T>,
): string {
  const { t } = words
  const label = t(field.label)
  if (field.kind.control === 'long') return t('fields.changed', { field: label })
  if (values.every((value) => value === null)) return t('fields.cleared', { field: label })
  return t('fields.done', { field: label, value: field.kind.shown(values, words) })
}
