import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { editableLoad, loadFields } from './load-fields.ts'
import { loadAsText, loadLabel, loadSign, statusText } from './load-text.ts'

/** Freight that waits for a vehicle: what it is, where it goes, and the order it was made from. */
export function LoadPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const { close } = usePanelPlace()
  const id = panel.id ?? ''
  const { data: load, error, refetch } = useQuery(queryFor(useCall(), 'loads.get', { params: { id } }))
  useEditedHere('load', id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:load'],
    focus: { kind: 'load', id, ...(load && { record: load, text: () => loadAsText(load, t, format) }) },
  })
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={load === undefined ? id : loadLabel(load)}
        status={load && <StatusWord status={loadSign(load.status)}>{statusText(load.status, t)}</StatusWord>}
      >
        {load === undefined && error === null && <LoadingRows rows={6} />}
        {load === undefined && error !== null && (
          <FailureState
            title={t('records.load.failed')}
            detail={error.message}
            onRetry={() => void refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {load && (
          <FieldsOf key={id} fields={editableLoad} record={load} folds>
            <Freight />
            <Way />
          </FieldsOf>
        )}
      </SidePanel>
    </div>
  )
}

const FREIGHT = loadFields.filter(({ section }) => section === 'freight')
const WAY = loadFields.filter(({ section }) => section === 'way')

function Freight() {
  const { t } = useText()
  const { shown: load } = useFieldPlaceOf(editableLoad)
  const status = statusText(load.status, t)
  return (
    <Section
      title={t('records.load.facts')}
      fact={<CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />}
    >
      <dl>
        <CommandLine id="status" label={t('orders.column.status')} command="loads.setStatus" shown={status}>
          <StatusWord status={loadSign(load.status)}>{status}</StatusWord>
        </CommandLine>
        <FieldLines fields={FREIGHT} />
        <Fact label={t('records.order')}>
          {load.orderId === undefined ? (
            t('loads.origin.false')
          ) : (
            <RecordLink kind="order" id={load.orderId} label={load.orderId} />
          )}
        </Fact>
      </dl>
    </Section>
  )
}

function Way() {
  const { t } = useText()
  return (
    <Section title={t('records.route')}>
      <dl>
        <FieldLines fields={WAY} />
      </dl>
    </Section>
  )
}
