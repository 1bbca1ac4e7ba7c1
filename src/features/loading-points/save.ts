import type { CommandContext } from '#src/commands/gate/command.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { LoadingPoint, type LoadingPointInput } from '#src/contract/loading-points.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

const pointChanges = defineChanges({
  kind: 'loadingPoint',
  labelOf: ({ name }) => name,
  fields: {},
  changedOf: ({ eventId, ...record }: OutputOf<Endpoints['loadingPoints.update']>) => ({ record, eventId }),
})

/** Makes a loading point, or changes the one given upon the version the person saw; can be taken back. Throws what speaks against it. */
export async function savePoint(
  context: CommandContext,
  point: LoadingPoint | undefined,
  body: LoadingPointInput,
): Promise<void> {
  const { t } = context.services
  if (point === undefined) {
    return pointChanges.create(context, {
      commandId: 'loadingPoints.create',
      title: t('loadingPoints.created'),
      blank: LoadingPoint.parse({}),
      body,
      call: (call, idempotencyKey) => call('loadingPoints.create', { body, idempotencyKey }),
    })
  }
  await pointChanges.change<LoadingPointInput>(context, {
    commandId: 'loadingPoints.update',
    title: t('loadingPoints.changed'),
    records: [point],
    call: (call, request) => call('loadingPoints.update', request),
    deliver: (send) => send(body),
  })
}
