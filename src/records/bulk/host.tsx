import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadedLater, useLoadAhead } from '#src/ui/loading/loaded-later.tsx'
import { usePatience } from '#src/ui/loading/use-patience.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { bulkInFront } from './open.ts'
import { workInFront } from './work.ts'

const dialog = loadedLater(async () => (await import('./dialog.tsx')).BulkDialog)
const progress = loadedLater(async () => (await import('./progress.tsx')).Progress)

/** Draws the bulk change somebody has begun, or other work on many records, over whatever screen it came from. */
export function BulkHost() {
  const bulk = useSessionValue(bulkInFront)
  const intent = useSyncExternalStore(bulk.subscribe, bulk.current)
  useLoadAhead(() => {
    // What cannot be had now is asked for again when it is needed.
    dialog.preload().catch(() => undefined)
    progress.preload().catch(() => undefined)
  })
  return (
    <Suspense fallback={null}>
      {intent !== undefined && <dialog.component key={intent.id} intent={intent} />}
      <WorkUnderWay />
    </Suspense>
  )
}

/** Work that takes its time shows how far it is and can be halted. */
function WorkUnderWay() {
  const front = useSessionValue(workInFront)
  const work = useSyncExternalStore(front.subscribe, front.current)
  const isLong = usePatience(work !== undefined)
  useEffect(() => front.stop, [front])
  return work !== undefined && isLong ? <progress.component work={work} onStop={front.stop} /> : null
}
