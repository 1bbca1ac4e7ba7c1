import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { UndoStore } from '#src/commands/undo.ts'

const UndoQuestion = lazy(async () => ({ default: (await import('./undo-question.tsx')).UndoQuestion }))
const UndoProgress = lazy(async () => ({ default: (await import('./undo-question.tsx')).UndoProgress }))

/** Steps of so many records show how far they are, if they take longer than this many milliseconds. */
const LONG_STEP = 10
const PATIENCE = 400

/** What a step under way asks or tells: the decision about what others have changed since, and the progress of a long one. */
export function UndoDialogs({ store }: { store: UndoStore }) {
  const work = useSyncExternalStore(store.subscribe, store.work)
  const isLong = work !== undefined && work.count > LONG_STEP
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!isLong) return undefined
    const timer = setTimeout(() => setWaited(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [isLong])
  if (work === undefined || (work.question === undefined && !(isLong && waited))) return null
  return (
    <Suspense fallback={null}>
      {work.question === undefined ? (
        <UndoProgress work={work} onStop={store.stop} />
      ) : (
        <UndoQuestion work={work} question={work.question} onAnswer={store.answer} />
      )}
    </Suspense>
  )
}
