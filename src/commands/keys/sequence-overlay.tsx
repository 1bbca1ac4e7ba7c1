import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/key-cap.tsx'
import { classes } from '#src/ui/classes.ts'
import { availability, type CommandGroup } from '../gate/command.ts'
import { useCommands } from '../gate/commands-provider.tsx'
import { strokesOf } from '#src/ui/key-strings.ts'
import { usePending, type PendingSequence } from './use-shortcuts.ts'

/** After this long without the next key the overlay says what may follow. */
export const sequenceHintMs = 400

/** What may follow a key sequence that has been begun; above the status bar, never in the way of the keys. */
export function SequenceOverlay() {
  const { sequence } = useCommands()
  const pending = usePending(sequence)
  return pending ? <Late key={pending.typed.join(' ')} pending={pending} /> : null
}

function Late({ pending }: { pending: PendingSequence }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), sequenceHintMs)
    return () => clearTimeout(timer)
  }, [])
  return due ? <Continuations pending={pending} /> : null
}

function Continuations({ pending }: { pending: PendingSequence }) {
  const { t } = useText()
  const { registry, source, sequence } = useCommands()
  const context = source.current()
  const entries = pending.next.flatMap(({ keys, id }) => {
    const command = registry.get(id)
    if (!command) return []
    return [
      {
        id: `${id} ${keys}`,
        keys: strokesOf(keys).slice(pending.typed.length).join(' '),
        title: t(command.title, command.titleValues?.(context)),
        group: command.group,
        blocked: availability(command, context).state !== 'available',
      },
    ]
  })
  const heading = commonest(entries.map((entry) => entry.group))
  return (
    <div
      role="status"
      className="fixed right-4 bottom-8 z-40 w-74 rounded-toast border border-line-strong bg-raised p-2 text-chip shadow-float"
    >
      <div className="mb-1 flex items-center gap-2">
        <KeyCaps keys={pending.typed.join(' ')} />
        {heading && <span className="text-section">{t(`commands.group.${heading}`)}</span>}
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('commands.sequence.end')}
          className="ml-auto"
          onClick={() => sequence.set(undefined)}
        >
          <KeyCaps keys="escape" />
        </button>
      </div>
      <ul className="columns-2 gap-4">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={classes('flex h-6 break-inside-avoid items-center gap-2', entry.blocked && 'text-text-3')}
          >
            <KeyCaps keys={entry.keys} />
            <span className="truncate">{entry.title}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The heading: the group most of what may follow belongs to; none when there is no such group. */
function commonest(groups: readonly CommandGroup[]): CommandGroup | undefined {
  const count = (group: CommandGroup) => groups.filter((other) => other === group).length
  return groups.find((group) => count(group) * 2 > groups.length)
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
