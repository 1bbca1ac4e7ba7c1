import type { ReactNode, Ref } from 'react'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { LISTS, type ListName } from '../parts/lists.ts'

interface ListSectionProps {
  name: ListName
  title: string
  fact?: ReactNode
  actions?: ReactNode
  /** There are rows to go to, so its key is shown. */
  reachable?: boolean
  className?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** One list of the start screen: its title, what it adds up to, and the key that leads to it. */
export function ListSection({ name, title, fact, actions, reachable, className, children, ref }: ListSectionProps) {
  const keys = useKeysOf(`panels.focus${LISTS.indexOf(name) + 1}`)
  return (
    <div
      ref={ref}
      data-dispatch={name}
      className={classes('@container flex min-h-0 min-w-0 flex-col border-line-strong', className)}
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line-strong bg-sunken pr-2 pl-4">
        <h2 className="max-w-4/5 shrink-0 truncate text-body font-semibold">{title}</h2>
        <span className="min-w-0 truncate text-text-3">{fact}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1">
          {actions}
          {reachable && keys !== undefined && <KeyCaps keys={keys} />}
        </span>
      </header>
      {children}
    </div>
  )
}
