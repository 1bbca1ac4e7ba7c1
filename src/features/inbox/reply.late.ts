import * as z from 'zod/mini'
import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Email } from '#src/contract/emails/email.ts'
import type { ReplyTemplate } from '#src/contract/emails/reply-templates.ts'
import { Message } from '#src/contract/messages.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { invalidateRecords } from '#src/records/changes/invalidate.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { longKind, textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { personOf } from './email-words.ts'

/** What can be answered with one choice: the templates by name, and nothing written yet. */
export async function replyChoices({ services }: CommandContext): Promise<Choice<ReplyTemplate | undefined>[]> {
  const all = await wholeList(services, 'replyTemplates.list', {})
  return [
    ...all.map((template) => ({
      id: template.id,
      title: template.name,
      detail: template.text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Guten Tag')) ?? '',
      value: template,
    })),
    { id: 'free', title: services.t('inbox.reply.free'), icon: 'edit', value: undefined },
  ]
}

const Input = z.object({ subject: z.string(), text: z.string() })
type Input = z.output<typeof Input>

/** The words of a template, with what this e-mail says in the place of what it names. */
function filled(text: string, email: Email): string {
  const values: Readonly<Record<string, string>> = {
    contactPerson: personOf(email),
    subject: email.subject,
    orderNumber: email.orderId ?? email.understood.orderNumber ?? '',
  }
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}

function replyForm(email: Email, template: ReplyTemplate | undefined): RecordForm<Input> {
  const subject = filled(template?.subject ?? '', email) || `AW: ${email.subject.replace(/^(?:AW|RE)\s*:\s*/i, '')}`
  return {
    fields: [
      { id: 'subject', name: 'inbox.subject', kind: textKind(200), props: ['subject'] },
      {
        id: 'text',
        name: 'inbox.reply.text',
        kind: longKind(5000),
        props: ['text'],
        hint: (_texts, { t }) => t('inbox.reply.final'),
      },
    ],
    rows: [
      ['grid-cols-1', 'subject'],
      ['grid-cols-1', 'text'],
    ],
    required: ['subject', 'text'],
    first: 'text',
    blank: { subject: '', text: '' },
    texts: { subject: subject.slice(0, 200), text: filled(template?.text ?? '', email) },
    check: ({ subject: about, text }) => [
      ...(about.trim() === '' ? errorAt('subject', 'required') : []),
      ...(text.trim() === '' ? errorAt('text', 'required') : []),
    ],
  }
}

/** Shows the answer before it goes; what was typed stands over a reload. */
export async function openReply(context: CommandContext, template: ReplyTemplate | undefined): Promise<void> {
  const { t } = context.services
  const focus = focusedOf(context, 'email')
  if (focus === undefined) return
  const [email] = await newestRecords(context, 'email', [focus])
  if (email === undefined) return
  openForm(context, {
    form: replyForm(email, template),
    name: `reply.${email.id}.${template?.id ?? 'free'}`,
    command: 'emails.reply',
    choice: template?.id ?? 'free',
    title: t('inbox.reply.to', { name: personOf(email) }),
    confirm: t('inbox.reply.send'),
    width: 600,
    record: undefined,
    currentOf: () => undefined,
    onSend: ({ values }) => sendReply(context, email, { ...Input.parse(values), templateId: template?.id }),
  })
}

/** Sends it; what has been sent cannot be taken back. Throws what speaks against it. */
async function sendReply(
  context: CommandContext,
  email: Email,
  { templateId, ...said }: Input & { templateId: string | undefined },
): Promise<void> {
  const { call, t, queryClient } = context.services
  const body = { ...said, ...(templateId !== undefined && { templateId }) }
  await changeRecords(context, {
    kind: 'message',
    commandId: 'emails.reply',
    title: t('inbox.reply.sent'),
    // There is none yet: the answer is the first.
    records: [Message.parse({ version: 0, subject: said.subject })],
    labelOf: ({ subject }) => subject,
    send: async (_none, own) => ({
      record: await own(['emails.reply', email.id, body], (idempotencyKey) =>
        call('emails.reply', { params: { id: email.id }, body, idempotencyKey }),
      ),
    }),
  })
  invalidateRecords(queryClient, 'email', [email.id])
}
