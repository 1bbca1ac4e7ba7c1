import type { GroupHead } from '../rows/row-group.ts'

/** What stands across the columns in the row that heads a group; its sum stands below the last one. */
export const groupLine = ({ group }: GroupHead) => (
  <span className="flex min-w-0 items-baseline gap-2">
    <bdi className="truncate font-semibold">{group.name}</bdi>
    <span className="shrink-0 font-normal text-text-3">{group.countText}</span>
    {(group.fact !== undefined || group.strongFact !== undefined) && (
      <span data-heading-fact className="ml-auto truncate text-chip font-normal text-text-2">
        {group.fact}{' '}
        {group.strongFact !== undefined && <strong className="font-semibold text-text">{group.strongFact}</strong>}
      </span>
    )}
  </span>
)
