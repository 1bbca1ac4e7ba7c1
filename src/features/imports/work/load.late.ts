import type { CommandContext } from '#src/commands/gate/command.ts'
import { pickFiles } from '#src/records/upload/given-files.ts'
import { createKeeper, keptImport } from './kept-import.ts'
import { guessMapping, headerSignature } from '#src/domain/imports/mapping/mapping.ts'
import { readTable } from '#src/entities/imports/read/read-table.ts'
import { problemText } from '#src/entities/imports/row-texts.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { isApiError } from '#src/api/api-error.ts'
import { setAside } from './aside.late.ts'
import { contextFor } from './import-context.ts'
import { importWork } from './import-work.ts'
import { readKept } from './read-kept.ts'
import { lookUp } from './look-up.ts'
import type { ImportSource } from './state.ts'

const ENDINGS = ['.xlsx', '.csv', '.txt', '.tsv']

const workOf = ({ services }: CommandContext) => services.sessionValue(importWork)

/** Asks for a file and takes its rows. */
export function pickFile(context: CommandContext): void {
  void pickFiles(ENDINGS, { many: false }).then(([file]) => file && takeFile(context, file, { kind: 'file' }))
}

/** Takes what lies in the clipboard, where the browser lets it be read; else the keys of the browser do. */
export async function pasteRows(context: CommandContext): Promise<void> {
  const { notify, t } = context.services
  try {
    await takeText(context, await navigator.clipboard.readText())
  } catch {
    notify({ type: 'info', message: t('imports.paste.byKeys'), answers: true })
  }
}

/** Takes rows that were pasted. */
export async function takeText(context: CommandContext, text: string): Promise<void> {
  const { t } = context.services
  if (text.trim() === '')
    return context.services.notify({ type: 'info', message: t('imports.paste.empty'), answers: true })
  const file = new File([text], t('imports.pasted'), { type: 'text/csv' })
  await takeFile(context, file, { kind: 'paste' })
}

/** While orders are created nothing takes the place of their rows. */
function mayReplace(context: CommandContext): boolean {
  const { notify, t } = context.services
  if (workOf(context).current().creation?.state !== 'running') return true
  notify({ type: 'info', message: t('imports.reason.creating'), answers: true })
  return false
}

/** What is known of it besides the file itself. */
type TakeOptions = Omit<ImportSource, 'name' | 'size'> & Partial<ImportSource>

/** Reads a file and shows its rows; says why where it cannot be read, and then what was shown before stays. */
export async function takeFile(context: CommandContext, file: File, given: TakeOptions): Promise<void> {
  const work = workOf(context)
  const { notify, announce, t } = context.services
  if (!mayReplace(context)) return
  const hadRows = work.current().phase === 'rows'
  work.onKept(createKeeper(context.session))
  if (!hadRows) work.wait('reading', file.name)
  const isLast = work.take()
  const read = await readTable(file, given.sheet)
  if (!isLast()) return
  if (!read.ok) {
    const problem = problemText(read.problem, { t, format: formatFor(currentLanguage()) })
    if (!hadRows) return work.wait('problem', file.name, problem)
    return notify({ type: 'error', message: t('imports.problem.title', { name: file.name }), detail: problem })
  }
  const { table } = read
  const known = { ...given, sheet: table.sheet, name: file.name, size: file.size }
  const senders = [known.customerId, known.sender, headerSignature(table.columns)].filter((one) => one !== undefined)
  const [judging, remembered] = await Promise.all([
    contextFor(context, known.customerId),
    rememberedFor(context, senders),
  ])
  if (!isLast() || !mayReplace(context) || !(await setAside(context))) return
  const id = `imp-${crypto.randomUUID()}`
  await work.begin({
    id,
    file,
    source: { ...known, sender: senders[0] },
    hash: table.contentHash,
    sheets: table.sheets,
    mapping: guessMapping(table, remembered?.columns),
    since: remembered?.since,
    rows: table.lines,
    results: new Map(),
    creation: undefined,
    context: judging,
  })
  // Closed or replaced while it was judged.
  if (work.current().data?.id !== id) return
  announce(t('imports.loaded', { count: table.lines.length }))
  await lookUp(context)
}

/** Which column was what in the last list of this sender. */
async function rememberedFor({ services }: CommandContext, senders: readonly string[]) {
  try {
    return (await services.call('importMappings.get', { query: { senders: senders.join(',') } })).mapping
  } catch (error) {
    if (!isApiError(error)) throw error
    return undefined
  }
}

/** What was not done before the page was left is shown again. */
export async function restoreImport(context: CommandContext): Promise<void> {
  const work = workOf(context)
  if (work.current().phase !== 'empty') return
  const kept = await keptImport(context.session)
  if (kept === undefined || work.current().phase !== 'empty') return
  const data = readKept(kept)
  if (data === undefined) return
  work.onKept(createKeeper(context.session))
  await work.begin({ ...data, context: await contextFor(context, data.source.customerId) })
  await lookUp(context)
}

/** Takes the rows of another sheet of the same file. */
export async function chooseSheet(context: CommandContext, sheet: string): Promise<void> {
  const { data } = workOf(context).current()
  if (data !== undefined && data.source.sheet !== sheet) await takeFile(context, data.file, { ...data.source, sheet })
}
