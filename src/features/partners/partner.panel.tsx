import { useQuery } from '@tanstack/react-query'
import { Maximize2 } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Partner } from '#src/contract/partners/partner.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { PartnerPaperState } from '#src/domain/partners/papers.ts'
import { RecordDocuments } from '#src/entities/documents/record-documents.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { MailLink, PhoneLink } from '#src/ui/buttons/link.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { editablePartner, PARTNER_FIELDS, shownFields } from './fields/partner-fields.ts'
import { kindText, paperLines, partnerAsText } from './partner-text.ts'
import { PartnerHistory } from './partner-history.tsx'

/** A customer or carrier: address, people, papers, last orders; all of him stands on his page. */
export function PartnerPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="partner"
      id={id}
      query={useQuery(queryFor(useCall(), 'partners.get', { params: { id } }))}
      failure="records.partner.failed"
      title={(partner) => partner.name}
      status={(partner) =>
        partner.blocked ? (
          <StatusWord status="failure">{t('records.partner.blocked')}</StatusWord>
        ) : (
          <span className="text-chip text-text-3">{kindText(partner, t)}</span>
        )
      }
      actions={(partner) => (
        <CommandButton
          id="partners.openPage"
          record={{ kind: 'partner', id: partner.id, record: partner }}
          icon={Maximize2}
          iconOnly
        />
      )}
      text={(partner) => partnerAsText(partner, t, format)}
      body={(partner) => <PartnerFacts partner={partner} />}
    />
  )
}

function PartnerFacts({ partner }: { partner: Partner }) {
  const { t } = useText()
  const { role } = useSession()
  const rights = { bank: may(role, 'partners.bank'), money: may(role, 'money.read') }
  return (
    <FieldsOf fields={editablePartner} record={partner} folds>
      <Section title={t('records.contact')} fact={partner.number}>
        <dl>
          <FieldLines fields={shownFields(PARTNER_FIELDS, partner, rights)} />
        </dl>
      </Section>
      <People partner={partner} />
      <Papers partner={partner} />
      <RecordDocuments owner={{ partnerId: partner.id }} />
      <Section title={t('records.partner.history')}>
        <PartnerHistory partner={partner} />
      </Section>
    </FieldsOf>
  )
}

function People({ partner: { contacts } }: { partner: Partner }) {
  const { t } = useText()
  if (contacts.length === 0) return null
  return (
    <Section title={t('records.people')}>
      <DefinitionList
        rows={contacts.map(({ id, name, role, phone, email }) => ({
          id,
          label: <bdi>{name}</bdi>,
          value: (
            <span className="flex flex-wrap gap-x-2">
              {role !== undefined && <span className="text-text-2">{role}</span>}
              {phone !== undefined && <PhoneLink number={phone} />}
              {email !== undefined && <MailLink address={email} />}
            </span>
          ),
        }))}
      />
    </Section>
  )
}

function Papers({ partner }: { partner: Partner }) {
  const { t } = useText()
  const format = useFormat()
  if (partner.papers.length === 0) return null
  return (
    <Section title={t('records.partner.compliance')}>
      <DefinitionList
        rows={[
          ...paperLines(partner).map(({ paper, until, state: { state } }) => ({
            id: paper.id,
            label: t(`partners.paper.${paper.kind}`),
            value: <ValidUntil until={until} state={state} />,
          })),
          { label: t('records.partner.punctuality'), value: format.percent(partner.punctuality) },
        ]}
      />
    </Section>
  )
}

/** A date with a sign when it has passed or is at most 30 days away. */
function ValidUntil({ until, state }: { until: string | undefined; state: PartnerPaperState['state'] }) {
  const { t } = useText()
  const format = useFormat()
  const text = format.dateWithYear(until)
  if (state === 'expired')
    return <StatusWord status="failure">{`${text} · ${t('records.partner.expired')}`}</StatusWord>
  if (state === 'expiring')
    return <StatusWord status="warning">{`${text} · ${t('records.partner.expiring')}`}</StatusWord>
  return <>{text}</>
}
