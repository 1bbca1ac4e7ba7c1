import type { CommandContext } from '#src/commands/gate/command.ts'
import { PaperRequest } from '#src/contract/partners/input.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { BLOCKING_PAPERS } from '#src/domain/partners/papers.ts'
import { PARTNER_PAPERS, type PartnerPaperKind } from '#src/domain/partners/partner-terms.ts'
import { errorAt, isEmail } from '#src/domain/refusals/field-issue.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { longKind, textKind, wordsKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { dueLines } from '../partner-text.ts'
import { PaperBoxes } from './paper-boxes.tsx'
import { partnerChanges } from './partner-changes.ts'

/** Most names a question lists. */
const MOST_NAMED = 6

interface TypedRequest extends Record<string, unknown> {
  kinds: string[]
  recipient?: string | undefined
  note?: string | undefined
}

/** Papers that end or have ended; of those nothing is given without, also what was never shown. */
function wantedKinds(partner: Partner): PartnerPaperKind[] {
  const held = new Set(partner.papers.map(({ kind }) => kind))
  const due = new Set(dueLines(partner).map(({ paper }) => paper.kind))
  return PARTNER_PAPERS.filter((kind) => due.has(kind) || (BLOCKING_PAPERS.includes(kind) && !held.has(kind)))
}

/** Whom the question goes to: the person who is asked first, else the address of the company. */
function recipientOf({ contacts, contactPerson, email }: Partner): string | undefined {
  return contacts.find(({ name }) => name === contactPerson)?.email ?? email ?? contacts.find((one) => one.email)?.email
}

const formOf = (partner: Partner): RecordForm<TypedRequest> => ({
  fields: [
    { id: 'kinds', name: 'partners.request.kinds', kind: wordsKind(), props: ['kinds'], Control: PaperBoxes },
    { id: 'recipient', name: 'partners.request.recipient', kind: textKind(200, 'email'), props: ['recipient'] },
    { id: 'note', name: 'partners.request.note', kind: longKind(1000), props: ['note'] },
  ],
  rows: [
    ['grid-cols-1', 'kinds'],
    ['grid-cols-1', 'recipient'],
    ['grid-cols-1', 'note'],
  ],
  required: ['recipient'],
  blank: { kinds: [] },
  texts: { kinds: wantedKinds(partner).join(', '), recipient: recipientOf(partner) ?? '' },
  check: ({ kinds, recipient = '' }) => [
    ...(kinds.length === 0 ? errorAt('kinds', 'required') : []),
    ...(recipient === '' ? errorAt('recipient', 'required') : isEmail(recipient) ? [] : errorAt('recipient', 'email')),
  ],
})

async function send(context: CommandContext, requests: readonly (readonly [Partner, PaperRequest])[]): Promise<void> {
  const bodies = new Map(requests.map(([{ id }, body]) => [id, body]))
  await changeRecords(context, {
    kind: 'partner',
    commandId: 'partners.requestPapers',
    title: context.services.t('partners.request.done'),
    records: requests.map(([partner]) => partner),
    labelOf: partnerChanges.labelOf,
    countOf: (count) => context.services.t('partners.count', { count }),
    async send({ id }, own) {
      const body = bodies.get(id)
      if (body === undefined) return undefined
      return own(['partners.requestPapers', id, body], async (idempotencyKey) => {
        const answer = await context.services.call('partners.requestPapers', { params: { id }, body, idempotencyKey })
        // What has been sent cannot be called back.
        return { record: answer.partner, warnings: answer.warnings }
      })
    },
  })
}

/** Asks the focused carrier for papers by mail, or all that are ticked for those that each of them owes. */
export async function requestPapers(context: CommandContext): Promise<void> {
  const partners = await newestRecords(context, 'partner', chosenTargets(context))
  const [first] = partners
  if (first === undefined) return
  if (partners.length > 1) return requestFromMany(context, partners)
  const { t } = context.services
  openForm(context, {
    form: formOf(first),
    name: `partner.${first.id}.request`,
    command: 'partners.requestPapers',
    title: t('partners.request.title', { name: first.name }),
    confirm: t('partners.request.confirm'),
    width: 480,
    onSend: ({ values }) =>
      send(context, [[first, PaperRequest.parse({ ...values, note: values['note'] ?? undefined })]]),
  })
}

async function requestFromMany(context: CommandContext, partners: readonly Partner[]): Promise<void> {
  const { confirm, notify, t } = context.services
  const asked = partners
    .map((partner) => [partner, { kinds: wantedKinds(partner) }] as const)
    .filter(([partner, { kinds }]) => kinds.length > 0 && partner.kind === 'carrier')
  if (asked.length === 0) return notify({ type: 'info', answers: true, message: t('partners.request.none') })
  const names = asked.slice(0, MOST_NAMED).map(([{ name }]) => name)
  const others = asked.length - names.length
  const left = partners.length - asked.length
  const isWanted = await confirm({
    title: t('partners.request.many', { count: asked.length }),
    detail: [
      [names.join(', '), ...(others > 0 ? [t('app.others', { count: others })] : [])].join(' '),
      ...(left > 0 ? [t('partners.request.left', { count: left })] : []),
      t('partners.request.final'),
    ].join('. '),
    confirmLabel: t('partners.request.confirm'),
  })
  if (isWanted) await send(context, asked)
}
