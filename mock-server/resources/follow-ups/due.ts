import { putJob } from '../../ports/jobs.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { NewJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { NewRow } from '../../store/store.ts'
import { cascade } from '../../write/cascades.ts'
import { ALERT_CODES } from '../alerts/rows.ts'
import { entities, ENTITY_KINDS } from '#src/contract/entities.ts'

type FollowUp = Row<'followUps'>

const alertId = (id: string) => `alt-followup-${id}`

/** The job that tells of one at its moment. */
export function dueJob(followUpId: string, dueAt: string): NewJob {
  const name = 'followUps.due'
  const runAt = Date.parse(dueAt)
  return { id: `${name}-${followUpId}-${runAt}`, name, runAt, payload: { followUpId, dueAt } }
}

/** Where an alert about it leads: to the record it is of, else to itself. */
function addressOf({ id, aboutKind, aboutId }: FollowUp): string {
  const kind = ENTITY_KINDS.find((one) => one === aboutKind)
  return kind === undefined || aboutId === undefined ? `/followUps/${id}` : `/${entities[kind].entity}/${aboutId}`
}

function dueAlert(row: FollowUp, timestamp: string): NewRow<'alerts'> {
  const { text, aboutLabel, isTeam, assigneeId } = row
  const subject = [text, aboutLabel].filter(Boolean).join(' · ')
  return {
    id: alertId(row.id),
    type: 'warning',
    code: ALERT_CODES.followUp,
    title: 'Wiedervorlage',
    message: subject,
    ...{ values: { subject }, actionUrl: addressOf(row), timestamp, read: false },
    ...(!isTeam && { forUserId: assigneeId, isPrivate: true }),
  }
}

/** Tells of one at its moment, once: nothing where it is done, was put off, or was told of before. */
export async function tellDue(context: RuleContext, followUpId: string, dueAt: string): Promise<void> {
  const { store } = context
  const row = await store.find('followUps', followUpId)
  if (row?.dueAt !== dueAt || row.doneAt !== undefined || row.toldOf === dueAt) return
  await store.patch('followUps', followUpId, { toldOf: dueAt }, { keepsVersion: true })
  if (await store.find('alerts', alertId(followUpId))) await store.remove('alerts', alertId(followUpId))
  await store.insert('alerts', dueAlert(row, stamp(context)))
}

/** One that is made or put off comes up at its moment, however that came about; one that is done, put off or another's is told of no more. */
export const dueCascades = [
  cascade<'followUps'>({
    name: 'followUpComesUp',
    on: 'followUps',
    fields: ['dueAt', 'doneAt', 'assigneeId', 'isTeam'],
    async run({ store }, { before, after }) {
      const id = after?.id ?? before?.id ?? ''
      if (await store.find('alerts', alertId(id))) await store.remove('alerts', alertId(id))
      if (after !== undefined && after.doneAt === undefined) await putJob(store, dueJob(id, after.dueAt))
    },
  }),
]
