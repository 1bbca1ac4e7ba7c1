import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UndoStore } from '#src/commands/undo/store.ts'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { usePatience } from '#src/ui/loading/use-patience.ts'

/** Fetched before anything is asked with it; see `UndoPorts.mayAsk`. */
export const undoContent = loadedLater(async () => (await import('./undo-question.late.tsx')).UndoContent)

/** Steps of so many records show how far they are, if they take longer. */
const LONG_STEP = 10

/** What a step under way asks or tells: the decision about what others have changed since, and the progress of a long one. */
export function UndoDialogs({ store }: { store: UndoStore }) {
  const work = useSyncExternalStore(store.subscribe, store.work)
  const isLong = work !== undefined && work.count > LONG_STEP
  const isShown = usePatience(isLong) && work?.question === undefined
  const isLoaded = useLoaded(isShown)
  if (work === undefined || (work.question === undefined && !(isShown && isLoaded))) return null
  return <undoContent.component work={work} store={store} />
}

/** Whether the dialog's code is there. Without it no one sees how far a step is, but it goes on. */
function useLoaded(isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    undoContent.preload().then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [isWanted])
  return isLoaded
}
