import { checkHandover } from '#src/domain/handovers/handovers.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { handle } from '../../core/handle.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { handoverParts } from './parts.ts'

/** What shifts have left to each other, the newest first. Lists leave out how things stood. */
const handovers = defineResource({
  kind: 'handover',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {},
  },
  view: (rows) => rows.map((row) => ({ ...row, parts: [] })),
  record: (row) => Promise.resolve(row),
  write: {
    ids: 'hnd',
    async create(context, { note }) {
      assertNoErrors(checkHandover({ note }))
      const { userId: createdById, userName: createdBy } = context.session
      return { values: { note: note.trim(), parts: await handoverParts(context), createdById, createdBy } }
    },
  },
})

/** Somebody takes over: not who has handed over, and one person only. */
function takeOver(context: RuleContext, row: Row<'handovers'>): Promise<RecordChange<'handover'>> {
  const { userId, userName: takenOverBy } = context.session
  if (row.createdById === userId) throw notNow('reason.handover.own', 'OWN_HANDOVER')
  if (row.takenOverAt !== undefined) {
    const reason = { code: 'reason.handover.taken', values: { name: row.takenOverBy ?? '' } } as const
    throw new HttpError(409, { ...refusalBody(reason), code: 'TAKEN_OVER' })
  }
  return writeRecord(context, 'handover', row, { takenOverAt: stamp(context), takenOverBy }, { type: 'taken_over' })
}

export const handoverNoun = {
  ...handovers,
  handlers: {
    ...handovers.handlers,
    'handovers.now': handle('handovers.now', async (context) => ({ parts: await handoverParts(context) })),
    'handovers.takeOver': handovers.changing('handovers.takeOver', takeOver),
  },
}
