import { startTransition, useEffect, useState, type ReactNode } from 'react'

interface AfterFirstPaintProps {
  /** What stands there for the one frame before, as large. */
  room: ReactNode
  /** Somebody waits for it: drawn at once. */
  isWanted?: boolean
  children: ReactNode
}

/** What a person looks at second: drawn as soon as the rest of the screen has been seen, so that it does not delay that. */
export function AfterFirstPaint({ room, isWanted = false, children }: AfterFirstPaintProps) {
  const isSeen = useAfterFirstPaint()
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return isSeen || wasWanted ? children : room
}

/** Whether what this stands in has been painted once: what is only asked for then does not delay that. */
export function useAfterFirstPaint(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => afterPaint(() => setSeen(true)), [])
  return isSeen
}

let next: Set<() => void> | undefined

/** Does something after the next painting, all of it in one drawing that gives way to keys; the returned function calls it off. */
function afterPaint(act: () => void): () => void {
  const turn = (next ??= begin())
  turn.add(act)
  return () => void turn.delete(act)
}

function begin(): Set<() => void> {
  const turn = new Set<() => void>()
  requestAnimationFrame(() => {
    next = undefined
    setTimeout(() => startTransition(() => turn.forEach((act) => act())))
  })
  return turn
}
