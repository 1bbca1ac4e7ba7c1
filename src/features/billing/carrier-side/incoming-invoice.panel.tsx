import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { differenceText, incomingSign, incomingState } from '#src/entities/billing/carrier-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { factsAsText } from '#src/records/panel/record-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { editableIncoming, incomingFields, isDecided } from './changes/incoming-fields.ts'
import { IncomingHistory } from './record/carrier-history.tsx'
import { PaidOut } from './record/paid-out.tsx'

function incomingAsText(invoice: IncomingInvoice, t: Translate, format: Format): string {
  return factsAsText(`${t('carriers.incoming')} ${invoice.number} · ${incomingState(invoice, t)}`, [
    [t('records.carrier'), invoice.carrierName],
    [t('billing.column.date'), format.dateWithYear(invoice.date)],
    [t('billing.column.due'), format.dateWithYear(invoice.dueDate)],
    [t('billing.column.net'), format.cents(invoice.netCents)],
    [t('carriers.difference'), differenceText(invoice.differenceCents, t, format)],
    [t('billing.column.open'), format.cents(invoice.openCents)],
    [t('billing.orders'), invoice.orders.map(({ orderNumber }) => orderNumber).join(', ')],
  ])
}

/** One invoice of a carrier: how it lies beside what was agreed, what it says, what was paid, who has decided and changed what. */
export function IncomingInvoicePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="incomingInvoice"
      id={id}
      query={useQuery(queryFor(useCall(), 'incomingInvoices.get', { params: { id } }))}
      failure="carriers.incoming.failed"
      title={({ number }) => number}
      status={(invoice) => <StatusWord status={incomingSign(invoice)}>{incomingState(invoice, t)}</StatusWord>}
      text={(invoice) => incomingAsText(invoice, t, format)}
      body={(invoice) => (
        <FieldsOf fields={editableIncoming} record={invoice}>
          <Comparison invoice={invoice} />
          <Said invoice={invoice} />
          <PaidOut kind="incomingInvoice" record={invoice} />
          <IncomingHistory invoice={invoice} />
        </FieldsOf>
      )}
    />
  )
}

/** What was agreed order by order beside what is stated, what was decided of it, and the next step. */
function Comparison({ invoice }: { invoice: IncomingInvoice }) {
  const { t } = useText()
  const format = useFormat()
  const record = { kind: 'incomingInvoice', id: invoice.id, record: invoice } as const
  const { orders, agreedCents, netCents, differenceCents, reason, decidedBy, decidedAt, state } = invoice
  return (
    <Section
      title={t('carriers.comparison')}
      fact={
        <StatusWord status={differenceCents === 0 ? 'success' : 'warning'}>
          {differenceText(differenceCents, t, format)}
        </StatusWord>
      }
    >
      <DefinitionList
        amounts
        rows={[
          ...orders.map((order) => ({
            id: order.orderId,
            label: <RecordLink kind="order" id={order.orderId} label={order.orderNumber} />,
            value: format.cents(order.agreedCents),
          })),
          { label: t('carriers.agreed'), value: format.cents(agreedCents), ruled: true },
          { label: t('carriers.stated'), value: format.cents(netCents), strong: true },
        ]}
      />
      {decidedBy !== undefined && (
        <p className="mt-2 text-text-2">
          {[incomingState(invoice, t), decidedBy, format.stamp(decidedAt), reason].filter(Boolean).join(' · ')}
        </p>
      )}
      {state !== 'paid' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <CommandButton
            id="incomingInvoices.advance"
            record={record}
            label={t(isDecided(invoice) ? 'billing.payment.command' : 'carriers.approve')}
            variant="primary"
          />
          <CommandButton id="incomingInvoices.dispute" record={record} label={t('carriers.dispute')} />
          {!isDecided(invoice) && (
            <CommandButton id="incomingInvoices.orders" record={record} label={t('carriers.incoming.orders')} />
          )}
        </div>
      )}
    </Section>
  )
}

/** Whose it is and what it says, to be edited until it is approved. */
function Said({ invoice }: { invoice: IncomingInvoice }) {
  const { t } = useText()
  const { carrierId, carrierName, documentId } = invoice
  const canAttach = !isDecided(invoice)
  return (
    <Section title={t('carriers.incoming')}>
      <DefinitionList
        rows={[
          {
            label: t('records.carrier'),
            value:
              carrierId === undefined ? carrierName : <RecordLink kind="partner" id={carrierId} label={carrierName} />,
          },
          {
            label: t('carriers.document'),
            value: (
              <span className="flex flex-wrap items-center gap-2">
                {documentId === undefined ? (
                  !canAttach && t('carriers.document.none')
                ) : (
                  <RecordLink kind="document" id={documentId} label={t('carriers.document.open')} />
                )}
                {canAttach && (
                  <CommandButton
                    id="incomingInvoices.attach"
                    record={{ kind: 'incomingInvoice', id: invoice.id, record: invoice }}
                    label={t('carriers.document.attach')}
                    variant="quiet"
                    className={documentId === undefined ? '-ml-2.5 h-6' : 'h-6'}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
      <dl>
        <FieldLines fields={incomingFields} />
      </dl>
    </Section>
  )
}
