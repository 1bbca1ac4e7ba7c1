import { lazy, Suspense } from 'react'
import type { ReportView } from '../view/report-view.ts'

const Paper = lazy(async () => ({ default: (await import('./report-paper.tsx')).ReportPaper }))

/** The report on paper, whose code comes when it is wanted. */
export function ReportPaper(props: { view: ReportView; onClose(): void }) {
  return (
    <Suspense fallback={null}>
      <Paper {...props} />
    </Suspense>
  )
}
