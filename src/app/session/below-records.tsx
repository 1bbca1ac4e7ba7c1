import { Suspense } from 'react'
import type { NamedRecord } from '#src/records/panel/below-record.tsx'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { ErrorBoundary } from '#src/workspace/error-boundary.tsx'

const FollowUps = loadedLater(
  async () => (await import('#src/entities/follow-ups/record-follow-ups.tsx')).RecordFollowUps,
)

/** What stands below every record: what is to be seen again of it. Without its code the record is shown all the same. */
function BelowRecords(props: NamedRecord) {
  const Content = FollowUps.component
  return (
    <ErrorBoundary resetKey={props.id} fallback={() => null}>
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The same for the one place that every record has. */
export const belowRecord = (record: NamedRecord) => <BelowRecords {...record} />
