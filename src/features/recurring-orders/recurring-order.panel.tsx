import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { OrderPartSections } from '#src/entities/orders/order-part-sections.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { editableRecurring, ORDER_FIELDS, RULE_FIELDS, STOP_FIELDS } from './fields/recurring-fields.ts'
import { MadeOrders } from './record/made-orders.tsx'
import { NextDates } from './record/next-dates.tsx'
import { RecurringHistory } from './record/recurring-history.tsx'
import { recurringAsText, statusSign, statusText } from './recurring-words.ts'

/** One recurring order: when it makes orders and what they say, its next dates, and what it has made. */
export function RecurringOrderPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="recurringOrder"
      id={id}
      query={useQuery(queryFor(useCall(), 'recurringOrders.get', { params: { id } }))}
      failure="recurring.record.failed"
      title={({ name }) => name}
      status={(record) => <StatusWord status={statusSign(record)}>{statusText(record, t)}</StatusWord>}
      text={(record) => recurringAsText(record, t, format)}
      body={(record) => (
        <FieldsOf fields={editableRecurring} record={record} folds>
          <Problem record={record} />
          <Rule record={record} />
          <NextDates record={record} />
          <OrderPartSections parts={ORDER_FIELDS} stops={STOP_FIELDS} />
          <MadeOrders id={record.id} />
          <RecurringHistory record={record} />
        </FieldsOf>
      )}
    />
  )
}

/** Why the order of a date is missing. */
function Problem({ record: { problem } }: { record: RecurringOrder }) {
  const { t } = useText()
  if (problem === undefined) return null
  return (
    <Section>
      <p role="alert">
        <StatusWord status="failure">{t('recurring.problem', { problem })}</StatusWord>
      </p>
    </Section>
  )
}

function Rule({ record }: { record: RecurringOrder }) {
  const { t } = useText()
  return (
    <Section
      title={t('recurring.one')}
      fact={<CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />}
    >
      <dl>
        <CommandLine
          id="status"
          label={t('orders.column.status')}
          command="recurringOrders.pause"
          shown={statusText(record, t)}
        >
          <StatusWord status={statusSign(record)}>{statusText(record, t)}</StatusWord>
        </CommandLine>
        <FieldLines fields={RULE_FIELDS} />
      </dl>
    </Section>
  )
}
