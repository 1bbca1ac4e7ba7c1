import { isOffered } from '#src/contract/extras.ts'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { BulkIntent, BulkRecord } from './plan.ts'

/** The one bulk change in front of a person. */
export interface BulkInFront extends Observable<BulkIntent | undefined> {
  show(intent: BulkIntent): void
  close(): void
}

/** The bulk change of the session; the host draws it, commands open it. */
export const bulkInFront: SessionValue<BulkInFront> = {
  create() {
    const { set, ...shown } = createObservable<BulkIntent | undefined>(undefined)
    return { ...shown, show: set, close: () => set(undefined) }
  },
}

/** Shows a bulk change to the person who began it; says so where the backend takes none. Rejects where its code cannot be had. */
export async function openBulk<R extends BulkRecord, I, C>(intent: Omit<BulkIntent<R, I, C>, 'id'>): Promise<void> {
  const { services, session } = intent.context
  if (!isOffered(session, intent.plan.endpoint)) {
    return services.notify({ type: 'info', message: services.t('bulk.notOffered'), answers: true })
  }
  // Its code first: what is typed next must find the dialog.
  await import('./dialog.tsx')
  services.sessionValue(bulkInFront).show({ ...intent, id: crypto.randomUUID() })
}
