import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import type { TeamMember } from '#src/contract/accounts/team.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'

/** Who waits for an admin's yes (decision A33); who belongs to the company already stands in the administration. */
export function TeamSection() {
  const { t } = useText()
  const { data, isPending, isError, error, refetch } = useQuery(queryFor(useCall(), 'team.list', {}))
  if (isPending) return <LoadingRows rows={6} rowHeight={32} />
  if (isError) {
    return <FailureState title={t('team.failed')} detail={error.message} onRetry={() => void refetch()} />
  }
  const waiting = data.data.filter(({ status }) => status === 'waiting')
  return (
    <div>
      <PageSection title={t('team.waiting')}>
        {waiting.length === 0 ? (
          <p className="text-text-2">{t('team.waiting.none')}</p>
        ) : (
          <>
            <People members={waiting} />
            <div className="mt-3 flex flex-wrap gap-2">
              <CommandButton id="team.accept" variant="primary" />
              <CommandButton id="team.decline" />
            </div>
          </>
        )}
      </PageSection>
      <PageSection title={t('team.members')} text={t('team.members.text')}>
        <CommandButton id="goto.admin" />
      </PageSection>
    </div>
  )
}

function People({ members }: { members: readonly TeamMember[] }) {
  const { t } = useText()
  const { stamp } = useFormat()
  const roleWord = (role: string | undefined) => t(`role.${parseRole(role, { demo: false })}`)
  return (
    <ul className="max-w-[720px]">
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1">
          <span className="min-w-40 font-semibold">{member.name}</span>
          <bdi className="grow text-text-2">{member.email}</bdi>
          <span className="text-text-2">
            {t('team.waiting.wish', { role: roleWord(member.wishedRole), time: stamp(member.expiresAt ?? '') })}
          </span>
        </li>
      ))}
    </ul>
  )
}
