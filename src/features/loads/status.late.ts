import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { Load } from '#src/contract/loads.ts'
import { loadStatusRefusal } from '#src/domain/loads/permissions.ts'
import { LOAD_STATUSES, type LoadStatus } from '#src/domain/loads/status.ts'
import { changeRecords, type Changed } from '#src/records/changes/change-records.ts'
import { onVersion } from '#src/records/changes/versions.ts'
import { loadLabel, statusText } from './load-text.ts'
import { targetLoads } from './load-targets.ts'

/** What the person chose, upon the load as she saw it when the choices were offered (decision A21). */
interface ChosenStatus {
  load: Load
  status: LoadStatus
}

/** The other statuses: first those it may take by hand, then the others with the reason why not. */
export async function statusChoices(context: CommandContext): Promise<Choice<ChosenStatus>[]> {
  const { t } = context.services
  const [load] = await targetLoads(context)
  if (load === undefined) return []
  const choices = LOAD_STATUSES.filter((status) => status !== load.status).map((status) => {
    const refusal = loadStatusRefusal(load, status)
    const choice = { id: status, title: statusText(status, t), value: { load, status } }
    return refusal === undefined ? choice : { ...choice, blocked: t(refusal.code, refusal.values) }
  })
  return choices.toSorted((a, b) => Number('blocked' in a) - Number('blocked' in b))
}

/** Puts the load to its next status. */
export async function advance(context: CommandContext, next: (load: Load) => LoadStatus | undefined): Promise<void> {
  const [load] = await targetLoads(context)
  const status = load && next(load)
  if (load !== undefined && status !== undefined) await setStatus(context, { load, status })
}

/** Sets a status upon the version the person saw; can be taken back. */
export async function setStatus(context: CommandContext, { load, status }: ChosenStatus): Promise<void> {
  const { call, t } = context.services
  const versioned = onVersion<'load', Changed<Load>>(context, 'load', load, {
    field: 'status',
    title: () => t('changes.versionConflict.title', { name: loadLabel(load) }),
    detail: (current) =>
      t('changes.versionConflict.field', {
        field: t('orders.column.status'),
        value: statusText(current.status, t),
      }),
  })
  await changeRecords(context, {
    kind: 'load',
    commandId: 'loads.setStatus',
    title: t('orders.setStatus.done', { status: statusText(status, t) }),
    records: [load],
    labelOf: loadLabel,
    send: ({ id }, own) =>
      versioned((ifMatch) =>
        own(['loads.setStatus', id, ifMatch, status], async (idempotencyKey) => {
          const body = { status }
          const answer = await call('loads.setStatus', { params: { id }, body, ifMatch, idempotencyKey })
          return { record: answer.load, eventId: answer.eventId, warnings: answer.warnings }
        }),
      ),
  })
}
