import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { SessionValue } from './session-values.tsx'

/** Shows a record in its own way, such as on a map; false where it cannot. */
type ShowRecord = (record: { kind: RecordKind; id: string }) => boolean

/** What stands beside a list and shows the row the keyboard is on in its own way, in place of a panel of the record. */
export interface RecordViewer {
  register(show: ShowRecord): () => void
  show: ShowRecord
}

/** The viewer of the session's workspace; the one that came last is asked first. */
export const recordViewer: SessionValue<RecordViewer> = {
  create() {
    const viewers: ShowRecord[] = []
    return {
      register(show) {
        viewers.unshift(show)
        return () => void viewers.splice(viewers.indexOf(show), 1)
      },
      show: (record) => viewers.some((show) => show(record)),
    }
  },
}
