import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { KeyCaps, type Keys } from '../keys/key-cap.tsx'
import { announce } from '../live-region.tsx'
import { useTip } from '../floating/tip.tsx'

const variants = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-text hover:bg-hover',
  quiet: 'border border-transparent text-text hover:bg-hover',
  'danger-word': 'border border-line-strong bg-surface text-status-red hover:bg-hover',
}
const blocked = 'border border-line-strong bg-hover text-text-3 cursor-default'

/** How a button looks: one primary per panel; `danger-word` colours only the word. */
export type ButtonVariant = keyof typeof variants

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  icon?: LucideIcon
  /** The shortcut as shown, right of the word. */
  keys?: Keys
  /** Why it cannot be pressed now. It stays focusable, says why, and does nothing. */
  disabledReason?: string
  children: ReactNode
}

/** A button, 28 px high, in the order icon, word, key. */
export function Button({
  variant = 'secondary',
  icon: Icon,
  keys,
  disabledReason,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const { target, tip } = useTip(disabledReason, { describes: true })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabledReason) return onClick?.(event)
    event.preventDefault()
    announce(disabledReason)
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={disabledReason ? true : undefined}
        {...rest}
        {...target}
        onClick={press}
        className={classes(
          'press inline-flex h-7 shrink-0 items-center gap-2 rounded-control px-2 text-body whitespace-nowrap',
          disabledReason ? blocked : variants[variant],
          className,
        )}
      >
        {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
        <span>{children}</span>
        {keys && keys.length > 0 && <KeyCaps keys={keys} onAccent={variant === 'primary' && !disabledReason} />}
      </button>
      {tip}
    </>
  )
}
