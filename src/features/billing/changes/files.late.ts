import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { INVOICE_FORMATS } from '#src/domain/partners/partner-terms.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { saveFile } from '#src/records/output/csv-file.ts'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'

type FileFormat = (typeof INVOICE_FORMATS)[number]

/** A file of an invoice. */
export interface InvoiceFile {
  invoice: Invoice
  format: FileFormat
}

async function fileOf({ services }: CommandContext, id: string, format: FileFormat): Promise<File> {
  const asked = queryFor(services.call, 'invoices.file', { params: { id }, query: { format } })
  return services.queryClient.fetchQuery({ ...asked, staleTime: 0 })
}

/** Shows the paper as it is printed; of a draft as it would be. */
export async function print(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'invoice')
  if (focus !== undefined) openFile(asPdf(await fileOf(context, focus.id, 'pdf')))
}

/** The formats an invoice can be had in. */
export async function fileChoices(context: CommandContext): Promise<Choice<InvoiceFile>[]> {
  const { t } = context.services
  const focus = focusedOf(context, 'invoice')
  const [invoice] = focus === undefined ? [] : await newestRecords(context, 'invoice', [focus])
  if (invoice === undefined) return []
  return INVOICE_FORMATS.map((format) => ({
    id: format,
    title: t(`billing.format.${format}`),
    detail: t(`billing.format.${format}.detail`),
    value: { invoice, format },
  }))
}

/** Puts one of them where the browser keeps downloads. */
export async function download(context: CommandContext, { invoice, format }: InvoiceFile): Promise<void> {
  const file = await fileOf(context, invoice.id, format)
  saveFile(file, file.name)
}
