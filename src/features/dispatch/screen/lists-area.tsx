import { classes } from '#src/ui/classes.ts'
import type { ListName } from '../parts/lists.ts'
import { AlertList } from '../side-lists/alert-list.tsx'
import { RunningTransports } from '../side-lists/running-transports.tsx'
import type { Shape } from './use-parts.ts'

interface ListsProps {
  shape: Shape
  current: ListName
  hidden: ReadonlySet<ListName>
}

/** What stands beside the work list where there is no planning board: transports under way, and below them the alerts. */
export function ListsArea({ shape, current, hidden }: ListsProps) {
  const isPhone = shape === 'phone'
  const isNarrow = shape === 'narrow'
  return (
    <div
      className={classes(
        !isPhone && 'absolute inset-y-0 right-0 flex flex-col divide-y divide-line',
        !isPhone && (isNarrow ? 'left-0' : 'left-66 border-l border-line'),
      )}
    >
      {!hidden.has('running') && (
        <RunningTransports
          current={current === 'running'}
          className={isPhone ? 'max-h-100 border-t' : 'min-h-0 grow basis-2/3'}
        />
      )}
      {!hidden.has('alerts') && (
        <AlertList
          current={current === 'alerts'}
          className={isPhone ? 'max-h-100 border-t' : 'min-h-0 grow basis-1/3'}
        />
      )}
    </div>
  )
}
