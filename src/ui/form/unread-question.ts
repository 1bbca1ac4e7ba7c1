import { useEffect, useRef } from 'react'

/** What is pressed sooner after a question has come up is the press before it once more, milliseconds. */
export const DOUBLE_PRESS = 700

/**
 * Tells whether a press came before anybody could read the question that stands there: Enter pressed twice has confirmed once. Any other key
 * and the pointer show that it was read.
 */
export function useUnreadQuestion(question: string | undefined): (press: { timeStamp: number }) => boolean {
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (question === undefined) return undefined
    askedAt.current = performance.now()
    const read = (event: Event) => {
      const isSame = event instanceof KeyboardEvent && ['Enter', 'Control', 'Meta'].includes(event.key)
      if (!isSame) askedAt.current = Number.NEGATIVE_INFINITY
    }
    const listening = { capture: true }
    window.addEventListener('keydown', read, listening)
    window.addEventListener('pointerdown', read, listening)
    return () => {
      window.removeEventListener('keydown', read, listening)
      window.removeEventListener('pointerdown', read, listening)
    }
  }, [question])
  return ({ timeStamp }) => timeStamp - askedAt.current < DOUBLE_PRESS
}
