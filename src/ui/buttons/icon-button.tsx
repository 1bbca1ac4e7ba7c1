import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import { KeyCaps, type Keys } from '../keys/key-cap.tsx'
import { announce } from '../live-region.tsx'
import { useTip } from '../floating/tip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  icon: LucideIcon
  /** The word the icon stands for: the button's name and its tooltip. */
  label: string
  /** The shortcut as shown in the tooltip, or beside the icon with `showKeys`. */
  keys?: Keys
  showKeys?: boolean
  pressed?: boolean
  disabledReason?: string
}

/** A button of 28 px with an icon only; its word and key stand in the tooltip. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, keys, showKeys, pressed, disabledReason, className, onClick, ...rest } = props
  const { target, tip } = useTip(
    <span className="flex items-center gap-2">
      {disabledReason ? `${label}: ${disabledReason}` : label}
      {keys && keys.length > 0 && <KeyCaps keys={keys} small />}
    </span>,
    { describes: Boolean(disabledReason) },
  )
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabledReason) return onClick?.(event)
    event.preventDefault()
    announce(disabledReason)
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabledReason ? true : undefined}
        {...rest}
        {...target}
        onClick={press}
        className={classes(
          'press inline-flex h-7 min-w-7 shrink-0 items-center justify-center gap-1.5 rounded-control hover:bg-hover',
          showKeys && 'px-1',
          pressed && 'bg-hover',
          disabledReason ? 'text-text-3' : 'text-text',
          className,
        )}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {showKeys && keys && <KeyCaps keys={keys} />}
      </button>
      {tip}
    </>
  )
}
