import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { FieldRow } from './field-row.tsx'
import { FoldedSection } from './folded-section.tsx'
import { isDoubtful, isOffered, nextDoubtful, proposalsOf, type ReadingField } from './reading-field.ts'
import { readings } from './reading-handle.ts'

/** A heading of fields; `brief` is what matters of them, said where the section is folded. */
export interface ReadingSection {
  id: string
  title: string
  fact?: ReactNode
  brief?: string | undefined
}

interface ReadingFieldsProps {
  /** What it was read of. */
  record: { kind: RecordKind; id: string }
  /** In the order they are shown in, section by section. */
  fields: readonly ReadingField[]
  sections: readonly ReadingSection[]
  /** A section nobody has to look at is one row, until somebody opens it. */
  folds?: boolean
  /** Without a sign before what is sure. */
  isPlain?: boolean
  /** The field the keyboard is on. */
  current: string | undefined
  onCurrent(name: string): void
  /** A person has chosen a value: of those offered, or one typed as people write it. */
  onTake(field: ReadingField, value: string, how: 'taken' | 'typed'): void
  /** Nothing is left to look at: the keyboard goes on to what is done then. */
  onDone(): void
  /** Its values can be changed. */
  isEditable: boolean
  /** They have just come for somebody who waits for them: the first one gets the keyboard. */
  isAwaited?: boolean
}

/**
 * Fields that were read, with how sure each of them is. Tab walks those somebody has to look at, the arrows all; digits take a proposal,
 * after which the keyboard is on the next doubtful one. The commands are those of `own:reading`.
 */
export function ReadingFields(props: ReadingFieldsProps) {
  const {
    record,
    fields,
    sections,
    current,
    onCurrent,
    onTake,
    onDone,
    isEditable,
    isAwaited,
    folds,
    isPlain = false,
  } = props
  const { t } = useText()
  const { active } = usePanelPlace()
  const list = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string>()
  const [opened, setOpened] = useState<readonly string[]>([])
  /** Who gets the keyboard once the choice is drawn; `undefined` inside: what is done when all is. */
  const wanted = useRef<{ name: string | undefined }>(undefined)
  const field = fields.find(({ name }) => name === current)
  const canChange = isEditable && field !== undefined

  const isFolded = (id: string) => {
    const own = fields.filter(({ section }) => section === id)
    return folds === true && !opened.includes(id) && !own.some((one) => isDoubtful(one) || one.name === editing)
  }
  const element = (name: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(name ?? '')}"]`)
  const focus = (name: string | undefined) => {
    const section = fields.find((one) => one.name === name)?.section
    if (section === undefined || !isFolded(section)) return element(name)?.focus()
    // Its section is drawn first.
    wanted.current = { name }
    setOpened((before) => [...before, section])
  }
  useLayoutEffect(() => {
    const next = wanted.current
    if (next === undefined) return
    wanted.current = undefined
    if (next.name === undefined) onDone()
    else element(next.name)?.focus()
  })

  const take = (one: ReadingField, value: string, how: 'taken' | 'typed') => {
    setEditing(undefined)
    wanted.current = { name: isDoubtful(one) ? nextDoubtful(fields, one.name)?.name : one.name }
    onTake(one, value, how)
    announce(t('reading.taken', { field: one.label }))
  }
  const leave = (name: string) => {
    setEditing(undefined)
    wanted.current = { name }
  }
  useRecordHandle(readings, record, {
    proposals: canChange && isOffered(field) ? proposalsOf(field).length : 0,
    canEdit: canChange,
    doubtful: fields.filter(isDoubtful).length,
    take(number) {
      const proposal = field && proposalsOf(field)[number - 1]
      if (field && proposal) take(field, proposal.value, 'taken')
    },
    edit: () => setEditing(current),
    move(by) {
      const at = fields.findIndex(({ name }) => name === current)
      focus(fields[at < 0 ? 0 : Math.min(Math.max(0, at + by), fields.length - 1)]?.name)
    },
    toNextDoubtful: () => focus(nextDoubtful(fields, current)?.name),
    toFirstDoubtful: () => focus(fields.find(isDoubtful)?.name),
  })

  const first = fields.find(isDoubtful) ?? fields[0]
  useFocusAtFirst(isAwaited === true, () => focus(first?.name))
  return (
    <div ref={list}>
      {sections.map((section) => {
        const { id, title, fact } = section
        const own = fields.filter((one) => one.section === id)
        if (own.length === 0) return null
        if (isFolded(id))
          return <FoldedSection key={id} section={section} fields={own} onOpen={() => focus(own[0]?.name)} />
        return (
          <Section key={id} title={title} fact={fact}>
            <ul>
              {own.map((one) => (
                <FieldRow
                  key={one.name}
                  field={one}
                  isCurrent={one.name === current}
                  isFirst={one === first}
                  isActive={active && isEditable}
                  isEditing={one.name === editing}
                  isPlain={isPlain}
                  onFocus={() => onCurrent(one.name)}
                  onTake={(value, how) => take(one, value, how)}
                  onEdit={() => isEditable && setEditing(one.name)}
                  onLeave={() => leave(one.name)}
                />
              ))}
            </ul>
          </Section>
        )
      })}
    </div>
  )
}

/** The keyboard goes there once, where it is waited for when it appears. */
function useFocusAtFirst(isAwaited: boolean, focusFirst: () => void): void {
  const latest = useRef(focusFirst)
  useLayoutEffect(() => {
    latest.current = focusFirst
  })
  useLayoutEffect(() => {
    if (isAwaited) latest.current()
  }, [isAwaited])
}
