import { Suspense, type ComponentProps } from 'react'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import type { ViewDialogs } from './dialogs.late.tsx'

/** The dialogs of columns and views; not needed to see a list, and fetched right after it. */
export const viewDialogs = loadedLater(async () => (await import('./dialogs.late.tsx')).ViewDialogs)

/** Draws them while they are asked for. */
export function LateViewDialogs(props: ComponentProps<typeof ViewDialogs>) {
  const { of: views } = props
  if (!views.columns.isOpen && views.question === undefined) return null
  return (
    <Suspense fallback={null}>
      <viewDialogs.component {...props} />
    </Suspense>
  )
}
