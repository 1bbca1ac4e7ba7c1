import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys-of.tsx'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/key-cap.tsx'
import { LoadingRows } from '#src/ui/states.tsx'
import type { ListName } from './dispatch-lists.ts'

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
  const keys = useKeysOf(`dispatch.${name}`)
  return (
    <div
      ref={ref}
      data-dispatch={name}
      className={classes('flex min-h-0 min-w-0 flex-col border-line-strong', className)}
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line-strong bg-sunken pr-2 pl-4">
        <h2 className="shrink-0 text-body font-semibold">{title}</h2>
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

interface ListStatesProps {
  query: UseQueryResult<unknown>
  rowHeight: number
  failure: string
  empty: ReactNode
  isEmpty: boolean
  children: ReactNode
}

/** What stands in the place of the rows: nothing yet, a failure, none; rows that grew old say how old they are. */
export function ListStates({ query, rowHeight, failure, empty, isEmpty, children }: ListStatesProps) {
  const { t } = useText()
  const format = useFormat()
  if (query.data === undefined) {
    if (query.error === null) return <LoadingRows rows={6} rowHeight={rowHeight} />
    const detail = query.error.message
    return <FailureState title={failure} detail={detail} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      {query.error !== null && (
        <p className="shrink-0 border-b border-line bg-status-amber-tint px-4 py-1 text-chip">
          {t('dispatch.stale', { time: format.stamp(query.dataUpdatedAt) })}
        </p>
      )}
      {isEmpty ? <div className="min-h-0 overflow-y-auto">{empty}</div> : children}
    </>
  )
}
