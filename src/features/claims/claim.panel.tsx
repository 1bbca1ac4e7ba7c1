import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Claim } from '#src/contract/claims/claim.ts'
import { claimKind, claimSign, claimState, noticeSign, noticeText } from '#src/entities/claims/claim-words.ts'
import { RecordDocuments } from '#src/entities/documents/record-documents.tsx'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { factsAsText } from '#src/records/panel/record-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { ALL_CLAIM_FIELDS, CLAIM_FIELDS, editableClaim, NOTICE_FIELDS } from './fields/claim-fields.ts'

/** One claim: what is wrong, whom it is against, its deadline, its photos, and what became of it. */
export function ClaimPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="claim"
      id={id}
      query={useQuery(queryFor(useCall(), 'claims.get', { params: { id } }))}
      failure="claims.record.failed"
      title={({ number }) => number}
      status={(claim) => <StatusWord status={claimSign(claim)}>{claimState(claim, t)}</StatusWord>}
      text={(claim) => claimAsText(claim, t, format)}
      body={(claim) => (
        <FieldsOf fields={editableClaim} record={claim} folds>
          <Facts claim={claim} />
          <Notice claim={claim} />
          <RecordDocuments owner={{ claimId: claim.id }} title="claims.photos" />
          <RecordHistory endpoint="claims.events" id={claim.id} record={claim} fields={ALL_CLAIM_FIELDS} />
        </FieldsOf>
      )}
    />
  )
}

function Facts({ claim }: { claim: Claim }) {
  const { t } = useText()
  const { orderId, orderNumber, customerName, carrierName, reason } = claim
  return (
    <Section
      title={t('claims.one')}
      fact={<CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />}
    >
      <dl>
        <CommandLine id="state" label={t('claims.state')} command="claims.setState" shown={claimState(claim, t)}>
          <StatusWord status={claimSign(claim)}>{claimState(claim, t)}</StatusWord>
        </CommandLine>
        <FieldLines fields={CLAIM_FIELDS} />
      </dl>
      <DefinitionList
        rows={[
          {
            label: t('records.order'),
            value: <RecordLink kind="order" id={orderId} label={orderNumber} />,
            text: orderNumber,
          },
          { label: t('records.customer'), value: customerName ?? '–' },
          { label: t('records.carrier'), value: carrierName ?? '–' },
          ...(reason === undefined ? [] : [{ label: t('claims.reason'), value: reason }]),
        ]}
      />
    </Section>
  )
}

/** By when the carrier is to be notified, and how that stands. */
function Notice({ claim }: { claim: Claim }) {
  const { t } = useText()
  const format = useFormat()
  const text = noticeText(claim, t, format)
  const sign = noticeSign(claim)
  return (
    <Section title={t('claims.deadline')}>
      {text !== undefined && (
        <p className="pb-1">{sign === undefined ? text : <StatusWord status={sign}>{text}</StatusWord>}</p>
      )}
      <dl>
        <FieldLines fields={NOTICE_FIELDS} />
      </dl>
      <p className="pt-1 text-chip text-text-3">{t(`claims.law.${claim.kind === 'delay' ? 'delay' : 'damage'}`)}</p>
    </Section>
  )
}

/** A claim as text of several lines, for an e-mail or a chat. */
function claimAsText(claim: Claim, t: Translate, format: Format): string {
  return factsAsText(`${claim.number} · ${claimState(claim, t)}`, [
    [t('records.order'), claim.orderNumber],
    [t('claims.kind'), claimKind(claim, t)],
    [t('claims.against'), claim.partnerName],
    [t('claims.text'), claim.text],
    [t('claims.amount'), claim.amountCents === undefined ? undefined : format.cents(claim.amountCents)],
    [t('claims.deadline'), noticeText(claim, t, format)],
  ])
}
