import { useText } from '#src/i18n/use-text.ts'
import type { Anchor } from '#src/ui/floating/floating.ts'
import { Menu, type MenuItem } from '#src/ui/floating/menu.tsx'
import { bySection } from '../gate/action-sections.ts'
import type { Command, FocusedRecord } from '../gate/command.ts'
import { availability, isForOthers, offer } from '../gate/availability.ts'
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

/** The record's actions as menu lines, section by section: what can be run, then what is blocked, with its reason. */
function useActionItems(record: FocusedRecord | undefined, wanted: boolean): readonly MenuItem[] {
  const { t } = useText()
  const { registry, source, keymap, run } = useCommands()
  if (!wanted) return []
  const context = contextFor(source.current(), record)
  const entries = registry.all.filter(isAction).flatMap((command) => {
    if (isForOthers(command, context)) return []
    const answer = record ? availability(command, context, 'anywhere') : offer(command, context)
    if (answer.state === 'hidden' || answer.state === 'outOfScope') return []
    if (answer.state === 'blocked' && answer.lasting) return []
    return [{ command, answer, title: t(command.title, command.titleValues?.(context)) }]
  })
  // Two commands may do the same in different places, each with its own key; the menu names it once.
  const named = entries.filter((entry, at) => entries.findIndex(({ title }) => title === entry.title) === at)
  const sections = bySection(
    named,
    ({ command }) => command,
    ({ answer }) => answer.state === 'blocked',
  )
  return sections.flatMap(({ entries: lines }, section) =>
    lines.map(({ command, answer, title }, line): MenuItem => {
      const keys = keyOf(keymap, command.id)
      return {
        id: command.id,
        title,
        ...(section > 0 && line === 0 && { separated: true }),
        ...(keys && { keys }),
        ...(answer.state === 'blocked' && { disabledReason: t(answer.reason, answer.values) }),
        onSelect: () => void run(command.id, record ? { record } : {}),
      }
    }),
  )
}
