import { useId, type ReactNode } from 'react'
import type { RecordKind, RecordOf } from '#src/contract/records/kinds.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { DefinitionList, Section, type DefinitionRow } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { tabPanel, Tabs, type Tab } from '#src/ui/page/tabs.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import type { Session } from '#src/workspace/session/session.tsx'
import { FailureState } from './failure-state.tsx'
import { useFocusScope } from './gate/focus-scopes.tsx'
import { recordFocus } from './gate/command.ts'
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
interface Loaded<T> {
  data: T | undefined
  error: Error | null
  refetch(): unknown
}

/**
 * A side panel that shows one record read-only: loading, failure and facts in one place, and the record known to the
 * keyboard. Commands (`.`) act on it.
 */
export function RecordPanel<K extends RecordKind>(props: {
  kind: K
  id: string
  query: Loaded<RecordOf<K>>
  title(record: RecordOf<K>): string
  status?(record: RecordOf<K>): ReactNode
  sections(record: RecordOf<K>): readonly RecordSection[]
  /** Tabs below the title, what they are called together, which of them is shown, and how another one is. */
  tabs?: { label: TextKey; of(record: RecordOf<K>): readonly Tab[]; current: string; onSelect(id: string): void }
  /** Draws the record by itself, where it is more than its facts; these are then what is copied. */
  body?(record: RecordOf<K>): ReactNode
  failure: TextKey
  session?: Session
}) {
  const { kind, id, query } = props
  const { t } = useText()
  const { close } = usePanelPlace()
  const record = query.data
  const sections = record === undefined ? [] : props.sections(record)
  const title = record === undefined ? id : props.title(record)
  const prefix = useId()
  const tabs = record && props.tabs
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', `record:${kind}`],
    focus: recordFocus(kind, id, { record, name: title, text: () => copyableRows(title, sections) }),
  })
  return (
    <SidePanel
      title={title}
      status={record && props.status?.(record)}
      tabs={tabs && <Tabs {...tabs} label={t(tabs.label)} tabs={tabs.of(record)} idPrefix={prefix} />}
    >
      <div ref={part} {...(tabs && tabPanel(prefix, tabs.current))}>
        {record === undefined && query.error === null && <LoadingRows rows={6} />}
        {record === undefined && query.error !== null && (
          <FailureState
            title={t(props.failure)}
            detail={query.error.message}
            onRetry={() => void query.refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {record !== undefined && props.body?.(record)}
        {(props.body === undefined ? sections : []).map((section) => (
          <Section key={section.id} title={section.title} fact={section.fact}>
            {section.rows && <DefinitionList rows={section.rows} amounts={section.amounts} />}
            {section.content}
          </Section>
        ))}
      </div>
    </SidePanel>
  )
}
