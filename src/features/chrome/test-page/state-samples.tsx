import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { EmptyState, ErrorState, LoadingRows, NoMatchState, NoPermissionState } from '#src/ui/feedback/states.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { CountPill, SubstituteBadge } from '#src/ui/signs/badge.tsx'
import { StatusWord, type PlainSign } from '#src/ui/signs/status-sign.tsx'

const PLAIN = [
  'success',
  'notice',
  'warning',
  'failure',
  'pending',
  'open',
  'partPaid',
] as const satisfies readonly PlainSign[]

/** How the states every screen has look, and the signs, buttons and fields they are made of. */
export function StateSamples() {
  const { t } = useText()
  const pressed = () => announce(t('test.sample.pressed'))
  return (
    <>
      <PageSection title={t('test.signs')}>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {[...ORDER_STATUSES, 'unknown' as const].map((status) => (
            <StatusWord key={status} status={status}>
              {t(`order.status.${status}`)}
            </StatusWord>
          ))}
          {PLAIN.map((sign) => (
            <StatusWord key={sign} status={sign}>
              {t(`test.sign.${sign}`)}
            </StatusWord>
          ))}
          <span className="flex items-center gap-2">
            <CountPill>12</CountPill>
            <CountPill urgent>3</CountPill>
            <SubstituteBadge />
          </span>
        </div>
      </PageSection>
      <PageSection title={t('test.controls')}>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={pressed}>
            {t('test.sample.primary')}
          </Button>
          <Button onClick={pressed}>{t('test.sample.secondary')}</Button>
          <Button variant="quiet" onClick={pressed}>
            {t('test.sample.quiet')}
          </Button>
          <Button variant="danger-word" onClick={pressed}>
            {t('test.sample.danger')}
          </Button>
          <Button disabledReason={t('test.sample.reason')}>{t('test.sample.blocked')}</Button>
        </div>
        <div className="mt-3 grid max-w-120 gap-3 min-[600px]:grid-cols-2">
          <TextField label={t('test.sample.field')} defaultValue="20457 Hamburg" hint={t('test.sample.hint')} />
          <TextField label={t('test.sample.wrong')} defaultValue="2045" error={t('test.sample.error')} />
        </div>
      </PageSection>
      <Sample title={t('test.state.loading')}>
        <LoadingRows rows={3} />
      </Sample>
      <Sample title={t('test.state.empty')}>
        <EmptyState
          icon={Inbox}
          title={t('test.sample.empty')}
          text={t('test.sample.emptyText')}
          primary={{ title: t('test.sample.primary'), onRun: pressed }}
        />
      </Sample>
      <Sample title={t('test.state.noMatch')}>
        <NoMatchState title={t('test.sample.noMatch')} reset={{ onRun: pressed }} />
      </Sample>
      <Sample title={t('test.state.noPermission')}>
        <NoPermissionState title={t('test.sample.noPermission')} text={t('reason.role.finance')} />
      </Sample>
      <Sample title={t('test.state.failure')}>
        <ErrorState
          title={t('test.sample.failure')}
          text={t('test.sample.failureText')}
          detail="HTTP 503: Service Unavailable"
          errorId="8F2C-41D7-B03E"
          retry={{ onRun: pressed }}
        />
      </Sample>
    </>
  )
}

/** A state in the frame of a list, so that one sees where it stands. */
function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageSection title={title}>
      <div className="rounded-control border border-line">{children}</div>
    </PageSection>
  )
}
