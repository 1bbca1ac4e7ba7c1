import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordPanel, type RecordSection } from '#src/records/panel/record-panel.tsx'
import type { Partner } from '#src/contract/partners.ts'
import { daysBetween, epochToZoned, ZONE } from '#src/domain/basics/dates.ts'
import { DocumentLines, UploadHere } from '#src/entities/documents/record-documents.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MailLink, PhoneLink } from '#src/ui/buttons/link.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { PartnerHistory } from './partner-history.tsx'

/** A customer or carrier: address, contact, papers, last orders. */
export function PartnerPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'partners.get', { params: { id } }))
  const sections = usePartnerSections()
  return (
    <RecordPanel
      kind="partner"
      id={id}
      query={query}
      failure="records.partner.failed"
      title={(partner) => partner.name}
      status={(partner) =>
        partner.blocked ? (
          <StatusWord status="failure">{t('records.partner.blocked')}</StatusWord>
        ) : (
          <span className="text-chip text-text-3">{t(`records.partner.${partner.kind}`)}</span>
        )
      }
      sections={sections}
    />
  )
}

function usePartnerSections(): (partner: Partner) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (partner) => [
    {
      id: 'contact',
      title: t('records.contact'),
      fact: partner.number,
      rows: [
        {
          label: t('records.address'),
          value: [partner.street, `${partner.postalCode} ${partner.city}`.trim(), partner.country]
            .filter(Boolean)
            .join(', '),
        },
        { label: t('records.contact'), value: partner.contactPerson ?? '–' },
        { label: t('records.phone'), value: <PhoneLink number={partner.phone} />, text: partner.phone ?? '–' },
        { label: t('records.email'), value: <MailLink address={partner.email} />, text: partner.email ?? '–' },
        { label: t('records.partner.vatId'), value: partner.vatId ?? '–' },
        {
          label: t('records.partner.terms'),
          value: partner.paymentTerms === undefined ? '–' : t('records.partner.days', { count: partner.paymentTerms }),
        },
      ],
    },
    ...(partner.contacts.length > 1
      ? [
          {
            id: 'people',
            title: t('records.people'),
            rows: partner.contacts.map(({ name, role, phone, email }) => ({
              label: name,
              value: (
                <span className="flex flex-wrap gap-x-2">
                  {role !== undefined && <span className="text-text-2">{role}</span>}
                  <PhoneLink number={phone} />
                  <MailLink address={email} />
                </span>
              ),
              text: [role, phone, email].filter(Boolean).join(' · '),
            })),
          },
        ]
      : []),
    ...(partner.kind === 'carrier'
      ? [
          {
            id: 'compliance',
            title: t('records.partner.compliance'),
            rows: [
              { label: t('records.partner.licence'), value: <ValidUntil date={partner.euLicenceUntil} /> },
              { label: t('records.partner.insurance'), value: <ValidUntil date={partner.insuranceUntil} /> },
              { label: t('records.partner.checked'), value: format.dateWithYear(partner.complianceCheckedAt) },
              { label: t('records.partner.punctuality'), value: format.percent(partner.punctuality) },
            ],
          },
        ]
      : []),
    {
      id: 'documents',
      title: t('documents.title'),
      fact: <UploadHere />,
      content: <DocumentLines owner={{ partnerId: partner.id }} />,
    },
    { id: 'history', title: t('records.partner.history'), content: <PartnerHistory partner={partner} /> },
  ]
}

/** A date with a sign when it has passed or is at most 30 days away. */
function ValidUntil({ date }: { date: string | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const [today] = useState(() => epochToZoned(Date.now(), ZONE).date)
  if (date === undefined) return <>–</>
  const left = daysBetween(today, date)
  const text = format.dateWithYear(date)
  if (left < 0) return <StatusWord status="failure">{`${text} · ${t('records.partner.expired')}`}</StatusWord>
  if (left <= 30) return <StatusWord status="warning">{`${text} · ${t('records.partner.expiring')}`}</StatusWord>
  return <>{text}</>
}
