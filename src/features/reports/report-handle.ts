import type { Dimension } from '#src/domain/reports/figures.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The report on the screen, as the keyboard drives it. */
export interface ReportHandle {
  moveWeek(by: -1 | 1): void
  /** Says why where there is no later one. */
  moveRange(by: -1 | 1): void
  setRange(weeks: number): void
  toggleTables(): void
  toggleComparison(): void
  breakDown(by: Dimension): void
  enter(part: 'figures' | 'breakdown'): void
  /** How many orders stand behind the week the keyboard is on; undefined while that is not known. */
  orders(): number | undefined
  showOrders(): void
  saveWorkbook(): Promise<void>
  saveFigure(): Promise<void>
}

/** The one that is shown, while there is one. */
export const reportPlace: SessionValue<WritableObservable<ReportHandle | undefined>> = {
  create: () => createObservable<ReportHandle | undefined>(undefined),
}
