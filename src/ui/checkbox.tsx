import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The box alone, 16 px in a target of 24. */
export function Checkbox({
  indeterminate,
  className,
  ref,
  ...rest
}: ComponentProps<'input'> & { indeterminate?: boolean }) {
  return (
    <span className={classes('group/box relative inline-flex size-4 shrink-0 align-[-3px]', className)}>
      <input
        ref={(element) => {
          if (element) element.indeterminate = Boolean(indeterminate)
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        type="checkbox"
        {...rest}
        className="peer size-4 appearance-none rounded-cap border border-control bg-surface before:absolute before:-inset-1 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent forced-colors:appearance-auto"
      />
      <Check
        aria-hidden
        size={14}
        strokeWidth={2}
        className="pointer-events-none absolute top-px left-px hidden text-on-accent peer-checked:block peer-indeterminate:hidden forced-colors:!hidden"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-[7px] left-1 hidden h-0.5 w-2 bg-on-accent peer-indeterminate:block forced-colors:!hidden"
      />
    </span>
  )
}
