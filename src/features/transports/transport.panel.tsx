import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { editableTransport } from './fields/editable-transport.ts'
import { TransportCrew, TransportGoods, TransportProgress, TransportRecord, TransportWay } from './record/sections.tsx'
import { TransportTour } from './record/tour.tsx'
import { recordText } from './record/record-text.ts'
import { statusText, transportLabel } from './transport-values.ts'

/** One transport: how far it is, where it goes, who drives, what it carries, and the tour it is part of. */
export function TransportPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const { close } = usePanelPlace()
  const id = panel.id ?? ''
  const { data: transport, error, refetch } = useQuery(queryFor(useCall(), 'transports.get', { params: { id } }))
  useEditedHere('transport', id)
  const text = () => (transport === undefined ? '' : recordText(transport, t, format))
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:transport'],
    focus: { kind: 'transport', id, ...(transport && { record: transport, text }) },
  })
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={transport === undefined ? id : transportLabel(transport)}
        status={transport && <StatusWord status={transport.status}>{statusText(transport.status, t)}</StatusWord>}
        actions={transport && <CommandButton id="copy.link" icon={Link} iconOnly />}
      >
        {transport === undefined && error === null && <LoadingRows rows={6} />}
        {transport === undefined && error !== null && (
          <FailureState
            title={t('records.transport.failed')}
            detail={error.message}
            onRetry={() => void refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {transport && (
          <>
            <FieldsOf key={id} fields={editableTransport} record={transport} folds>
              <TransportProgress />
              <TransportWay />
              <TransportCrew />
              <TransportGoods />
            </FieldsOf>
            <TransportTour transport={transport} />
            <TransportRecord transport={transport} />
          </>
        )}
      </SidePanel>
    </div>
  )
}
