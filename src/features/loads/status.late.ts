import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { Load } from '#src/contract/loads.ts'
import { loadStatusRefusal } from '#src/domain/loads/permissions.ts'
import { LOAD_STATUSES, type LoadStatus } from '#src/domain/loads/status.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { loadChanges } from './load-changes.ts'
import { statusText } from './load-text.ts'

/** What the person chose, upon the load as she saw it when the choices were offered (decision A21). */
interface ChosenStatus {
  load: Load
  status: LoadStatus
}

/** The other statuses: first those it may take by hand, then the others with the reason why not. */
export async function statusChoices(context: CommandContext): Promise<Choice<ChosenStatus>[]> {
  const { t } = context.services
  const [load] = await newestRecords(context, 'load', chosenTargets(context))
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
  const [load] = await newestRecords(context, 'load', chosenTargets(context))
  const status = load && next(load)
  if (load !== undefined && status !== undefined) await setStatus(context, { load, status })
}

/** Sets a status upon the version the person saw; can be taken back. */
export async function setStatus(context: CommandContext, { load, status }: ChosenStatus): Promise<void> {
  await loadChanges.change<{ status: LoadStatus }>(context, {
    commandId: 'loads.setStatus',
    title: context.services.t('orders.setStatus.done', { status: statusText(status, context.services.t) }),
    records: [load],
    field: 'status',
    call: (call, request) => call('loads.setStatus', request),
    deliver: (send) => send({ status }),
  })
}
