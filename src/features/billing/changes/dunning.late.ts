import { queryFor } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { BILLING_CALL_LIMIT } from '#src/contract/billing/parts.ts'
import { formatFor } from '#src/i18n/format.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { entityPlan } from '#src/records/bulk/entity-plan.ts'
import { openBulk } from '#src/records/bulk/open.ts'

/** Nothing is chosen in the dialog: what is due for a reminder gets the next one. */
type DunningDraft = Readonly<Record<string, never>>

const dunningPlan = (t: CommandContext['services']['t']) =>
  entityPlan<'invoice', DunningDraft, DunningDraft>('invoice', {
    endpoint: 'dunning.run',
    callLimit: BILLING_CALL_LIMIT,
    words: {
      title: 'billing.dunning.head',
      count: 'billing.count',
      run: 'billing.dunning.run',
      nothing: 'billing.dunning.nothing',
      reasonFor: 'billing.dunning.nothing',
      finished: 'reason.billing.notOverdue',
    },
    columns: [
      { id: 'number', header: 'billing.invoice', width: 120, text: ({ number = '' }) => number },
      { id: 'customer', header: 'records.customer', width: 200, priority: 1, text: ({ customerName }) => customerName },
      {
        id: 'open',
        header: 'billing.column.open',
        width: 104,
        text: ({ openCents }) => formatFor(currentLanguage()).cents(openCents),
      },
    ],
    overridePermission: 'billing.use',
    labelOf: ({ number, id }) => number ?? id,
    isUnderstood: () => true,
    changeOf: ({ state }) => (state === 'overdue' ? {} : undefined),
    async send(call, { records }, sending) {
      const body = { items: records.map(({ id, version }) => ({ id, version })), dryRun: sending.dryRun }
      const { results } = sending.dryRun
        ? await call('dunning.run', { body, signal: sending.signal })
        : await call('dunning.run', { body, idempotencyKey: sending.idempotencyKey })
      return results.map(({ id, outcome, level, reasons, message, eventId }) => ({
        id,
        outcome: outcome === 'reminded' ? ('changed' as const) : ('refused' as const),
        changes: outcome === 'reminded' ? [{ field: 'reminderLevel', to: level }] : [],
        warnings: [],
        reasons,
        ...(message !== undefined && { message }),
        ...(eventId !== undefined && { eventId }),
        overridable: false,
        needsNotes: false,
        record: records.find((record) => record.id === id),
      }))
    },
    doneTitle: (title) => title,
    changeLines: (result) =>
      (result?.changes ?? []).map(({ to }) => t('billing.reminder.level', { level: Number(to) })),
  })

/** The dunning run: looks at all that is overdue, says what would go out, and sends it when it is meant. */
export async function openDunning(context: CommandContext): Promise<void> {
  const { call, queryClient, notify, t } = context.services
  const query = { state: 'overdue', type: 'invoice', limit: 200, sortBy: 'dueDate', sortOrder: 'asc' } as const
  const asked = queryFor(call, 'invoices.list', { query })
  const { data } = await queryClient.fetchQuery({ ...asked, staleTime: 0 })
  if (data.length === 0) return notify({ type: 'info', message: t('billing.overdue.empty'), answers: true })
  await openBulk({
    plan: dunningPlan(t),
    commandId: 'dunning.run',
    title: plainTitle(t('billing.dunning.title')),
    context,
    records: data,
    input: {},
  })
}
