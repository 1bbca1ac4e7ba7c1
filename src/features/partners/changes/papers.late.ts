import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { PartnerPaperInput } from '#src/contract/partners/input.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { checkPaper } from '#src/domain/partners/checks.ts'
import { PARTNER_PAPERS, type PartnerPaperKind } from '#src/domain/partners/partner-terms.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, flagKind, textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import type { HeldPaper } from '../partner-text.ts'
import { focusedPartner, NEW, partnerChanges } from './partner-changes.ts'

/** A paper of a partner; of a new one there is none. */
interface ChosenPaper {
  partner: Partner
  paper: HeldPaper | undefined
}

interface TypedPaper extends Record<string, unknown> {
  kind: PartnerPaperKind
  number?: string | undefined
  issuer?: string | undefined
  validUntil?: string | undefined
  note?: string | undefined
  checked?: boolean | undefined
}

const kindOf = (value: string): PartnerPaperKind => PARTNER_PAPERS.find((kind) => kind === value) ?? 'other'

const form: RecordForm<TypedPaper> = {
  fields: [
    {
      id: 'kind',
      name: 'records.document.kind',
      props: ['kind'],
      kind: choiceKind(PARTNER_PAPERS, (value, { t }) => t(`partners.paper.${kindOf(value)}`)),
    },
    { id: 'number', name: 'partners.paper.number', kind: textKind(80), props: ['number'] },
    { id: 'issuer', name: 'partners.paper.issuer', kind: textKind(120), props: ['issuer'] },
    {
      id: 'validUntil',
      name: 'partners.paper.validUntil',
      kind: { ...dateKind, wrong: 'issue.dateInvalid', hint: 'partners.paper.validUntil.hint' },
      props: ['validUntil'],
    },
    { id: 'checked', name: 'partners.paper.checkedToday', kind: flagKind(), props: ['checked'] },
    { id: 'note', name: 'vehicles.notes', kind: textKind(500), props: ['note'] },
  ],
  rows: [
    ['grid-cols-1', 'kind'],
    ['grid-cols-2', 'number', 'issuer'],
    ['grid-cols-2', 'validUntil', 'checked'],
    ['grid-cols-1', 'note'],
  ],
  required: [],
  blank: { kind: 'euLicence' },
  texts: { kind: 'euLicence', checked: 'true' },
  check: checkPaper,
}

/** The papers of the focused partner, with how long they hold. */
export async function paperChoices(context: CommandContext): Promise<Choice<ChosenPaper>[]> {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  return partner.papers.map((paper) => ({
    id: paper.id,
    title: t(`partners.paper.${paper.kind}`),
    detail: [paper.number, format.dateWithYear(paper.validUntil)].filter(Boolean).join(' · '),
    value: { partner, paper },
  }))
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<ChosenPaper>[]> {
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const title = context.services.t('partners.paper.new')
  return [...(await paperChoices(context)), { id: NEW, title, icon: 'add', value: { partner, paper: undefined } }]
}

/** Shows the form of a paper, or of a new one. */
export function openPaper(context: CommandContext, { partner, paper }: ChosenPaper): void {
  const { t } = context.services
  let upon = partner
  openForm<TypedPaper>(context, {
    form,
    name: `partner.${partner.id}.paper.${paper?.id ?? NEW}`,
    command: 'partners.paper',
    choice: paper?.id ?? NEW,
    title: `${t(paper === undefined ? 'partners.paper.new' : 'partners.paper.change')}: ${partner.name}`,
    confirm: t('commands.form.save'),
    width: 520,
    record: paper && { ...paper },
    currentOf(error) {
      const current = currentOf(error, 'partner')
      if (current !== undefined) upon = current
      const now = current?.papers.find(({ id }) => id === paper?.id)
      return now && { ...now }
    },
    async onSend({ values }) {
      const body = PartnerPaperInput.parse({
        ...(paper && { paperId: paper.id, documentId: paper.documentId ?? null }),
        ...values,
        checked: values['checked'] === true,
      })
      await partnerChanges.change<PartnerPaperInput>(context, {
        commandId: 'partners.paper',
        title: t('partners.paper.saved', { paper: t(`partners.paper.${body.kind}`) }),
        records: [upon],
        call: (call, request) => call('partners.savePaper', request),
        deliver: (send) => send(body),
      })
    },
  })
}

/** Takes a paper away after a question that names it; can be taken back. */
export async function removePaper(context: CommandContext, { partner, paper }: ChosenPaper): Promise<void> {
  if (paper === undefined) return
  const { confirm, t } = context.services
  const name = t(`partners.paper.${paper.kind}`)
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name }),
    detail: [partner.name, paper.number].filter(Boolean).join(' · '),
    confirmLabel: t('partners.paper.remove.confirm'),
    destructive: true,
  })
  if (!isWanted) return
  await partnerChanges.change<{ paperId: string }>(context, {
    commandId: 'partners.removePaper',
    title: t('partners.paper.removed', { paper: name }),
    records: [partner],
    call: (call, request) => call('partners.removePaper', request),
    deliver: (send) => send({ paperId: paper.id }),
  })
}
