import { createElement } from 'react'
import { placeLine } from '#src/entities/stops/stop-places.ts'
import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { LoadingPoint } from '#src/contract/loading-points.ts'
import { formInFront } from '#src/workspace/form-in-front.tsx'
import { LoadingPointDialog } from './dialog.tsx'

/** All loading points by name, found by name, street or town. */
export async function pointChoices({ services }: CommandContext): Promise<Choice<LoadingPoint>[]> {
  const points = await wholeList(services, 'loadingPoints.list', {})
  return points.map((point) => ({ id: point.id, title: point.name, detail: placeLine(point), value: point }))
}

/** Shows the form of a loading point, or of a new one. */
export async function openPoint(context: CommandContext, point: LoadingPoint | undefined): Promise<void> {
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(LoadingPointDialog, { key: crypto.randomUUID(), context, point, onClose }))
}
