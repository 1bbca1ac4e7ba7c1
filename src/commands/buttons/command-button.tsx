import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button, type ButtonVariant } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import type { FocusedRecord } from '../gate/command.ts'
import { useCommands, useCommandState } from '../gate/commands-provider.tsx'
import { ariaKeys } from '../keys/keys.ts'

interface CommandButtonProps {
  /** The command's id. */
  id: string
  /** The record it is for, where it is not the focused one (a button in a row or a panel). */
  record?: FocusedRecord
  /** Another word than the command's title; its name for screen readers stays clear by it. */
  label?: string
  icon?: LucideIcon
  variant?: ButtonVariant
  /** Only the icon; word and key go into the tooltip. */
  iconOnly?: boolean
  showKeys?: boolean
  className?: string
}

/**
 * A button made from a command: its word, its key, and why it cannot be pressed now. Nothing when it is not yours. Drawn when
 * that changes, and not with the screen it stands on.
 */
export const CommandButton = memo(function CommandButton(props: CommandButtonProps) {
  const { id, record, label, icon, variant, iconOnly, showKeys = true, className } = props
  const { t } = useText()
  const { run, mac } = useCommands()
  const state = useCommandState(id, record)
  if (!state || state.availability.state === 'hidden') return null
  const { availability, keys, title } = state
  const word = label ?? title
  const shared = {
    'aria-keyshortcuts': keys && ariaKeys(keys, mac),
    keys: keys && showKeys ? keys : undefined,
    disabledReason: availability.state === 'blocked' ? t(availability.reason, availability.values) : undefined,
    className,
    onClick: () => void run(id, record && { record }),
  }
  if (iconOnly && icon) return <IconButton {...shared} icon={icon} label={word} />
  return (
    <Button {...shared} icon={icon} variant={variant}>
      {word}
    </Button>
  )
})
