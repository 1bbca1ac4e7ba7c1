import { useId, type ReactNode } from 'react'
import { FailureState } from '#src/commands/failure-state.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { RecordKind, RecordOf } from '#src/contract/records/kinds.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section, type DefinitionRow } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { tabPanel, Tabs, type Tab } from '#src/ui/page/tabs.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { BelowRecord } from './below-record.tsx'
import { PresentPeople } from './present-people.tsx'
import { usePresence } from './presence.ts'
import { copyableRows } from './record-text.ts'

/** One block of facts of a record. */
export interface RecordSection {
  id: string
  title?: string
  fact?: ReactNode
  rows?: readonly DefinitionRow[]
  amounts?: boolean
  content?: ReactNode
}

/** What a query knows; the shape of TanStack Query's result. */
interface RecordQuery<T> {
  data: T | undefined
  error: Error | null
  refetch(): unknown
}

/** One record in a side panel: what of it is shown, and what is said where it cannot be had. */
interface ShownRecord<K extends RecordKind> {
  kind: K
  id: string
  query: RecordQuery<RecordOf<K>>
  title(record: RecordOf<K>): string
  status?(record: RecordOf<K>): ReactNode
  /** `IconButton`s in the head. */
  actions?(record: RecordOf<K>): ReactNode
  /** Its facts; drawn unless there is a `body`, and copied unless there is a `text`. */
  sections?(record: RecordOf<K>): readonly RecordSection[]
  /** Draws the record by itself, where it is more than its facts: what is typed in it belongs to this record alone. */
  body?(record: RecordOf<K>): ReactNode
  /** The record for the clipboard. */
  text?(record: RecordOf<K>): string
  /** Tabs below the title, which of them is shown, and how another one is; one alone is not drawn. */
  tabs?: { label: TextKey; of(record: RecordOf<K>): readonly Tab[]; current: string; onSelect(id: string): void }
  /** Above a record that is shown all the same: how old it is, or that it is gone. */
  notice?: ReactNode
  /** The sentence for a record that could not be had, or all that is said then. */
  failure: TextKey | ((error: Error) => ReactNode)
}

/**
 * A side panel that shows one record: loading, failure, tabs and facts in one place, the record known to the keyboard, and its
 * fields edited here. Commands (`.`) act on it.
 */
export function RecordPanel<K extends RecordKind>(props: ShownRecord<K>) {
  const { kind, id, query, failure } = props
  const { t } = useText()
  const { close, key } = usePanelPlace()
  const record = query.data
  const title = record === undefined ? id : props.title(record)
  const prefix = useId()
  const shown = record === undefined ? [] : (props.tabs?.of(record) ?? [])
  const tabs = shown.length > 1 ? props.tabs : undefined
  useEditedHere(kind, id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', `record:${kind}`],
    focus: recordFocus(
      kind,
      id,
      record === undefined ? {} : { record, name: title, text: () => textOf(props, record) },
    ),
  })
  const present = usePresence(key, { kind, id }, part)
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={title}
        status={record && props.status?.(record)}
        note={present.length > 0 && <PresentPeople people={present} />}
        actions={record && props.actions?.(record)}
        tabs={tabs && <Tabs {...tabs} label={t(tabs.label)} tabs={shown} idPrefix={prefix} />}
      >
        {record === undefined && query.error === null && <LoadingRows rows={6} />}
        {record === undefined && query.error !== null && typeof failure === 'function' && failure(query.error)}
        {record === undefined && query.error !== null && typeof failure === 'string' && (
          <FailureState
            title={t(failure)}
            detail={query.error.message}
            onRetry={() => void query.refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {record !== undefined && props.notice}
        {record !== undefined && (
          <div key={id} {...(tabs && tabPanel(prefix, tabs.current))}>
            {props.body === undefined ? <Facts sections={props.sections?.(record) ?? []} /> : props.body(record)}
          </div>
        )}
        {record !== undefined && <BelowRecord kind={kind} id={id} label={title} />}
      </SidePanel>
    </div>
  )
}

function Facts({ sections }: { sections: readonly RecordSection[] }) {
  return sections.map((section) => (
    <Section key={section.id} title={section.title} fact={section.fact}>
      {section.rows && <DefinitionList rows={section.rows} amounts={section.amounts} />}
      {section.content}
    </Section>
  ))
}

function textOf<K extends RecordKind>({ title, sections, text }: ShownRecord<K>, record: RecordOf<K>): string {
  return text === undefined ? copyableRows(title(record), sections?.(record) ?? []) : text(record)
}
