import { SquareArrowOutUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useCommands, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import type { FieldPermission } from '../field.ts'
import { Line } from './line.tsx'
import { useFieldPlace } from '../editor/place.tsx'
import { ValueButton } from '../editor/value-button.tsx'

/** A value that is not typed but chosen in the palette of a command. */
export function CommandLine(props: {
  id: string
  label: string
  command: string
  permission?: FieldPermission
  shown: string
  children?: ReactNode
  /** What stands on the same line. */
  beside?: ReactNode
  /** The record behind the value, opened beside. */
  opens?: PanelRef | undefined
}) {
  const { id, label, command, permission, shown, children, beside, opens } = props
  const { t } = useText()
  const { run } = useCommands()
  const place = useFieldPlace()
  const panels = usePanels()
  const record = recordFocus(place.fields.kind, place.record.id, { record: place.record })
  const state = useCommandState(command, record)?.availability
  const refusal = permission && place.refusal(permission)
  const reason =
    refusal !== undefined
      ? t(refusal)
      : state?.state === 'blocked'
        ? t(state.reason, state.values)
        : state?.state === 'hidden'
          ? t('reason.role')
          : undefined
  return (
    <Line label={label} whole={opens !== undefined}>
      <ValueButton id={id} label={label} shown={shown} refusal={reason} onEdit={() => void run(command, { record })}>
        {children}
      </ValueButton>
      {opens && (
        <IconButton
          icon={SquareArrowOutUpRight}
          label={t('fields.open', { name: shown })}
          tabIndex={place.current === id ? 0 : -1}
          className="h-6! min-w-6! text-text-3"
          onClick={() => panels.open(opens, { how: 'add' })}
        />
      )}
      {beside}
    </Line>
  )
}
