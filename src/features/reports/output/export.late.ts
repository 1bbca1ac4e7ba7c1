import { writeXlsx } from 'hucre/xlsx'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { CSV_START, csvLine, type CsvCell } from '#src/domain/basics/csv.ts'
import type { ReportFigure } from '#src/domain/reports/figures.ts'
import { formatFor } from '#src/i18n/format.ts'
import { fileName, saveFile } from '#src/records/output/csv-file.ts'
import { breakdownQuery } from '../report.queries.ts'
import { dimensionOf, type ReportSearch } from '../report-search.ts'
import type { ReportView } from '../view/report-view.ts'
import { breakdownSheet, figureSheet, weekSheet, type SheetCell } from './report-sheet.ts'

type Services = CommandContext['services']

/** Most rows of a breakdown in a file. */
const FILE_ROWS = 500

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the report as a workbook: the figures by week, and the whole breakdown. Numbers are numbers; papers are German (A35). */
export async function saveWorkbook({ view, services }: { view: ReportView; services: Services }): Promise<void> {
  const { search, figures, title } = view
  const { t, queryClient, call } = services
  const german = formatFor('de')
  const by = dimensionOf(search)
  const answer = await queryClient.fetchQuery(breakdownQuery(call, search, FILE_ROWS))
  const bytes = await writeXlsx({
    sheets: [
      { name: t('reports.figures'), rows: figureSheet(figures.shown, t, german) },
      { name: t(`reports.plural.${by}`), rows: breakdownSheet(answer, by, t, german) },
    ],
  })
  const name = fileName(title, Date.now()).replace(/csv$/, 'xlsx')
  saveFile(new Blob([new Uint8Array(bytes)], { type: XLSX }), name)
  told(view, name, services)
}

interface FigureFile {
  view: ReportView
  services: Services
  search: ReportSearch
  current: ReportFigure
}

/** Saves one figure by week as CSV, with the parts of its fraction. */
export async function saveFigure({ view, services, current }: FigureFile): Promise<void> {
  const { t } = services
  const shown = view.figures.shown.find(({ figure }) => figure === current)
  if (shown === undefined) return
  const lines = weekSheet(shown, t, formatFor('de')).map((row) => csvLine(row.map(cellOf)))
  const name = fileName(t(`reports.figure.${current}`), Date.now())
  saveFile(new Blob([CSV_START, ...lines], { type: 'text/csv;charset=utf-8' }), name)
  told(view, name, services)
}

const cellOf = (value: SheetCell): CsvCell =>
  typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', value: value ?? undefined }

/** Says what is in the file, and what is not. */
function told({ figures }: ReportView, name: string, { notify, t }: Services): void {
  const isPart = figures.failed.length > 0
  notify({
    type: isPart ? 'warning' : 'success',
    message: t(isPart ? 'reports.savedPart' : 'reports.saved'),
    detail: name,
  })
}
