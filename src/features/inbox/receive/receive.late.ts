import * as z from 'zod/mini'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { Email } from '#src/contract/emails/email.ts'
import { MOST_PASTED_LETTERS } from '#src/domain/emails/emails.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { longKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { pickFiles } from '#src/records/upload/given-files.ts'
import { emailChanges } from '../email-changes.ts'

const Input = z.object({ text: z.string() })

const receiveForm: RecordForm<z.output<typeof Input>> = {
  fields: [{ id: 'text', name: 'inbox.text', kind: longKind(MOST_PASTED_LETTERS), props: ['text'] }],
  rows: [['grid-cols-1', 'text']],
  required: ['text'],
  blank: { text: '' },
  texts: {},
  check: ({ text }) => (text.trim() === '' ? errorAt('text', 'required') : []),
}

/** Asks for a text that becomes an e-mail of its own. */
export function openReceive(context: CommandContext): void {
  const { t } = context.services
  openForm(context, {
    form: receiveForm,
    name: 'inbox.receive',
    command: 'emails.receive',
    title: t('inbox.text'),
    confirm: t('inbox.receive.short'),
    width: 600,
    record: undefined,
    currentOf: () => undefined,
    onSend: ({ values }) => receiveText(context, Input.parse(values).text),
  })
}

/** Puts a text into the inbox; can be taken back. Throws what speaks against it. */
export function receiveText(context: CommandContext, given: string): Promise<void> {
  const body = { text: given.slice(0, MOST_PASTED_LETTERS) }
  return emailChanges.create(context, {
    commandId: 'emails.receive',
    title: context.services.t('inbox.receive.done'),
    blank: Email.parse({ version: 0 }),
    body,
    call: (call, idempotencyKey) => call('emails.receive', { body, idempotencyKey }),
  })
}

/** The same of an e-mail that is a file. */
export function receiveFile(context: CommandContext, file: File): Promise<void> {
  return emailChanges.create(context, {
    commandId: 'emails.receiveFile',
    title: context.services.t('inbox.receive.done'),
    blank: Email.parse({ version: 0 }),
    body: [file.name, file.size, file.lastModified],
    call: (call, idempotencyKey) => call('emails.receiveFile', { file, idempotencyKey }),
  })
}

/** Asks for such a file. */
export async function pickEmail(context: CommandContext): Promise<void> {
  const [file] = await pickFiles(['.eml'], { many: false })
  if (file !== undefined) await receiveFile(context, file)
}
