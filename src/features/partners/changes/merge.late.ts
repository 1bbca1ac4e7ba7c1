import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { queryFor } from '#src/api/query.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { dropRecords } from '#src/records/changes/record-cache.ts'
import { textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { placeText } from '../partner-text.ts'
import { mergeControl } from './merge-choice.tsx'
import { focusedPartner, partnerChanges } from './partner-changes.ts'

/** Two records that are probably one company. */
interface ChosenPair {
  partner: Partner
  other: Partner
}

/** Records that are probably the same company as the focused one, with what speaks for it. */
export async function duplicateChoices(context: CommandContext): Promise<Choice<ChosenPair>[]> {
  const { call, queryClient, t } = context.services
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const query = queryFor(call, 'partners.duplicates', { query: { partnerId: partner.id } })
  const { data } = await queryClient.fetchQuery(query)
  return data.flatMap(({ partners, reasons }) => {
    const other = partners.find(({ id }) => id !== partner.id)
    if (other === undefined) return []
    const said = reasons.map((reason) => t(`partners.duplicate.${reason}`))
    const detail = [other.number, placeText(other), ...said].filter(Boolean).join(' · ')
    return [{ id: other.id, title: other.name, detail, value: { partner, other } }]
  })
}

interface TypedMerge extends Record<string, unknown> {
  into: string
}

/** Asks which of both stays, and says what follows. */
export function openMerge(context: CommandContext, { partner, other }: ChosenPair): void {
  const { call, navigate, queryClient, t } = context.services
  const pair = [partner, other] as const
  const form: RecordForm<TypedMerge> = {
    fields: [
      { id: 'into', name: 'partners.merge.into', kind: textKind(), props: ['into'], Control: mergeControl(pair) },
    ],
    rows: [['grid-cols-1', 'into']],
    required: ['into'],
    blank: { into: partner.id },
    texts: { into: partner.id },
    check: () => [],
  }
  openForm(context, {
    form,
    name: `partner.${partner.id}.merge.${other.id}`,
    command: 'partners.merge',
    choice: other.id,
    title: t('partners.merge.question'),
    confirm: t('partners.merge.confirm'),
    width: 520,
    async onSend({ values }) {
      const [into, from] = values['into'] === other.id ? [other, partner] : [partner, other]
      const body = { into: into.id, from: from.id, version: from.version }
      await changeRecords(context, {
        kind: 'partner',
        commandId: 'partners.merge',
        title: t('partners.merge.done', { name: from.name, number: from.number }),
        records: [into],
        labelOf: partnerChanges.labelOf,
        send: (_into, own) =>
          own(['partners.merge', body], async (idempotencyKey) =>
            partnerChanges.changedOf(await call('partners.merge', { body, idempotencyKey })),
          ),
        done({ id }) {
          navigate(`/partners/${encodeURIComponent(id)}`)
          dropRecords(queryClient, 'partner', [from.id])
        },
      })
    },
  })
}
