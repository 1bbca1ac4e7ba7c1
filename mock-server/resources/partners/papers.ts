import type { PaperRequest, PartnerPaperInput } from '#src/contract/partners/input.ts'
import type { PartnerPaper } from '#src/contract/partners/partner.ts'
import { checkPaper } from '#src/domain/partners/checks.ts'
import { germanPaper } from '#src/domain/partners/paper-words.ts'
import { paperDates } from '#src/domain/partners/papers.ts'
import { isMailbox } from '#src/domain/partners/recipients.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { scheduleDelivery } from '../messages/delivery.ts'
import { refuseRecipient } from '../messages/send.ts'

type Partner = Row<'partners'>

/** A partner's papers, with the dates that follow from them. */
export const withPapers = (papers: readonly PartnerPaper[]) => ({ papers: [...papers], ...paperDates(papers) })

const text = (value: string | null | undefined) => value?.trim() || undefined

/** Writes a paper down, or says another thing of one. Whoever has looked at it is named with the day. */
export async function savePaper(
  context: RuleContext,
  partner: Partner,
  input: PartnerPaperInput,
): Promise<RecordChange<'partner'>> {
  const { store, session } = context
  const known = partner.papers.find(({ id }) => id === input.paperId)
  if (input.paperId !== undefined && known === undefined) throw notFound({ code: 'reason.missing.paper' })
  const validUntil = input.validUntil === undefined ? known?.validUntil : text(input.validUntil)
  assertNoErrors(checkPaper({ ...input, validUntil, checked: input.checked ?? known?.checkedAt !== undefined }))
  const documentId = input.documentId === undefined ? known?.documentId : text(input.documentId)
  if (documentId !== undefined && !(await store.find('documents', documentId))) throw notFound()
  const said = (field: 'number' | 'issuer' | 'note') =>
    input[field] === undefined ? known?.[field] : text(input[field])
  const isNewer = (validUntil ?? '') > (known?.validUntil ?? '')
  const paper: PartnerPaper = {
    id: known?.id ?? context.newId('pap'),
    kind: input.kind,
    number: said('number'),
    issuer: said('issuer'),
    validUntil,
    checkedAt: input.checked === true ? todayOf(context) : known?.checkedAt,
    checkedBy: input.checked === true ? session.userName : known?.checkedBy,
    documentId,
    note: said('note'),
    // A newer one is what was asked for.
    requestedAt: isNewer ? undefined : known?.requestedAt,
  }
  const papers = known ? partner.papers.map((one) => (one === known ? paper : one)) : [...partner.papers, paper]
  return writeRecord(context, 'partner', partner, withPapers(papers), { type: 'updated' })
}

/** Takes a paper away. */
export async function removePaper(
  context: RuleContext,
  partner: Partner,
  paperId: string,
): Promise<RecordChange<'partner'>> {
  const papers = partner.papers.filter(({ id }) => id !== paperId)
  if (papers.length === partner.papers.length) throw notFound({ code: 'reason.missing.paper' })
  return writeRecord(context, 'partner', partner, withPapers(papers), { type: 'updated' })
}

/** The words of a request. Mails are German (decision A35). */
function letter(partner: Partner, { kinds, note }: PaperRequest, company: string): string {
  const wanted = kinds.map((kind) => `– ${germanPaper(kind)}`).join('\n')
  return [
    'Guten Tag,',
    `bitte senden Sie uns folgende gültige Nachweise für ${partner.name}:\n${wanted}`,
    ...(note?.trim() ? [note.trim()] : []),
    `Vielen Dank und freundliche Grüße\n${company}`,
  ].join('\n\n')
}

/**
 * Asks a partner for papers by mail, through the outbox; the same papers are asked for once a day. The papers that are known say when they
 * were asked for last.
 */
export async function requestPapers(context: RuleContext, partner: Partner, input: PaperRequest) {
  const { store, session } = context
  const first = partner.contacts.find(({ name }) => name === partner.contactPerson)
  const recipient = (text(input.recipient) ?? first?.email ?? partner.email ?? '').trim()
  refuseRecipient(recipient, isMailbox, 'reason.send.mailbox')
  const company = (await store.find('companies', store.tenantId))?.name ?? ''
  const words = letter(partner, input, company)
  const today = todayOf(context)
  const since = await store.all('messages', { kind: 'paperRequest', recipient })
  const same = since.find(
    ({ text: sent, sentAt }) => sent === words && sentAt.slice(0, 10) === stamp(context).slice(0, 10),
  )
  if (same) return { row: partner, messageId: same.id }
  const id = context.newId('msg')
  await store.insert('messages', {
    id,
    kind: 'paperRequest',
    channel: 'email',
    status: 'sent',
    orderNumber: '',
    carrierId: partner.id,
    recipientName: partner.name,
    recipient,
    subject: `Nachweise von ${partner.name}`,
    text: words,
    ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: stamp(context), sentBy: session.userName, sentById: session.userId },
  })
  await scheduleDelivery(store, id, context.now)
  const papers = partner.papers.map((one) => (input.kinds.includes(one.kind) ? { ...one, requestedAt: today } : one))
  const payload = { to: recipient, kinds: input.kinds }
  const { row } = await writeRecord(context, 'partner', partner, { papers }, { type: 'papers_requested', payload })
  return { row, messageId: id }
}
