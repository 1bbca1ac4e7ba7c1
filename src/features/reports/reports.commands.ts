import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { DIMENSIONS } from '#src/domain/reports/figures.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { reportPlace, type ReportHandle } from './report-handle.ts'

const handleOf = ({ services }: CommandContext) => services.sessionValue(reportPlace).current()

const needsReport: Condition = {
  check: (context) => handleOf(context) !== undefined,
  reason: 'reports.reason.closed',
}
const needsOrders: Condition = {
  check: (context) => (handleOf(context)?.orders() ?? 0) > 0,
  reason: 'reports.reason.noOrders',
}

/** Numbers of weeks a report is asked for at once. */
const RANGES = [4, 8, 13, 26, 52] as const

const onScreen = listScope('reports')
const inPanel = 'panel:figure'
const shared = { group: 'reports', permission: 'reports.read', scope: [onScreen, inPanel] } as const

interface ReportCommand {
  id: string
  title: TextKey
  keys: readonly string[]
  run(handle: ReportHandle): void | Promise<void>
  repeatable?: true
  scope?: typeof onScreen
}

const entries: readonly ReportCommand[] = [
  { id: 'weekBack', title: 'reports.weekBack', keys: ['left'], run: (report) => report.moveWeek(-1), repeatable: true },
  {
    id: 'weekForward',
    title: 'reports.weekForward',
    keys: ['right'],
    run: (report) => report.moveWeek(1),
    repeatable: true,
  },
  { id: 'rangeBack', title: 'reports.rangeBack', keys: ['shift+left'], run: (report) => report.moveRange(-1) },
  { id: 'rangeForward', title: 'reports.rangeForward', keys: ['shift+right'], run: (report) => report.moveRange(1) },
  { id: 'tables', title: 'reports.tables', keys: ['t'], run: (report) => report.toggleTables() },
  {
    id: 'compare',
    title: 'reports.compareToggle',
    keys: ['3'],
    scope: onScreen,
    run: (report) => report.toggleComparison(),
  },
  { id: 'figures', title: 'reports.toFigures', keys: ['1'], run: (report) => report.enter('figures') },
  { id: 'breakdown', title: 'reports.toBreakdown', keys: ['2'], run: (report) => report.enter('breakdown') },
]

/** What can be done with a report beside what every list can. */
export const commands: readonly Command[] = [
  ...entries.map(({ id, run, repeatable, ...entry }): Command => ({
    ...shared,
    ...entry,
    id: `reports.${id}`,
    needs: [needsReport],
    trivial: true,
    ...(repeatable && { repeatable, hiddenInPalette: true }),
    run: (context) => {
      const handle = handleOf(context)
      return handle && run(handle)
    },
  })),
  choiceCommand({
    ...shared,
    id: 'reports.range',
    scope: onScreen,
    title: 'reports.rangeTitle',
    keys: ['4'],
    needs: [needsReport],
    trivial: true,
    choicesTitle: 'reports.rangeTitle',
    choices: ({ services: { t } }) =>
      RANGES.map((weeks) => ({ id: String(weeks), title: t('reports.rangeOf', { count: weeks }), value: weeks })),
    run: (context, weeks) => handleOf(context)?.setRange(weeks),
  }),
  choiceCommand({
    ...shared,
    id: 'reports.by',
    scope: onScreen,
    title: 'reports.byTitle',
    keys: ['5'],
    needs: [needsReport],
    trivial: true,
    choicesTitle: 'reports.byTitle',
    choices: ({ services: { t } }) => DIMENSIONS.map((by) => ({ id: by, title: t(`reports.by.${by}`), value: by })),
    run: (context, by) => handleOf(context)?.breakDown(by),
  }),
  {
    ...shared,
    id: 'reports.workbook',
    scope: onScreen,
    title: 'reports.workbook',
    keys: ['shift+e'],
    needs: [needsReport],
    icon: 'document',
    run: async (context) => await handleOf(context)?.saveWorkbook(),
  },
  {
    ...shared,
    id: 'reports.csv',
    scope: inPanel,
    title: 'reports.csv',
    keys: ['shift+e'],
    needs: [needsReport],
    icon: 'document',
    run: async (context) => await handleOf(context)?.saveFigure(),
  },
  {
    ...shared,
    id: 'reports.orders',
    scope: inPanel,
    title: 'reports.orders',
    keys: ['enter'],
    needs: [needsReport, needsOrders],
    run: (context) => handleOf(context)?.showOrders(),
  },
]
