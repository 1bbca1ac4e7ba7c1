import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { csvOf, fileName, saveFile } from '#src/records/output/csv-file.ts'
import type { FileField } from '#src/records/output/file-fields.ts'
import { type ColumnTarget, IMPORT_FIELDS } from '#src/domain/imports/fields.ts'
import { fieldText } from '#src/entities/imports/row-texts.ts'
import { setAside } from './aside.late.ts'
import { contextFor } from './import-context.ts'
import { columnOf, retyped, withProposals } from './engine.ts'
import { importScreen } from './import-screen.ts'
import { importWork } from './import-work.ts'
import { rowTexts } from './row-texts.ts'
import type { ImportData, WorkRow } from './state.ts'

const workOf = ({ services }: CommandContext) => services.sessionValue(importWork)
const lineOf = ({ services }: CommandContext) => services.sessionValue(importScreen).line()

/** Mends a row and goes on to the next one that is wrong; the keyboard stays where something is wrong with it still. */
function mend(context: CommandContext, row: WorkRow, rowsOf: (data: ImportData) => Partial<ImportData>): void {
  const { sessionValue, announce, t } = context.services
  const [work, screen] = [sessionValue(importWork), sessionValue(importScreen)]
  if (!screen.toFault(1)) screen.toFault(-1)
  void work.change(rowsOf)
  // Where many rows are judged with it the person is elsewhere when it is known.
  const { judging, rowAt } = work.current()
  if (judging === undefined && rowAt(row.line)?.state === 'faulty') screen.goTo(row.line)
  announce(t('imports.row.fixed', { line: row.line }))
}

/** Takes what is proposed for the row the keyboard is on. */
export function takeProposal(context: CommandContext): void {
  const row = workOf(context).current().rowAt(lineOf(context))
  if (row?.proposal === undefined) return
  mend(context, row, ({ rows }) => ({ rows: withProposals(rows, [row]) }))
}

/** Faults of one row that are mended one after the other, at most. */
const MOST_FAULTS = 10

/** Takes all that is proposed, and what is proposed then; says of each row that is still wrong that it is. */
export async function takeAllProposals(context: CommandContext): Promise<void> {
  const work = workOf(context)
  const { notify, t } = context.services
  const offers = () => work.current().rows.filter(({ state, proposal }) => state === 'faulty' && proposal !== undefined)
  const offered = offers()
  if (offered.length === 0) return notify({ type: 'info', message: t('imports.takeAll.none'), answers: true })
  for (let round = 0, now = offered; round < MOST_FAULTS && now.length > 0; round += 1, now = offers()) {
    const taken = now
    await work.change(({ rows }) => ({ rows: withProposals(rows, taken) }))
  }
  const left = offered.flatMap(({ line }) => {
    const row = work.current().rowAt(line)
    return row?.state === 'faulty' ? [row] : []
  })
  const fixed = offered.length - left.length
  notify({
    type: left.length === 0 ? 'success' : 'warning',
    message: t('imports.takeAll.done', { count: fixed }),
    ...(left.length > 0 && { detail: left.map((row) => reasonOf(context, row)).join('\n') }),
    answers: true,
  })
}

const reasonOf = ({ services: { t } }: CommandContext, row: WorkRow) => {
  const [reason = ''] = rowTexts(row, { t, format: formatFor(currentLanguage()) }).faults
  return `${t('imports.row', { line: row.line })}: ${reason}`
}

/** Puts another text into the faulty cell of a row. */
export function typeCell(context: CommandContext, line: number, text: string): void {
  const row = workOf(context).current().rowAt(line)
  const fault = row?.faults.find(({ column }) => column !== undefined)
  if (row === undefined || fault?.column === undefined) return
  const { column } = fault
  mend(context, row, ({ rows }) => ({ rows: retyped(rows, row, column, text) }))
}

/** The fields a column may fill; what another column fills already says so. */
export function fieldChoices(context: CommandContext): Choice<ColumnTarget>[] {
  const { t } = context.services
  const { mapping } = workOf(context).current()
  return [
    { id: 'skip', title: t('imports.mapping.skip'), value: 'skip' },
    ...IMPORT_FIELDS.map((field): Choice<ColumnTarget> => {
      const by = mapping[columnOf(mapping, field) ?? -1]
      const detail = by && t('imports.mapping.takenBy', { header: by.header || by.letter })
      return { id: field, title: fieldText(field, t), value: field, ...(detail !== undefined && { detail }) }
    }),
  ]
}

/** Says which field the column the keyboard is on fills; another column that filled it is left out then. */
export async function mapColumn(context: CommandContext, target: ColumnTarget): Promise<void> {
  const screen = context.services.sessionValue(importScreen)
  const at = screen.column()
  await workOf(context).change(({ mapping }) => ({
    mapping: mapping.map((column, index) => {
      if (index === at) return { ...column, target, isNew: false }
      return target !== 'skip' && column.target === target
        ? { ...column, target: 'skip' as const, isNew: true }
        : column
    }),
  }))
  screen.restart()
}

/** Customers whose list it may be. */
export async function customerChoices(context: CommandContext): Promise<Choice<string>[]> {
  const { customers } = await contextFor(context, undefined)
  return customers.map(({ id, name, number }) => ({
    id,
    title: name,
    value: id,
    ...(number !== undefined && { detail: number }),
  }))
}

/** Says whose list it is, for the rows that name no customer. */
export async function setCustomer(context: CommandContext, customerId: string): Promise<void> {
  const judging = await contextFor(context, customerId)
  await workOf(context).change(({ source }) => ({ context: judging, source: { ...source, customerId } }))
  context.services.sessionValue(importScreen).restart()
}

/** Writes the rows that are wrong into a file: as they stand, with what is wrong with them. */
export async function saveFaultList(context: CommandContext): Promise<void> {
  const { notify, t } = context.services
  const { rows, mapping, source } = workOf(context).current()
  const faulty = rows.filter(({ state }) => state === 'faulty' || state === 'refused')
  const text = (value: string) => ({ kind: 'text' as const, value })
  // Who gets the file reads German (decision A35); so do the reasons in it where the interface does.
  const words = { t, format: formatFor('de') }
  const fields: FileField<WorkRow>[] = [
    { header: t('imports.column.line'), cell: ({ line }) => ({ kind: 'number', value: line }) },
    { header: t('imports.column.reason'), cell: (row) => text(rowTexts(row, words).faults.join('; ')) },
    { header: t('imports.column.proposal'), cell: (row) => text(rowTexts(row, words).proposal ?? '') },
    ...mapping.map(({ header, letter }, at) => ({
      header: header || letter,
      cell: (row: WorkRow) => text(row.cells[at] ?? ''),
    })),
  ]
  async function* inOne() {
    yield faulty
  }
  const { file, count } = await csvOf(inOne(), fields)
  const name = fileName(`${t('imports.faultList.name')} ${source?.name.replace(/\.\w+$/, '') ?? ''}`, Date.now())
  saveFile(file, name)
  notify({ type: 'success', message: t('imports.faultList.done', { count }), detail: name })
}

/** Leaves the import; what is open of it stays among the past ones. */
export async function closeImport(context: CommandContext): Promise<void> {
  const { services } = context
  if ((services.panels.count?.() ?? 0) > 0) return services.closePanel()
  const work = workOf(context)
  if (work.current().phase === 'empty') return services.navigate('/orders')
  if (await setAside(context)) work.wait('empty')
}
