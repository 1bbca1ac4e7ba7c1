import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { judge } from './engine.ts'
import { stateOf, withoutRows, type ImportData, type ImportState } from './state.ts'

/** The import a person is at. */
export interface ImportWork extends Observable<ImportState> {
  /** Reads something, or could not. */
  wait(phase: 'empty' | 'reading' | 'problem', name?: string, problem?: string): void
  /** Begins with rows that were read, or were kept. */
  begin(data: ImportData): void
  /** Changes what is kept; nothing where nothing is loaded. Rows are judged anew where it is of them. */
  change(how: (data: ImportData) => Partial<ImportData>): void
  /** Told of what is to be kept; undefined: nothing any more. One listener, the last that came. */
  onKept(keep: (data: ImportData | undefined) => void): void
}

/** One for the session: it goes on while other screens are shown. */
export const importWork: SessionValue<ImportWork> = {
  create() {
    const shown = createObservable<ImportState>(withoutRows('empty'))
    let keep: ((data: ImportData | undefined) => void) | undefined
    const set = (data: ImportData) => {
      const before = shown.current().data
      // What was judged under the same mapping and context need not be judged again.
      const isSame = before?.mapping === data.mapping && before.context === data.context
      const { rows } = shown.current()
      shown.set(stateOf(data, isSame && before.rows === data.rows ? rows : judge(data, isSame ? rows : [])))
    }
    return {
      current: shown.current,
      subscribe: shown.subscribe,
      wait(phase, name, problem) {
        shown.set(withoutRows(phase, name, problem))
        if (phase !== 'reading') keep?.(undefined)
      },
      begin(data) {
        set(data)
        keep?.(data)
      },
      change(how) {
        const { data } = shown.current()
        if (data === undefined) return
        const next = { ...data, ...how(data) }
        set(next)
        keep?.(next)
      },
      onKept(next) {
        keep = next
      },
    }
  },
}
