import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadedLater, useLoadAhead } from '#src/ui/loaded-later.tsx'
import { usePatience } from '#src/ui/use-patience.ts'
import { orderBulk } from './order-bulk.ts'
import { deleteWork } from './order-delete-work.ts'

const dialog = loadedLater(async () => (await import('./order-bulk-dialog.tsx')).OrderBulkDialog)
const deletion = loadedLater(async () => (await import('./order-delete-progress.tsx')).OrderDeleteProgress)

/** Draws the bulk change somebody has begun, over whatever screen it came from. */
export function OrderBulkHost() {
  const wish = useSyncExternalStore(orderBulk.subscribe, orderBulk.current)
  // What was begun for one tenant or person never meets another.
  useEffect(() => () => orderBulk.close(), [])
  useLoadAhead(() => {
    // What cannot be had now is asked for again when it is needed.
    dialog.preload().catch(() => undefined)
    deletion.preload().catch(() => undefined)
  })
  return (
    <Suspense fallback={null}>
      {wish !== undefined && <dialog.component key={wish.id} wish={wish} />}
      <DeletionUnderWay />
    </Suspense>
  )
}

/** A deletion that takes its time shows how far it is and can be halted. */
function DeletionUnderWay() {
  const work = useSyncExternalStore(deleteWork.subscribe, deleteWork.current)
  const isLong = usePatience(work !== undefined)
  useEffect(() => () => deleteWork.stop(), [])
  return work !== undefined && isLong ? <deletion.component work={work} /> : null
}
