import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommandState } from '#src/commands/gate/commands-provider.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { useText } from '#src/i18n/use-text.ts'

/** "Bearbeiten" at the right of a section's title; only while it can be done, the palette says why not. */
export function EditButton({ id, record }: { id: string; record: FocusedRecord }) {
  const { t } = useText()
  if (useCommandState(id, record)?.availability.state !== 'available') return null
  return (
    <CommandButton
      id={id}
      record={record}
      label={t('orders.edit')}
      variant="quiet"
      className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
    />
  )
}
