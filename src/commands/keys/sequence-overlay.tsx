import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useCommands } from '../gate/commands-provider.tsx'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { usePending, type PendingSequence } from './use-shortcuts.ts'

/** After this long without the next key the overlay says what may follow. */
export const sequenceHintMs = 400

const continuations = loadedLater(async () => (await import('./continuations.tsx')).Continuations)

/** Fetches the code of the hint ahead of its first use. */
export const preloadContinuations = continuations.preload

/** What may follow a key sequence that has been begun; above the status bar, never in the way of the keys. */
export function SequenceOverlay() {
  const { sequence } = useCommands()
  const pending = usePending(sequence)
  return pending ? <Late key={pending.typed.join(' ')} pending={pending} /> : null
}

function Late({ pending }: { pending: PendingSequence }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    // Where the code cannot be had there is no hint; the keys work without it.
    const show = () =>
      continuations.preload().then(
        () => setDue(true),
        () => undefined,
      )
    const timer = setTimeout(show, sequenceHintMs)
    return () => clearTimeout(timer)
  }, [])
  return due ? <continuations.component pending={pending} /> : null
}

/** The pending keys in words for the status bar: caps and "wartet auf zweite Taste". Nothing while none is pending. */
export function SequenceStatus() {
  const { t } = useText()
  const { sequence } = useCommands()
  const pending = usePending(sequence)
  if (!pending) return null
  return (
    <span className="flex items-center gap-1.5">
      <KeyCaps small keys={pending.typed.join(' ')} />
      {t('commands.sequence.waiting')}
    </span>
  )
}
