import { FIGURES } from '#src/domain/reports/figures.ts'
import { ReportScreen } from './report-screen.tsx'

/** KPI: six charts, the table behind each, and what the orders come to by customer. */
export function AnalyticsScreen() {
  return <ReportScreen title="reports.kpi" figures={FIGURES} usual="charts" />
}
