import { useQuery } from '@tanstack/react-query'
import { useApiBase, useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { HEALTH_PARTS, systemHealth, type HealthStatus } from '#src/domain/alerts/health.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { StatusSign, type PlainSign } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'

const signs: Record<HealthStatus, PlainSign> = { online: 'online', warning: 'warning', offline: 'failure' }

/** Where the server is, as whom it is asked, and how it feels. Source: specification 4 and 7 */
export function ConnectionSection() {
  const { t } = useText()
  const { time } = useFormat()
  const { tenantId } = useSession()
  const base = useApiBase()
  const health = useQuery(queryFor(useCall(), 'health.get', {}))
  const again = () => void health.refetch()
  const againKeys = useRetry(again)
  const { parts, substitute } = systemHealth(health.isError ? undefined : health.data)
  return (
    <div>
      <PageSection title={t('settings.connection')}>
        <DefinitionList
          rows={[
            { label: t('settings.connection.base'), value: base === '' ? location.origin : base },
            { label: t('settings.connection.tenant'), value: tenantId },
            ...HEALTH_PARTS.map((part) => ({
              label: t(`settings.health.${part}`),
              value: health.isPending ? (
                <SkeletonBar width={64} />
              ) : (
                <span className="flex items-center gap-1.5">
                  <StatusSign status={signs[parts[part]]} />
                  {t(`settings.health.${parts[part]}`)}
                  {substitute && <SubstituteBadge />}
                </span>
              ),
            })),
          ]}
        />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button keys={againKeys} onClick={again}>
            {t('settings.connection.check')}
          </Button>
          <span role="status" className="text-chip text-text-2">
            {health.isError
              ? t('settings.connection.failed', { message: health.error.message })
              : health.dataUpdatedAt > 0 && t('settings.connection.asOf', { time: time(health.dataUpdatedAt) })}
          </span>
        </div>
      </PageSection>
    </div>
  )
}
