import { FIGURES } from '#src/domain/reports/figures.ts'
import { ReportScreen } from './report-screen.tsx'

/** What the own fleet costs is for administration alone. */
const REPORTED = FIGURES.filter((figure) => figure !== 'costPerKm')

/** The reports of dispatchers and finance: revenue and margin, punctuality, empty kilometres and utilisation, as tables. */
export function ReportsScreen() {
  return <ReportScreen title="reports.title" figures={REPORTED} usual="tables" />
}
