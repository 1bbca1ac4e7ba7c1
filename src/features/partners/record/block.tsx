import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { KeyCap } from '#src/ui/keys/key-cap.tsx'

/** A part of the page: title, a fact beside it, and at its right the key that leads to it. Divided from the next by a line. */
export function Block(props: {
  title: string
  fact?: ReactNode
  /** The key that leads here, as it is shown. */
  jump?: { place: string; keys: string | undefined }
  /** Buttons beside the key. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}) {
  const { title, fact, jump, actions, children, className } = props
  return (
    <section
      aria-label={title}
      data-block={jump?.place}
      className={classes('@container border-b border-line last:border-b-0', className)}
    >
      <div className="flex h-9 items-center gap-2 px-4">
        <h2 className="text-panel whitespace-nowrap">{title}</h2>
        {fact !== undefined && <span className="min-w-0 truncate text-chip text-text-3">{fact}</span>}
        <span className="ml-auto flex shrink-0 items-center gap-1">
          {actions}
          {jump?.keys !== undefined && <KeyCap>{jump.keys}</KeyCap>}
        </span>
      </div>
      {children}
    </section>
  )
}
