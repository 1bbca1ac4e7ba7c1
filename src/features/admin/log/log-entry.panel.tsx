import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { AuditEntry } from '#src/contract/accounts/audit.ts'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { NoMatchState } from '#src/ui/feedback/states.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { actionText, changeTexts, kindText } from './entry-text.ts'

/** One entry of the log as the pages that came hold it: an entry has no call of its own, since it never changes. */
function useEntry(id: string): AuditEntry | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      for (const { queryKey, state } of cache.getAll()) {
        if (queryKey[0] !== 'audit.list') continue
        const { data } = (state.data ?? {}) as { data?: readonly AuditEntry[] }
        const found = data?.find((entry) => entry.id === id)
        if (found !== undefined) return found
      }
      return undefined
    },
  )
}

/** One entry: when, who, what and from where; old and new of each field; what was done to the same record before and after. */
export function LogEntryPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { close } = usePanelPlace()
  const entry = useEntry(panel.id ?? '')
  if (entry === undefined) {
    return (
      <SidePanel title={t('log.entry')}>
        <NoMatchState title={t('log.notLoaded')} reset={{ onRun: close }} />
      </SidePanel>
    )
  }
  return (
    <SidePanel title={`${kindText(entry, t)}: ${actionText(entry, t)}`}>
      <Facts entry={entry} />
      <Changes entry={entry} />
      {entry.reason !== undefined && (
        <Section title={t('changes.reason')}>
          <p className="wrap-anywhere">{entry.reason}</p>
        </Section>
      )}
      <Around entry={entry} />
    </SidePanel>
  )
}

/** By which way it came: a person's call by its name, or what the server did by itself. */
function sourceText({ actorId, source }: AuditEntry, t: Translate): string {
  if (actorId === undefined) return t('log.source.system')
  return source === undefined ? t('log.source.screen') : `${t('log.source.screen')} · ${source}`
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { t } = useText()
  const format = useFormat()
  const { at, actorName, actorRole, recordId, recordName, number } = entry
  const kind = RECORD_KINDS.find((known) => known === entry.kind)
  const role = actorRole === undefined ? undefined : t(`role.${parseRole(actorRole, { demo: false })}`)
  return (
    <Section title={t('log.entry')} fact={number !== undefined && t('log.numbered', { number: format.number(number) })}>
      <DefinitionList
        rows={[
          { label: t('log.when'), value: format.stamp(at) },
          {
            label: t('log.who'),
            value: (
              <>
                <bdi>{actorName}</bdi> {role !== undefined && <span className="text-text-2">{role}</span>}
              </>
            ),
          },
          {
            label: t('log.what'),
            value:
              kind === undefined ? (
                <bdi>{recordName}</bdi>
              ) : (
                <RecordLink kind={kind} id={recordId} label={recordName} />
              ),
          },
          { label: t('log.source'), value: sourceText(entry, t) },
        ]}
      />
    </Section>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useText()
  const format = useFormat()
  const changes = changeTexts(entry, t, format)
  if (changes.length === 0) return null
  return (
    <Section title={t('log.changed')} fact={t('log.fields', { count: changes.length })}>
      <table className="w-full table-fixed text-left">
        <thead className="text-chip text-text-3">
          <tr>
            {(['log.field', 'log.old', 'log.new'] as const).map((head) => (
              <th key={head} scope="col" className="h-6 pr-2 font-normal">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field} className="align-top">
              <th scope="row" className="py-0.5 pr-2 font-normal wrap-anywhere">
                {field}
              </th>
              <td className="py-0.5 pr-2 wrap-anywhere text-text-3">{from}</td>
              <td className="py-0.5 wrap-anywhere">{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** Most that is told of the same record. */
const MOST = 8

/** What else was done to the record, newest first; this entry stands out. */
function Around({ entry }: { entry: AuditEntry }) {
  const { t } = useText()
  const format = useFormat()
  const { id, recordId, recordName } = entry
  const { data } = useQuery(queryFor(useCall(), 'audit.list', { query: { recordId, limit: MOST } }))
  if (data === undefined || data.data.length < 2) return null
  return (
    <Section title={t('log.around')} fact={<bdi>{recordName}</bdi>}>
      <ol className="flex flex-col gap-1">
        {data.data.map((other) => {
          const [first] = changeTexts(other, t, format)
          return (
            <li key={other.id} className="flex gap-2">
              <span className="w-24 shrink-0 text-text-3">{format.stamp(other.at)}</span>
              <span className={classes('min-w-0 wrap-anywhere', other.id === id && 'font-semibold')}>
                <bdi>{other.actorName}</bdi>:{' '}
                {first === undefined ? actionText(other, t) : `${first.field} ${first.from} → ${first.to}`}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
