import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadedLater, useLoadAhead } from '#src/ui/loaded-later.tsx'
import { orderBulk } from './order-bulk.ts'

const dialog = loadedLater(async () => (await import('./order-bulk-dialog.tsx')).OrderBulkDialog)

/** Draws the bulk change somebody has begun, over whatever screen it came from. */
export function OrderBulkHost() {
  const wish = useSyncExternalStore(orderBulk.subscribe, orderBulk.current)
  // What was begun for one tenant or person never meets another.
  useEffect(() => () => orderBulk.close(), [])
  useLoadAhead(() => {
    // What cannot be had now is asked for again when it is needed.
    dialog.preload().catch(() => undefined)
  })
  if (wish === undefined) return null
  return (
    <Suspense fallback={null}>
      <dialog.component key={wish.id} wish={wish} />
    </Suspense>
  )
}
