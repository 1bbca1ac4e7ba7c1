import { useEffect, useState } from 'react'

const listeners = new Set<(text: string) => void>()

/** Says a sentence to screen readers, politely. For results of what the person did, not for polling. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

/** Mount once per page. Two regions take turns, so that the same sentence is said again. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  useEffect(() => {
    const listener = (text: string) => setSaid((before) => ({ text, turn: 1 - before.turn }))
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return (
    <div className="sr-only" data-speaks>
      <div role="status">{said.turn === 0 ? said.text : ''}</div>
      <div role="status">{said.turn === 1 ? said.text : ''}</div>
    </div>
  )
}
