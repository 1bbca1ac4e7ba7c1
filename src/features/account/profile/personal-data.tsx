import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { NOTHING } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { useSession } from '#src/workspace/session/session.tsx'

/** Name, e-mail, role and tenant; the name as the server has it now. */
export function PersonalData() {
  const { t } = useText()
  const session = useSession()
  const call = useCall()
  const { data, isPending, isError, error, refetch } = useQuery(queryFor(call, 'auth.profile', {}))
  const tenants = useQuery(queryFor(call, 'auth.tenants', {}))
  const tenant = tenants.data?.data.find((one) => one.id === session.tenantId)
  const fullName = [data?.firstName, data?.lastName].filter(Boolean).join(' ')
  const name = fullName || (data?.displayName ?? session.name)
  return (
    <div className="border-b border-line">
      <PageSection title={t('session.profile.personal')} text={t('session.profile.personalText')}>
        <DefinitionList
          rows={[
            { label: t('session.profile.name'), value: isPending ? <SkeletonBar width={120} /> : <bdi>{name}</bdi> },
            { label: t('session.email'), value: <bdi>{data?.email || session.email || NOTHING}</bdi> },
            { label: t('session.profile.role'), value: t(`role.${session.role}`) },
            { label: t('session.profile.tenant'), value: <bdi>{tenant?.name || session.tenantId}</bdi> },
          ]}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <CommandButton id="account.rename" />
          <CommandButton id="account.changePassword" />
        </div>
      </PageSection>
      {isError && (
        <FailureState title={t('session.profile.loadFailed')} detail={error.message} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
