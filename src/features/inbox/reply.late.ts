import * as z from 'zod/mini'
import { queryFor } from '#src/api/query.ts'
import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Email } from '#src/contract/emails/email.ts'
import type { Template } from '#src/contract/campaigns/templates.ts'
import { REPLY_PAUSE } from '#src/domain/emails/emails.ts'
import { filled, missingValues, type PlaceholderValues } from '#src/domain/templates/placeholders.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { longKind, textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { localStore } from '#src/storage/browser.ts'
import { named } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import { personOf } from './email-words.ts'

/** An answer that was stopped, as it can be gone on with. */
const Stopped = z.object({ subject: z.string(), text: z.string(), templateId: z.optional(z.string()) })

/** What an answer begins with: a template, words that were stopped, or nothing. */
type ReplyStart = { id: string; template?: Template } | { id: string; stopped: z.output<typeof Stopped> }

/** What can be answered with one choice: what was stopped, the templates by name, and nothing written yet. */
export async function replyChoices(context: CommandContext): Promise<Choice<ReplyStart>[]> {
  const { services } = context
  const { t } = services
  const [all, stopped] = await Promise.all([
    wholeList(services, 'templates.list', { kind: 'email' }),
    stoppedReply(context),
  ])
  return [
    ...(stopped === undefined
      ? []
      : [
          {
            id: 'stopped',
            title: t('inbox.reply.stopped'),
            detail: firstLine(stopped.text),
            value: { id: 'stopped', stopped },
          },
        ]),
    ...all.map((template) => ({
      id: template.id,
      title: template.name,
      detail: firstLine(template.text),
      value: { id: template.id, template },
    })),
    { id: 'free', title: t('inbox.reply.free'), icon: 'edit', value: { id: 'free' } },
  ]
}

const firstLine = (text: string): string =>
  text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Guten Tag')) ?? ''

const Input = z.object({ subject: z.string(), text: z.string() })
type Input = z.output<typeof Input>

/** What the placeholders of a template stand for in an answer; what the e-mail does not say is asked for where it is named. */
async function valuesOf(
  { services, session }: CommandContext,
  email: Email,
  words: string,
): Promise<PlaceholderValues> {
  const { call, queryClient } = services
  const said: PlaceholderValues = {
    Ansprechpartner: personOf(email),
    Firma: email.partnerName,
    Betreff: email.subject,
    Auftragsnummer: email.orderId ?? email.understood.orderNumber,
  }
  const missing = new Set(missingValues(words, said))
  const [people, company, partner] = await Promise.all([
    missing.has('Absender') ? queryClient.fetchQuery(queryFor(call, 'emails.people', {})) : undefined,
    missing.has('Haus') ? queryClient.fetchQuery(queryFor(call, 'tenants.company', {})) : undefined,
    missing.has('Ort') && email.partnerId !== undefined
      ? queryClient.fetchQuery(queryFor(call, 'partners.get', { params: { id: email.partnerId } }))
      : undefined,
  ])
  const sender = people?.data.find(({ id }) => id === session.userId)?.name
  return { ...said, Absender: sender, Haus: company?.name, Ort: partner?.city }
}

async function textsOf(context: CommandContext, email: Email, beginning: ReplyStart): Promise<Input> {
  if ('stopped' in beginning) return beginning.stopped
  const { subject: about = '', text = '' } = beginning.template ?? {}
  const values = await valuesOf(context, email, `${about}\n${text}`)
  const subject = filled(about, values) || `AW: ${email.subject.replace(/^(?:AW|RE)\s*:\s*/i, '')}`
  return { subject: subject.slice(0, 200), text: filled(text, values) }
}

function replyForm(texts: Input): RecordForm<Input> {
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
    texts: { subject: texts.subject, text: texts.text },
    check: ({ subject: about, text }) => [
      ...(about.trim() === '' ? errorAt('subject', 'required') : []),
      ...(text.trim() === '' ? errorAt('text', 'required') : []),
    ],
  }
}

/** Shows the answer before it goes; what was typed stands over a reload. */
export async function openReply(context: CommandContext, beginning: ReplyStart): Promise<void> {
  const { t } = context.services
  const focus = focusedOf(context, 'email')
  if (focus === undefined) return
  const [email] = await newestRecords(context, 'email', [focus])
  if (email === undefined) return
  const templateId = 'stopped' in beginning ? beginning.stopped.templateId : beginning.template?.id
  openForm(context, {
    form: replyForm(await textsOf(context, email, beginning)),
    name: `reply.${email.id}.${beginning.id}`,
    command: 'emails.reply',
    choice: beginning.id,
    title: t('inbox.reply.to', { name: personOf(email) }),
    confirm: t('inbox.reply.send'),
    width: 600,
    record: undefined,
    currentOf: () => undefined,
    onSend: ({ values }) => sendReply(context, email, { ...Input.parse(values), templateId }),
  })
}

/** Sends it; for ten seconds it can be stopped. Throws what speaks against it. */
async function sendReply(
  context: CommandContext,
  email: Email,
  { templateId, ...said }: Input & { templateId: string | undefined },
): Promise<void> {
  const { call, t, notify } = context.services
  const body = { ...said, ...(templateId !== undefined && { templateId }) }
  await changeRecords(context, {
    kind: 'email',
    commandId: 'emails.reply',
    title: t('inbox.reply.sent'),
    records: [email],
    labelOf: ({ subject }) => subject,
    message: () => t('inbox.reply.leaves'),
    stop: { word: t('inbox.reply.stop'), within: REPLY_PAUSE },
    send: (_email, own) =>
      own(['emails.reply', email.id, email.repliedAt, body], async (idempotencyKey) => {
        const answer = await call('emails.reply', { params: { id: email.id }, body, idempotencyKey })
        if (answer.eventId === undefined) {
          notify({ type: 'info', message: t('reason.email.replyLeft') })
          return undefined
        }
        keepWords(context, answer.email, body)
        return { record: answer.email, eventId: answer.eventId }
      }),
  })
}

const Kept = z.catch(
  z.optional(z.extend(Stopped, { emailId: z.string(), repliedAt: z.optional(z.string()) })),
  undefined,
)
const storeOf = ({ session }: CommandContext) => localStore.scoped(session.tenantId, session.userId)
const sentLast = named(slots.draft, 'reply-sent')

/** The words of the answer that was sent last: who stops it goes on with them. */
function keepWords(context: CommandContext, { id, repliedAt }: Email, words: z.output<typeof Stopped>): void {
  storeOf(context).set(sentLast, { ...words, emailId: id, repliedAt })
}

/** An answer that was taken back before it left: the e-mail does not know of it any more. */
async function stoppedReply(context: CommandContext): Promise<z.output<typeof Stopped> | undefined> {
  const focus = focusedOf(context, 'email')
  const kept = Kept.parse(storeOf(context).get(sentLast))
  if (focus === undefined || kept?.emailId !== focus.id) return undefined
  const { repliedAt } = await context.services.call('emails.get', { params: { id: focus.id } })
  return repliedAt === kept.repliedAt ? undefined : kept
}
