import { useState } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { CreditNote } from '#src/contract/billing/carrier-records.ts'
import { creditNoteSign, creditNoteState } from '#src/entities/billing/carrier-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { factsAsText } from '#src/records/panel/record-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { periodText } from '../record/invoice-text.ts'
import { InvoicePositions } from '../record/positions.tsx'
import { InvoiceTotals } from '../record/totals.tsx'
import { NoteHistory } from './record/carrier-history.tsx'
import { PaidOut } from './record/paid-out.tsx'
import { useCreditNote } from './record/use-credit-note.ts'

function noteAsText(note: CreditNote, t: Translate, format: Format): string {
  return factsAsText(`${t('carriers.note')} ${note.number} · ${creditNoteState(note, t)}`, [
    [t('records.carrier'), note.carrierName],
    [t('billing.column.date'), format.dateWithYear(note.date)],
    [t('billing.column.due'), format.dateWithYear(note.dueDate)],
    [t('billing.period'), periodText(note, format)],
    [t('carriers.note.total'), format.cents(note.grossCents)],
    [t('billing.column.open'), format.cents(note.openCents)],
    [t('billing.orders'), note.orders.map(({ orderNumber }) => orderNumber).join(', ')],
  ])
}

/** One credit note to a carrier: what it states, what was paid of it, and who has changed what. */
export function CreditNotePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  const [tab, setTab] = useState('overview')
  return (
    <RecordPanel
      kind="creditNote"
      id={id}
      query={useCreditNote(id)}
      failure="carriers.note.failed"
      title={({ number }) => number}
      status={(note) => <StatusWord status={creditNoteSign(note)}>{creditNoteState(note, t)}</StatusWord>}
      text={(note) => noteAsText(note, t, format)}
      tabs={{
        label: 'carriers.note.tabs',
        of: ({ payments }) => [
          { id: 'overview', title: t('orders.tab.overview') },
          { id: 'payments', title: t('billing.payments'), count: payments.length },
          { id: 'history', title: t('history.title') },
        ],
        current: tab,
        onSelect: setTab,
      }}
      body={(note) => {
        if (tab === 'payments') return <PaidOut kind="creditNote" record={note} />
        if (tab === 'history') return <NoteHistory note={note} />
        return (
          <>
            <Terms note={note} />
            <InvoicePositions invoice={note} />
            <InvoiceTotals invoice={note} total="carriers.note.total" />
          </>
        )
      }}
    />
  )
}

/** Whom it is for, from when, until when, for which days; of a cancelled one what cancels it; and the next step. */
function Terms({ note }: { note: CreditNote }) {
  const { t } = useText()
  const format = useFormat()
  const record = { kind: 'creditNote', id: note.id, record: note } as const
  const { carrierId, carrierName, cancelledById, cancelledByNumber, cancelsId, cancelsNumber, reason } = note
  const link = (id: string, number: string | undefined) => <RecordLink kind="creditNote" id={id} label={number ?? id} />
  return (
    <Section
      title={t(note.type === 'cancellation' ? 'carriers.note.cancellation' : 'carriers.note')}
      fact={
        <CommandButton
          id="creditNotes.print"
          record={record}
          label={t('billing.print')}
          variant="quiet"
          className="-mr-2 h-6 text-chip"
        />
      }
    >
      <DefinitionList
        rows={[
          {
            label: t('records.carrier'),
            value:
              carrierId === undefined ? carrierName : <RecordLink kind="partner" id={carrierId} label={carrierName} />,
          },
          { label: t('billing.column.date'), value: format.dateWithYear(note.date) },
          { label: t('billing.column.due'), value: format.dateWithYear(note.dueDate) },
          { label: t('billing.period'), value: periodText(note, format) },
          { label: t('billing.column.open'), value: format.cents(note.openCents) },
          ...(cancelledById === undefined
            ? []
            : [{ label: t('billing.cancelledBy'), value: link(cancelledById, cancelledByNumber) }]),
          ...(cancelsId === undefined ? [] : [{ label: t('billing.cancels'), value: link(cancelsId, cancelsNumber) }]),
          ...(reason === undefined ? [] : [{ label: t('changes.reason'), value: reason }]),
        ]}
      />
      {note.type === 'creditNote' && note.state === 'issued' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <CommandButton id="creditNotes.pay" record={record} label={t('billing.payment.command')} variant="primary" />
          <CommandButton id="creditNotes.file" record={record} label={t('billing.file')} />
          <CommandButton id="creditNotes.cancel" record={record} label={t('carriers.cancel')} />
        </div>
      )}
    </Section>
  )
}
