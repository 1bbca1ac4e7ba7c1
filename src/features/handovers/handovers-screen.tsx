import { useQuery } from '@tanstack/react-query'
import { Link, Mail, Printer } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import type { Handover, HandoverPart } from '#src/contract/handovers/handover.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows, NoPermissionState } from '#src/ui/feedback/states.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Paper, PrintPreview } from '#src/ui/print/print.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { EarlierHandovers } from './earlier-handovers.tsx'
import { HandoverParts } from './handover-parts.tsx'
import { handoverRoute } from './handovers.route.tsx'
import { shownHandover } from './shown-handover.ts'
import { useHandoverKeys } from './use-handover-keys.ts'

/** `/handover`: what is open now, to be handed over, and what was handed over before. */
export function HandoversScreen() {
  return (
    <Allowed>
      <OpenNow />
    </Allowed>
  )
}

/** `/handover/{id}`: one hand-over as things stood then. */
export function HandoverScreen() {
  const { id } = handoverRoute.useParams()
  return (
    <Allowed>
      <Kept key={id} id={id} />
    </Allowed>
  )
}

function Allowed({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'handovers.use')) return children
  return (
    <>
      <PageHeader title={t('handovers.title')} />
      <NoPermissionState title={t('handovers.title')} text={t('handovers.noPermission')} />
    </>
  )
}

function OpenNow() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(queryFor(useCall(), 'handovers.now', {}))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={t('handovers.title')}
        actions={
          <>
            <CommandButton id="list.print" label={t('handovers.print.title')} icon={Printer} iconOnly />
            <CommandButton id="handovers.create" variant="primary" />
          </>
        }
      />
      {data === undefined && error === null && <LoadingRows />}
      {data === undefined && error !== null && (
        <FailureState title={t('handovers.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {data && (
        <Page handover={undefined} parts={data.parts}>
          <EarlierHandovers />
        </Page>
      )}
    </div>
  )
}

function Kept({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const { data: handover, error, refetch } = useQuery(queryFor(useCall(), 'handovers.get', { params: { id } }))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={t('handovers.title')}
        count={handover && [format.stamp(handover.createdAt), handover.createdBy].filter(Boolean).join(' · ')}
        actions={
          <>
            <CommandButton id="copy.link" icon={Link} iconOnly />
            <CommandButton id="handovers.send" icon={Mail} iconOnly />
            <CommandButton id="list.print" label={t('handovers.print.title')} icon={Printer} iconOnly />
            <CommandButton id="handovers.takeOver" variant="primary" />
          </>
        }
      >
        {handover && <Taken handover={handover} />}
      </PageHeader>
      {handover === undefined && error === null && <LoadingRows />}
      {handover === undefined && error !== null && (
        <FailureState title={t('handovers.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {handover && <Page handover={handover} parts={handover.parts} />}
    </div>
  )
}

/** Who has taken over and when, or that nobody has. */
function Taken({ handover: { takenOverAt, takenOverBy } }: { handover: Handover }) {
  const { t } = useText()
  const format = useFormat()
  if (takenOverAt === undefined) return <StatusWord status="pending">{t('handovers.waiting')}</StatusWord>
  const text = t('handovers.takenBy', { name: takenOverBy ?? '', at: format.stamp(takenOverAt) })
  return <StatusWord status="success">{text}</StatusWord>
}

/** The note and the parts, on the screen and on paper; known to the keys while it is there. */
function Page(props: { handover: Handover | undefined; parts: readonly HandoverPart[]; children?: ReactNode }) {
  const { handover, parts } = props
  const { t } = useText()
  const [isPrinted, setPrinted] = useState(false)
  const shown = useSessionValue(shownHandover)
  useEffect(() => shown.show({ handover }), [shown, handover])
  const part = useHandoverKeys(
    parts.flatMap(({ items }) => items),
    () => setPrinted(true),
  )
  return (
    <div ref={part} className="min-h-0 grow overflow-y-auto border-t border-line-strong px-4 py-3" data-scroll>
      <div className="max-w-240">
        {handover !== undefined && handover.note !== '' && <Note note={handover.note} />}
        <HandoverParts parts={parts} />
        {props.children}
      </div>
      {isPrinted && (
        <PrintPreview title={t('handovers.title')} onClose={() => setPrinted(false)}>
          <HandoverPaper handover={handover} parts={parts} />
        </PrintPreview>
      )}
    </div>
  )
}

function Note({ note }: { note: string }) {
  const { t } = useText()
  return (
    <section aria-label={t('handovers.note')} className="mb-4">
      <h2 className="border-b border-line pb-1 text-section text-text-2">{t('handovers.note')}</h2>
      <p className="py-1.5 wrap-anywhere whitespace-pre-line">{note}</p>
    </section>
  )
}

/** The same on A4. */
function HandoverPaper({ handover, parts }: { handover: Handover | undefined; parts: readonly HandoverPart[] }) {
  const { t } = useText()
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const { date, time } = epochToZoned(handover === undefined ? now : Date.parse(handover.createdAt))
  return (
    <Paper label={t('handovers.title')} pageWord={t('handovers.page')}>
      <header className="mb-3 border-b border-line-strong pb-2">
        <h1 className="text-title">{t('handovers.title')}</h1>
        <p>
          {[t('list.print.asOf', { date: format.dateWithYear(date), time }), handover?.createdBy]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {handover && <Taken handover={handover} />}
      </header>
      {handover !== undefined && handover.note !== '' && <Note note={handover.note} />}
      <HandoverParts parts={parts} isPaper />
    </Paper>
  )
}
