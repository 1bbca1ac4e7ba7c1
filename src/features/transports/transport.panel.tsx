import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordDocuments } from '#src/entities/documents/record-documents.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { editableTransport } from './fields/editable-transport.ts'
import { TransportCrew, TransportGoods, TransportProgress, TransportRecord, TransportWay } from './record/sections.tsx'
import { TransportTour } from './record/tour.tsx'
import { recordText } from './record/record-text.ts'
import { statusText, transportLabel } from './transport-values.ts'

/** One transport: how far it is, where it goes, who drives, what it carries, and the tour it is part of. */
export function TransportPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="transport"
      id={id}
      query={useQuery(queryFor(useCall(), 'transports.get', { params: { id } }))}
      failure="records.transport.failed"
      title={transportLabel}
      status={({ status }) => <StatusWord status={status}>{statusText(status, t)}</StatusWord>}
      actions={() => <CommandButton id="copy.link" icon={Link} iconOnly />}
      text={(transport) => recordText(transport, t, format)}
      body={(transport) => (
        <>
          <FieldsOf fields={editableTransport} record={transport} folds>
            <TransportProgress />
            <TransportWay />
            <TransportCrew />
            <TransportGoods />
          </FieldsOf>
          <TransportTour transport={transport} />
          <RecordDocuments owner={transport.orderId ? { orderId: transport.orderId } : { transportId: transport.id }} />
          <TransportRecord transport={transport} />
        </>
      )}
    />
  )
}
