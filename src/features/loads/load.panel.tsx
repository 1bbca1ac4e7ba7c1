import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { editableLoad, loadFields } from './load-fields.ts'
import { loadAsText, loadLabel, loadSign, statusText } from './load-text.ts'

/** Freight that waits for a vehicle: what it is, where it goes, and the order it was made from. */
export function LoadPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="load"
      id={id}
      query={useQuery(queryFor(useCall(), 'loads.get', { params: { id } }))}
      failure="records.load.failed"
      title={loadLabel}
      status={({ status }) => <StatusWord status={loadSign(status)}>{statusText(status, t)}</StatusWord>}
      text={(load) => loadAsText(load, t, format)}
      body={(load) => (
        <FieldsOf fields={editableLoad} record={load} folds>
          <Freight />
          <Way />
        </FieldsOf>
      )}
    />
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
