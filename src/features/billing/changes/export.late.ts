import { queryFor } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { addDays, epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { saveFile } from '#src/records/output/csv-file.ts'

/** The first and the last day of the month before this one. */
function lastMonth(): { from: string; to: string } {
  const today = epochToZoned(Date.now()).date
  const to = addDays(`${today.slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

const asTyped = (day: string) => day.split('-').toReversed().join('.')

const form = (): RecordForm<Readonly<Record<string, unknown>>> => {
  const { from, to } = lastMonth()
  return {
    fields: [
      { id: 'from', kind: dateKind, name: 'billing.export.from', props: ['from'] },
      { id: 'to', kind: dateKind, name: 'billing.export.to', props: ['to'] },
      {
        id: 'chart',
        kind: choiceKind(['SKR03', 'SKR04'], (value) => value),
        name: 'billing.export.chart',
        props: ['chart'],
      },
    ],
    rows: [['grid-cols-3', 'from', 'to', 'chart']],
    required: ['from', 'to'],
    blank: {},
    texts: { from: asTyped(from), to: asTyped(to), chart: 'SKR03' },
    check(range) {
      const [first, last] = [range['from'], range['to']]
      if (!isPlainDate(first)) return errorAt('from', 'required')
      if (!isPlainDate(last)) return errorAt('to', 'required')
      return first > last ? errorAt('to', 'periodOrder') : []
    },
  }
}

/** Asks for days and chart of accounts, and writes the bookings of those days for the accountant. */
export function openExport(context: CommandContext): void {
  const { call, queryClient, t } = context.services
  openForm(context, {
    form: form(),
    name: 'datev',
    command: 'billing.export',
    title: t('billing.export.head'),
    confirm: t('billing.export.confirm'),
    width: 480,
    async onSend({ values }) {
      const { from, to, chart } = values
      if (typeof from !== 'string' || typeof to !== 'string') return false
      const query = { from, to, chart: chart === 'SKR04' ? 'SKR04' : 'SKR03' } as const
      const file = await queryClient.fetchQuery({ ...queryFor(call, 'billing.export', { query }), staleTime: 0 })
      saveFile(file, file.name)
      return true
    },
  })
}
