import { fieldRefusal } from './refusal.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MAIN_PANEL, usePanelFocus } from '#src/workspace/panels/panel-focus.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { readField } from './saving/check.ts'
import { fieldEditing } from './saving/editing.ts'
import { fieldOf, withValues, type EditableFields, type EditableRecord, type Field } from './field.ts'
import type { FieldPlace } from './editor/place.tsx'
import { noteSaved } from './saving/repeat.ts'
import { saveField } from './saving/save.ts'
import { fieldStores, type OpenField, type OpenFields } from './saving/store.ts'

/** Opens, checks, saves and reverts the fields of a record in the panel this stands in. */
export function useFieldsOf<T extends EditableRecord>(
  fields: EditableFields<T>,
  record: T,
  container: RefObject<HTMLElement | null>,
): Omit<FieldPlace<T>, 'isFolded'> {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const session = useSession()
  const { key } = usePanelPlace()
  const panelFocus = usePanelFocus()
  const queryClient = useQueryClient()
  const store = useSessionValue(fieldStores).of(fields, session)
  const editing = useSessionValue(fieldEditing)
  const open = useSyncExternalStore(store.subscribe, () => store.of(record.id))
  const intent = useSyncExternalStore(editing.subscribe, editing.current)
  const [current, setCurrent] = useState<string>()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const wanted = useRef<string>(undefined)
  const reopen = useRef<string>(undefined)
  const here = { place: key, kind: fields.kind, id: record.id }
  const shown = withPending(fields, record, open)
  const words = { t, format, record: shown }
  const expected = withTyped(fields, shown, open)

  const edit = (field: Field<T>) => {
    // What is still on its way is opened when it has arrived.
    if (store.of(record.id).get(field.id)?.state === 'sending') reopen.current = field.id
    store.start(fields.known(queryClient, record.id) ?? record, field)
    setChecked((before) => new Set([...before].filter((id) => id !== field.id)))
    setCurrent(field.id)
    wanted.current = field.id
    draw()
  }
  const latest = useRef(edit)
  useEffect(() => {
    latest.current = edit
  })
  const reading = (field: Field<T>, entry: OpenField<T>) => readField(fields, expected, field, entry, words)
  const goBack = () => {
    if (editing.isVisit(here)) panelFocus.focus(MAIN_PANEL)
  }
  const leave = (field: Field<T>) => {
    editing.endVisit()
    store.end(record.id, field.id)
  }
  const send = async (field: Field<T>, { onto, back }: { onto?: T | undefined; back?: boolean }) => {
    const entry = store.of(record.id).get(field.id)
    const values = entry && (entry.state === 'conflict' ? entry.values : reading(field, entry).values)
    if (values === undefined) return
    const context = source.current()
    noteSaved(context, { fields, store, record, field, values })
    await saveField(context, { fields, store, record, field, values, onto })
    const isHere = document.activeElement?.getAttribute('data-field') === field.id
    if (reopen.current === field.id) {
      reopen.current = undefined
      if (isHere) return latest.current(field)
    }
    if (back === true && isHere && !store.of(record.id).has(field.id)) goBack()
  }
  const save = (field: Field<T>, back?: 'back') => {
    const entry = store.of(record.id).get(field.id)
    if (entry === undefined || entry.state === 'sending') return true
    if (entry.state === 'conflict') return false
    // What did not arrive is sent again when the person says so, not when the keyboard passes by (decision A17).
    if (entry.state === 'failed' && back === undefined) return true
    const { isUnchanged, error } = reading(field, entry)
    if (isUnchanged && entry.also === undefined && entry.state === 'open') {
      store.end(record.id, field.id)
      if (back) goBack()
      return true
    }
    setChecked((before) => new Set([...before, field.id]))
    if (error !== undefined) return false
    void send(field, { back: back !== undefined })
    return true
  }
  useEffect(() => {
    if (intent?.place !== key || intent.kind !== fields.kind || intent.id !== record.id) return
    if (container.current === null) return
    editing.ask(undefined)
    const field = fieldOf(fields, intent.field)
    // What a command changes, or this person may not: its row does it, or says why not.
    const row = container.current.querySelector<HTMLElement>(`[data-field="${CSS.escape(intent.field)}"]`)
    if (field !== undefined && fieldRefusal(fields, field.permission, record, session) === undefined)
      latest.current(field)
    else if (row !== null) {
      row.focus()
      row.click()
    }
  }, [intent, editing, key, fields, record, session, container])

  return {
    fields,
    record,
    shown,
    expected,
    words,
    open,
    current,
    setCurrent: (field) => {
      editing.stand({ kind: fields.kind, id: record.id, field })
      setCurrent(field)
    },
    isChecked: (id) => checked.has(id),
    isWanted: (id) => wanted.current === id,
    fulfil: () => {
      wanted.current = undefined
    },
    refusal: (permission) => fieldRefusal(fields, permission, record, session),
    edit,
    type: (field, text, also) => store.change(record.id, field.id, { text, also, isFresh: false, state: 'open' }),
    reading,
    save,
    revert: leave,
    keepMine: (field) => void send(field, { onto: open.get(field.id)?.theirs, back: true }),
    takeTheirs: leave,
  }
}

function withPending<T extends EditableRecord>(fields: EditableFields<T>, record: T, open: OpenFields<T>): T {
  return [...open].reduce((result, [id, { state, values }]) => {
    const field = fieldOf(fields, id)
    return field === undefined || state !== 'sending' || values === undefined
      ? result
      : withValues(result, field, values)
  }, record)
}

function withTyped<T extends EditableRecord>(fields: EditableFields<T>, record: T, open: OpenFields<T>): T {
  return [...open].reduce((result, [id, { text, base, state }]) => {
    const field = fieldOf(fields, id)
    if (field?.countsAtOnce !== true || state === 'sending') return result
    // The day does not matter here: what follows from a field at once does not depend on a date.
    const values = field.kind.read(text, { today: '', before: base })
    return values === undefined ? result : withValues(result, field, values)
  }, record)
}
