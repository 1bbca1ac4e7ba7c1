import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { strokesOf } from '#src/ui/keys/key-strings.ts'
import type { CommandGroup } from '../gate/command.ts'
import { availability } from '../gate/availability.ts'
import { useCommands } from '../gate/commands-provider.tsx'
import type { PendingSequence } from './use-shortcuts.ts'

/** The keys that may follow, and what each does. */
export function Continuations({ pending }: { pending: PendingSequence }) {
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
