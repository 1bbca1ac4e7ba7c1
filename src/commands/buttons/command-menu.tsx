import { useText } from '#src/i18n/use-text.ts'
import type { Anchor } from '#src/ui/floating.ts'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'
import { availability, isForOthers, offer, type Command, type FocusedRecord } from '../gate/command.ts'
import { contextFor } from '../gate/command-runner.ts'
import { keyOf, useCommands } from '../gate/commands-provider.tsx'
import { isForRecords } from '../palette/commands.ts'

interface CommandMenuProps {
  open: boolean
  /** The record the menu is for; without it the focused one, or the selection. */
  record?: FocusedRecord
  anchor: () => Anchor | null
  label: string
  onClose(): void
}

/** The actions for a record at the place of a right click or of a "Mehr" button: the same commands as behind `.`. */
export function CommandMenu({ open, record, anchor, label, onClose }: CommandMenuProps) {
  const items = useActionItems(record, open)
  return <Menu open={open} label={label} anchor={anchor} items={items} onClose={onClose} />
}

function isAction(command: Command): boolean {
  return !command.hiddenInPalette && isForRecords(command)
}

/** The record's actions as menu lines: first those that can be run, then the blocked ones with their reasons. */
function useActionItems(record: FocusedRecord | undefined, wanted: boolean): readonly MenuItem[] {
  const { t } = useText()
  const { registry, source, keymap, run } = useCommands()
  if (!wanted) return []
  const context = contextFor(source.current(), record)
  const items = registry.all.filter(isAction).flatMap((command): MenuItem[] => {
    if (isForOthers(command, context)) return []
    const answer = record ? availability(command, context, 'anywhere') : offer(command, context)
    if (answer.state === 'hidden' || answer.state === 'outOfScope') return []
    const keys = keyOf(keymap, command.id)
    return [
      {
        id: command.id,
        title: t(command.title, command.titleValues?.(context)),
        ...(keys && { keys: keys }),
        ...(answer.state === 'blocked' && { disabledReason: t(answer.reason, answer.values) }),
        onSelect: () => void run(command.id, record ? { record } : {}),
      },
    ]
  })
  // Two commands may do the same in different places, each with its own key; the menu names it once.
  const named = items.filter((item, at) => items.findIndex(({ title }) => title === item.title) === at)
  return [...named.filter((item) => !item.disabledReason), ...named.filter((item) => item.disabledReason)]
}
