import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadedLater } from '#src/ui/loaded-later.tsx'
import { orderBulk } from './order-bulk.ts'

const dialog = loadedLater(async () => (await import('./order-bulk-dialog.tsx')).OrderBulkDialog)

/** What the first change of an order needs is fetched ahead after so many ms, so that it is as quick as the second. */
const PRELOAD_DELAY = 2000
const changes = [
  dialog.preload,
  () => import('./order-bulk-start.ts'),
  () => import('./order-status.ts'),
  () => import('./order-assignment.ts'),
]

/** Draws the bulk change somebody has begun, over whatever screen it came from. */
export function OrderBulkHost() {
  const wish = useSyncExternalStore(orderBulk.subscribe, orderBulk.current)
  // What was begun for one tenant or person never meets another.
  useEffect(() => () => orderBulk.close(), [])
  useEffect(() => {
    const timer = setTimeout(() => {
      // What cannot be had now is asked for again when it is needed.
      for (const load of changes) load().catch(() => undefined)
    }, PRELOAD_DELAY)
    return () => clearTimeout(timer)
  }, [])
  if (wish === undefined) return null
  return (
    <Suspense fallback={null}>
      <dialog.component key={wish.id} wish={wish} />
    </Suspense>
  )
}
