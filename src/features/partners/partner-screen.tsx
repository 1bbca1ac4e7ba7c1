import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useId, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { Partner } from '#src/contract/partners/partner.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useEditedHere, useEditWanted } from '#src/records/fields/saving/use-edited-here.ts'
import { PresentPeople } from '#src/records/panel/present-people.tsx'
import { usePresence, type PresentPerson } from '#src/records/panel/presence.ts'
import { LoadingRows, NoPermissionState } from '#src/ui/feedback/states.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { tabPanel, Tabs } from '#src/ui/page/tabs.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useRecordTitle } from '#src/workspace/shell/document-title.ts'
import { partnerRoute } from './partner.route.tsx'
import { kindText, partnerAsText, partnerState } from './partner-text.ts'
import { DuplicateNote } from './record/duplicate-note.tsx'
import { FigureStrip } from './record/partner-figures.tsx'
import { PartnerTab, tabsOf } from './record/partner-tabs.tsx'

/** `/partners/{id}`: a customer or carrier on a whole page. */
export function PartnerScreen() {
  const { t } = useText()
  const { id } = partnerRoute.useParams()
  const { role } = useSession()
  if (may(role, 'partners.read') || may(role, 'billing.use')) return <ReadablePartner key={id} id={id} />
  return (
    <>
      <PageHeader title={id} />
      <NoPermissionState title={t('partners.one')} text={t('partners.noPermission')} />
    </>
  )
}

function ReadablePartner({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const { data: partner, error, refetch } = useQuery(queryFor(call, 'partners.get', { params: { id } }))
  useRecordTitle(partner?.name)
  useEditedHere('partner', id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:partner'],
    focus: {
      kind: 'partner',
      id,
      ...(partner && { record: partner, name: partner.name, text: () => partnerAsText(partner, t, format) }),
    },
  })
  const present = usePresence(usePanelPlace().key, { kind: 'partner', id }, part)
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      {partner === undefined ? <PageHeader title={id} /> : <PartnerHead partner={partner} present={present} />}
      {partner === undefined && error === null && <LoadingRows />}
      {partner === undefined && error !== null && (
        <FailureState title={t('records.partner.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {partner && <PartnerBody partner={partner} />}
    </div>
  )
}

function PartnerHead({ partner, present }: { partner: Partner; present: readonly PresentPerson[] }) {
  const { t } = useText()
  const record = { kind: 'partner', id: partner.id, record: partner } as const
  const state = partnerState(partner, t)
  return (
    <PageHeader
      title={<bdi>{partner.name}</bdi>}
      count={`${kindText(partner, t)} · ${partner.number}`}
      actions={
        <>
          <CommandButton id="copy.link" icon={Link} iconOnly />
          {partner.blocked && (
            <CommandButton id="partners.unblock" record={record} label={t('partners.unblock.short')} />
          )}
          <CommandButton id="partners.edit" record={record} label={t('orders.edit')} />
          {partner.kind === 'carrier' && (
            <CommandButton
              id="partners.requestPapers"
              record={record}
              label={t('partners.request.short')}
              variant="primary"
            />
          )}
        </>
      }
    >
      {state && <StatusWord status={state.sign}>{state.text}</StatusWord>}
      {present.length > 0 && <PresentPeople people={present} />}
    </PageHeader>
  )
}

function PartnerBody({ partner }: { partner: Partner }) {
  const { t } = useText()
  const session = useSession()
  const prefix = useId()
  const [tab, setTab] = useState('overview')
  useEditWanted(() => setTab('overview'))
  const figures = useQuery(queryFor(useCall(), 'partners.figures', { params: { id: partner.id } })).data
  return (
    <>
      <FigureStrip partner={partner} figures={figures} />
      <Tabs
        label={t('partners.tabs')}
        tabs={tabsOf(partner, figures, session, t)}
        current={tab}
        onSelect={setTab}
        idPrefix={prefix}
      />
      <DuplicateNote partner={partner} />
      <div {...tabPanel(prefix, tab)} className="min-h-0 grow overflow-y-auto">
        <PartnerTab partner={partner} figures={figures} tab={tab} />
      </div>
    </>
  )
}
