import { leaveGone } from '#src/records/changes/gone-records.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { queryFor } from '#src/api/query.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { dropRecords } from '#src/records/changes/record-cache.ts'
import { textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { placeText } from '../partner-text.ts'
import { differingFacts, isUsualFact, type MergedFact, richerOf } from '#src/domain/partners/merging.ts'
import { factControl, factLabel, isAskedFact, mergeControl, type MergeCounts } from './merge-choice.tsx'
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

const countsOf = async ({ services }: CommandContext, id: string): Promise<MergeCounts> =>
  (await services.queryClient.fetchQuery(queryFor(services.call, 'partners.references', { params: { id } }))).data

const sumOf = (counts: MergeCounts): number => counts.reduce((sum, { count }) => sum + count, 0)

/**
 * Asks which of both stays, the richer one unless somebody says otherwise, and which holds of what they say differently; says how much
 * goes over to it.
 */
export async function openMerge(context: CommandContext, { partner, other }: ChosenPair): Promise<void> {
  const { call, navigate, queryClient, t } = context.services
  const counts = new Map([
    [partner.id, await countsOf(context, partner.id)],
    [other.id, await countsOf(context, other.id)],
  ])
  const recordOf = (one: Partner) => ({ partner: one, references: sumOf(counts.get(one.id) ?? []) })
  const pair = richerOf(recordOf(partner), recordOf(other))
  const [richer, poorer] = pair
  const facts = differingFacts(richer, poorer).filter(isAskedFact)
  const usual = (fact: MergedFact) => (isUsualFact(richer, fact) ? poorer.id : richer.id)
  const form: RecordForm<TypedMerge> = {
    fields: [
      {
        id: 'into',
        name: 'partners.merge.into',
        kind: textKind(),
        props: ['into'],
        Control: mergeControl(pair, counts),
      },
      ...facts.map((fact) => ({
        id: fact,
        name: factLabel(fact),
        kind: textKind(),
        props: [fact],
        Control: factControl(pair, fact),
      })),
    ],
    rows: [['grid-cols-1', 'into'], ...facts.map((fact) => ['grid-cols-1', fact] as const)],
    required: ['into'],
    blank: { into: richer.id },
    texts: { into: richer.id, ...Object.fromEntries(facts.map((fact) => [fact, usual(fact)])) },
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
      const [into, from] = values['into'] === poorer.id ? [poorer, richer] : [richer, poorer]
      const take = facts.filter((fact) => values[fact] === from.id)
      const body = { into: into.id, from: from.id, version: from.version, ...(take.length > 0 && { take }) }
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
          leaveGone(queryClient, 'partner', [from.id])
        },
      })
    },
  })
}
