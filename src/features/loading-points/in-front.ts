import type { CommandContext } from '#src/commands/gate/command.ts'
import type { LoadingPoint } from '#src/contract/loading-points.ts'
import { createObservable, type Observable } from '#src/workspace/observable.ts'
import type { SessionValue } from '#src/workspace/session-values.tsx'

/** A loading point somebody makes or changes; without `point` a new one. */
export interface PointForm {
  id: string
  context: CommandContext
  point: LoadingPoint | undefined
}

/** The one form of a loading point in front of a person. */
interface PointInFront extends Observable<PointForm | undefined> {
  show(form: PointForm): void
  close(): void
}

/** The form of the session; the host draws it, commands open it. */
export const pointInFront: SessionValue<PointInFront> = {
  create() {
    const { set, ...shown } = createObservable<PointForm | undefined>(undefined)
    return { ...shown, show: set, close: () => set(undefined) }
  },
}
