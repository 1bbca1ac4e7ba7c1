import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

/** A label of 88 px and what belongs to it, 24 px high; messages of its fields float below. `whole` never wraps. */
export function Line(props: {
  label: ReactNode
  children: ReactNode
  amount?: boolean
  whole?: boolean
  /** The sum of the amounts above it, below a line. */
  isSum?: boolean
}) {
  const { label, children, amount, whole, isSum } = props
  return (
    <div
      className={classes(
        'relative flex min-h-6 gap-x-2 has-[[data-waits]]:flex-wrap',
        isSum && 'my-0.5 border-t border-line-strong pt-0.5 font-semibold [&_dt]:text-text',
      )}
    >
      <dt className={classes('py-0.5', amount ? 'grow text-text-2' : 'w-24 shrink-0 text-text-3')}>{label}</dt>
      <dd
        className={classes(
          'flex min-w-0',
          whole ? 'gap-x-1' : 'gap-x-3',
          // What waits for a decision needs the whole width.
          amount ? 'w-32 shrink-0 justify-end text-right has-[[data-waits]]:w-full' : 'grow basis-0 items-start',
          amount || whole ? 'flex-nowrap' : 'flex-wrap',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

/** A word of the record that is not typed: derived, or set by the server. */
export function Fact({
  children,
  ...line
}: {
  label: ReactNode
  children: ReactNode
  amount?: boolean
  isSum?: boolean
}) {
  return (
    <Line {...line}>
      <span className="min-w-0 py-0.5 break-words">{children}</span>
    </Line>
  )
}
