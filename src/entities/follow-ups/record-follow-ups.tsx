import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { dueText, followUpSign, ownerText, subjectOf } from './follow-up-words.ts'

/** What is to be seen again of a record, the next one first; nothing where there is none, or it is nothing of this role. */
export function RecordFollowUps({ kind, id, label }: { kind: RecordKind; id: string; label: string }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const isTheirs = may(role, 'followUps.use')
  const query = { aboutKind: kind, aboutId: id, done: 'false', sortBy: 'dueAt', sortOrder: 'asc', limit: 20 } as const
  const { data } = useQuery({ ...queryFor(useCall(), 'followUps.list', { query }), enabled: isTheirs })
  if (!isTheirs || data === undefined || data.data.length === 0) return null
  return (
    <Section
      title={t('followUps.ofRecord', { count: data.pagination.total })}
      fact={
        <CommandButton
          id="followUps.create"
          record={{ kind, id, name: label }}
          variant="quiet"
          className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
        />
      }
    >
      <ul className="flex flex-col gap-1">
        {data.data.map((one) => (
          <li key={one.id} className="flex items-baseline gap-2">
            <StatusWord status={followUpSign(one)}>{dueText(one, format)}</StatusWord>
            <span className="min-w-0 truncate">
              <RecordLink kind="followUp" id={one.id} label={subjectOf(one)} />
            </span>
            <span className="ml-auto shrink-0 text-chip text-text-3">{ownerText(one, t)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
