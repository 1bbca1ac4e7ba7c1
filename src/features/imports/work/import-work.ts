import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { isLong, judge, judgeLong } from './engine.ts'
import { stateOf, withoutRows, type ImportData, type ImportState } from './state.ts'

/** The import a person is at. */
export interface ImportWork extends Observable<ImportState> {
  /** Reads something, or could not. */
  wait(phase: 'empty' | 'reading' | 'problem', name?: string, problem?: string): void
  /** A file is taken: whether it is the last one still. Two may be read at once, and the one that was given last is meant. */
  take(): () => boolean
  /** Begins with rows that were read, or were kept; resolves when they are judged, or something else has taken their place. */
  begin(data: ImportData): Promise<void>
  /**
   * Changes what is kept; nothing where nothing is loaded. Rows are judged anew where it is of them: at once where they are few, else
   * by and by, and until then they are shown as they were judged before. Resolves when they are judged.
   */
  change(how: (data: ImportData) => Partial<ImportData>): Promise<void>
  /** Told of what is to be kept; undefined: nothing any more. One listener, the last that came. */
  onKept(keep: (data: ImportData | undefined) => void): void
}

/** Whether rows are judged alike. */
const isSame = (one: ImportData, other: ImportData) => one.mapping === other.mapping && one.context === other.context

/** One for the session: it goes on while other screens are shown. */
export const importWork: SessionValue<ImportWork> = {
  create() {
    const shown = createObservable<ImportState>(withoutRows('empty'))
    let keep: ((data: ImportData | undefined) => void) | undefined
    /** What is kept now, also while its rows are judged still. */
    let data: ImportData | undefined
    /** What the rows that are shown were judged with. */
    let judged: ImportData | undefined
    /** Judging that goes on; what came behind it takes its place. */
    let taken = 0
    let run: { data: ImportData; ended: Promise<void> } | undefined

    async function judgeMany(next: ImportData, before: ImportState['rows']): Promise<void> {
      const isCurrent = () => run?.data === next
      const rows = await judgeLong(next, before, (share) => {
        if (isCurrent()) shown.set({ ...shown.current(), judging: { share, isAnew: before.length === 0 } })
        return isCurrent()
      })
      if (rows === undefined || !isCurrent() || data === undefined) return
      run = undefined
      judged = next
      shown.set(stateOf(data, rows))
    }

    function set(next: ImportData): Promise<void> {
      const isNew = data?.id !== next.id
      data = next
      if (!isNew && run !== undefined && isSame(run.data, next) && run.data.rows === next.rows) {
        // What is judged is the same: only how it stands has changed.
        if (shown.current().phase === 'rows')
          shown.set({ ...stateOf(next, shown.current().rows), judging: shown.current().judging })
        return run.ended
      }
      const isKept = !isNew && judged !== undefined && isSame(judged, next)
      const { rows } = shown.current()
      const before = isKept ? rows : []
      if (isKept && judged?.rows === next.rows) {
        run = undefined
        shown.set(stateOf(next, rows))
        return Promise.resolve()
      }
      if (!isLong(next, before)) {
        run = undefined
        judged = next
        shown.set(stateOf(next, judge(next, before)))
        return Promise.resolve()
      }
      const judging = { share: 0, isAnew: !isKept }
      shown.set(isNew ? { ...withoutRows('reading', next.source.name), judging } : { ...stateOf(next, rows), judging })
      run = { data: next, ended: Promise.resolve() }
      run.ended = judgeMany(next, before)
      return run.ended
    }
    return {
      current: shown.current,
      subscribe: shown.subscribe,
      wait(phase, name, problem) {
        data = judged = run = undefined
        taken += 1
        shown.set(withoutRows(phase, name, problem))
        if (phase !== 'reading') keep?.(undefined)
      },
      take() {
        const own = (taken += 1)
        return () => own === taken
      },
      begin(next) {
        const ended = set(next)
        keep?.(next)
        return ended
      },
      change(how) {
        if (data === undefined) return Promise.resolve()
        const next = { ...data, ...how(data) }
        const ended = set(next)
        keep?.(next)
        return ended
      },
      onKept(next) {
        keep = next
      },
    }
  },
}
