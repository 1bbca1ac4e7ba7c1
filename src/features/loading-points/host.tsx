import { Suspense, useSyncExternalStore } from 'react'
import { loadedLater } from '#src/ui/loaded-later.tsx'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { pointInFront } from './in-front.ts'

const dialog = loadedLater(async () => (await import('./dialog.tsx')).LoadingPointDialog)

/** Draws the form of a loading point over whatever screen it was asked for on. */
export function LoadingPointHost() {
  const front = useSessionValue(pointInFront)
  const form = useSyncExternalStore(front.subscribe, front.current)
  if (form === undefined) return null
  return (
    <Suspense fallback={null}>
      <dialog.component key={form.id} form={form} />
    </Suspense>
  )
}
