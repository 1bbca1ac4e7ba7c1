import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { RecurringDate, RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { recurringChanges } from '../recurring-changes.ts'
import { dateText } from '../record/date-text.ts'

/** Stops templates, or lets those go on that are stopped: all of them the one where one still runs. */
export async function togglePause(context: CommandContext): Promise<void> {
  const { t } = context.services
  const records = await newestRecords(context, 'recurringOrder', chosenTargets(context))
  const paused = records.some((record) => !record.paused)
  await recurringChanges.change<{ paused: boolean }>(context, {
    commandId: 'recurringOrders.pause',
    title: t(paused ? 'recurring.paused' : 'recurring.resumed'),
    records: records.filter((record) => record.paused !== paused),
    message: ({ name }) => t(paused ? 'recurring.nowPaused' : 'recurring.nowActive', { name }),
    field: 'paused',
    call: (call, request) => call('recurringOrders.pause', request),
    deliver: (send) => send({ paused }),
  })
}

/** A date of the focused template as she saw it, and whether it is to be left out. */
interface DateChoice {
  record: RecurringOrder
  due: RecurringDate
  skipped: boolean
}

async function focusedDates(
  context: CommandContext,
): Promise<{ record: RecurringOrder; dates: RecurringDate[] } | undefined> {
  const { call, queryClient } = context.services
  const focus = focusedOf(context, 'recurringOrder')
  if (focus === undefined) return undefined
  const [record] = await newestRecords(context, 'recurringOrder', [focus])
  if (record === undefined) return undefined
  // What was made since counts, too.
  const asked = queryFor(call, 'recurringOrders.preview', { params: { id: record.id } })
  const { dates } = await queryClient.fetchQuery({ ...asked, staleTime: 0 })
  return { record, dates }
}

/** The next dates: those an order is still to be made for, and those that are left out. */
export async function dateChoices(context: CommandContext): Promise<Choice<DateChoice>[]> {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const found = await focusedDates(context)
  if (found === undefined) return []
  return found.dates
    .filter(({ state }) => state === 'planned' || state === 'skipped')
    .map((due) => ({
      id: due.date,
      title: format.dateWithYear(due.date),
      detail: t(due.state === 'skipped' ? 'recurring.skip.again' : 'recurring.skip.out'),
      icon: due.state === 'skipped' ? 'add' : 'delete',
      synonyms: [dateText(due, t, format)],
      value: { record: found.record, due, skipped: due.state !== 'skipped' },
    }))
}

/** Leaves a date out, or takes it in again. */
export async function skipDate(context: CommandContext, { record, due, skipped }: DateChoice): Promise<void> {
  const { t } = context.services
  const { date } = due
  const day = formatFor(currentLanguage()).date(date)
  await recurringChanges.change<{ date: string; skipped: boolean }>(context, {
    commandId: 'recurringOrders.skip',
    title: t(skipped ? 'recurring.skipped' : 'recurring.unskipped', { day }),
    records: [record],
    message: ({ name }) => `${name}: ${t(skipped ? 'recurring.skipped' : 'recurring.unskipped', { day })}`,
    field: 'skipped',
    intent: `recurringOrders.skip ${date}`,
    call: (call, request) => call('recurringOrders.skip', request),
    deliver: (send) => send({ date, skipped }),
  })
}

/** Leaves the next date out whose order is still to be made. */
export async function skipNext(context: CommandContext): Promise<void> {
  const { t, notify } = context.services
  const found = await focusedDates(context)
  const due = found?.dates.find(({ state }) => state === 'planned')
  if (found === undefined) return
  if (due === undefined) return notify({ type: 'info', message: t('recurring.skip.none'), answers: true })
  await skipDate(context, { record: found.record, due, skipped: true })
}

/** Shows the template an order was made by. */
export async function openTemplate(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'order')
  if (focus === undefined) return
  const [order] = await newestRecords(context, 'order', [focus])
  const id = order?.recurringOrderId
  if (id !== undefined) context.services.openPanel({ kind: 'recurringOrder', id }, 'add')
}
