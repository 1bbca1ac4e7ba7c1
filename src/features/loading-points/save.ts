import type { CommandContext } from '#src/commands/gate/command.ts'
import { LoadingPoint, type LoadingPointInput } from '#src/contract/loading-points.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'

/** Makes a loading point, or changes the one given upon the version the person saw; can be taken back. Throws what speaks against it. */
export async function savePoint(
  context: CommandContext,
  point: LoadingPoint | undefined,
  body: LoadingPointInput,
): Promise<void> {
  const { call, t } = context.services
  await changeRecords(context, {
    kind: 'loadingPoint',
    commandId: point === undefined ? 'loadingPoints.create' : 'loadingPoints.update',
    title: t(point === undefined ? 'loadingPoints.created' : 'loadingPoints.changed'),
    // A new one has no record yet: the answer is the first.
    records: [point ?? LoadingPoint.parse({})],
    labelOf: ({ name }) => name,
    send: async (_record, own) => {
      const { eventId, ...record } =
        point === undefined
          ? await own(['loadingPoints.create', body], (idempotencyKey) =>
              call('loadingPoints.create', { body, idempotencyKey }),
            )
          : await own(['loadingPoints.update', point.id, point.version, body], (idempotencyKey) =>
              call('loadingPoints.update', { params: { id: point.id }, body, ifMatch: point.version, idempotencyKey }),
            )
      return { record, eventId }
    },
  })
}
