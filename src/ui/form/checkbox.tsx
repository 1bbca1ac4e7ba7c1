import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** The box alone, drawn by signs.css. */
export function Checkbox({
  indeterminate,
  className,
  ref,
  ...rest
}: ComponentProps<'input'> & { indeterminate?: boolean }) {
  return (
    <input
      ref={(element) => {
        if (element) element.indeterminate = Boolean(indeterminate)
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      type="checkbox"
      {...rest}
      className={classes('box', className)}
    />
  )
}
