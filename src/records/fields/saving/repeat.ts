import { fieldRefusal } from '../refusal.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { lastChange } from '#src/commands/gate/repeat.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { issueText } from './check.ts'
import { editField } from './editing.ts'
import { sameValues, valuesOf, withValues, type EditableRecord } from '../field.ts'
import { saveField, titleOf, wordsFor, type FieldSave } from './save.ts'

/** What a field was given is the last change: it can be given to the record under the cursor as well. */
export function noteSaved<T extends EditableRecord>(context: CommandContext, saved: FieldSave<T>): void {
  const title = titleOf(saved.field, saved.values, wordsFor(context, saved.record))
  // What was sent beside it, a suggestion that was taken, belongs to the value.
  const also = saved.store.of(saved.record.id).get(saved.field.id)?.also
  const again = (now: CommandContext) => saveAgain(now, saved, also)
  context.services.sessionValue(lastChange).set({ title, again })
}

/**
 * Gives the field of the record the keyboard is on the same value, by its own rules. What is refused is said; what fails at the
 * server, or meets another's change, opens there as if it had been typed.
 */
async function saveAgain<T extends EditableRecord>(
  context: CommandContext,
  { fields, store, field, values }: FieldSave<T>,
  also: Parameters<typeof store.change>[2]['also'],
): Promise<void> {
  const { focus, services, session } = context
  const { t, queryClient, notify } = services
  const record = focus?.kind === fields.kind ? fields.known(queryClient, focus.id) : undefined
  const refuse = (message: string) => notify({ type: 'info', message, detail: t(field.name), answers: true })
  if (record === undefined || fields.isDrawn?.(field.id, record) === false) {
    return refuse(t('fields.repeat.elsewhere', { field: t(field.name) }))
  }
  const refusal = fieldRefusal(fields, field.permission, record, session)
  if (refusal !== undefined) return refuse(t(refusal))
  if (store.of(record.id).get(field.id)?.isFresh === false) {
    refuse(t('fields.repeat.typed', { field: t(field.name) }))
    return editField(context, field.id)
  }
  if (sameValues(values, valuesOf(record, field))) return refuse(t('fields.repeat.same', { field: t(field.name) }))
  const words = wordsFor(context, record)
  const today = epochToZoned(Date.now()).date
  const issues = fields.check(withValues(record, field, values), field.props, { today })
  const wrong = issues.find(({ severity }) => severity === 'error')
  if (wrong !== undefined) return refuse(issueText(wrong, t, words.format))
  store.end(record.id, field.id)
  store.start(record, field)
  store.change(record.id, field.id, { text: field.kind.typed(values), also, isFresh: false })
  await saveField(context, { fields, store, record, field, values })
  // It did not arrive: it stands in its field with what is to be said of it.
  if (store.of(record.id).has(field.id)) editField(context, field.id)
}
