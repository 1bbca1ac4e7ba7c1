import type { Partner } from '#src/contract/partners/partner.ts'
import { MERGED_FACTS, type MergedFact } from '#src/domain/partners/merging.ts'
import { NOTHING } from '#src/i18n/format.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { valuesOf } from '#src/records/fields/field.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { PARTNER_FIELDS } from '../fields/partner-fields.ts'
import { placeText } from '../partner-text.ts'

/** The richer one first. */
type Pair = readonly [Partner, Partner]

/** How many records of each kind name a partner. */
export type MergeCounts = readonly { entity: string; count: number }[]

/** What is counted, in words. */
const KINDS: Readonly<Record<string, TextKey>> = {
  orders: 'billing.orders',
  transports: 'orders.transports',
  tours: 'vehicles.tab.trips',
  recurringOrders: 'recurring.title',
  offers: 'commands.palette.group.offer',
  vehicles: 'matching.tab.vehicles',
  drivers: 'drivers.title',
  messages: 'commands.palette.group.message',
  emails: 'commands.palette.group.email',
  documents: 'documents.title',
  loadingPoints: 'partners.block.places',
  tariffs: 'partners.block.tariffs',
  palletBookings: 'partners.block.pallets',
  followUps: 'followUps.title',
  claims: 'claims.title',
  invoices: 'billing.ofOrder',
  creditNotes: 'carriers.tab.notes',
  incomingInvoices: 'carriers.tab.incoming',
  priceRequests: 'orders.priceRequests',
  contacts: 'records.people',
  papers: 'partners.block.papers',
}

/** What of several fields has one word, or no field of its own. */
const LABELS: Partial<Record<MergedFact, TextKey>> = {
  address: 'records.address',
  contactPerson: 'wizard.contactPerson',
  punctuality: 'records.partner.punctuality',
}

const fieldsOfFact = (fact: MergedFact) => {
  const props: readonly string[] = MERGED_FACTS[fact]
  return PARTNER_FIELDS.filter((field) => field.props.some((prop) => props.includes(prop)))
}

/** Whether a person is asked for a fact: the record of the other kind has no words. */
export const isAskedFact = (fact: MergedFact): boolean => LABELS[fact] !== undefined || fieldsOfFact(fact).length > 0

export const factLabel = (fact: MergedFact): TextKey => LABELS[fact] ?? fieldsOfFact(fact)[0]?.label ?? 'records.people'

/** The control that asks which of two records stays, and says below what becomes of the other one. */
export function mergeControl(pair: Pair, counts: ReadonlyMap<string, MergeCounts>) {
  return function MergeControl(props: FormControlProps) {
    return <MergeChoice {...props} pair={pair} counts={counts} />
  }
}

/** The control that asks whose word holds, with both. */
export function factControl(pair: Pair, fact: MergedFact) {
  return function FactControl(props: FormControlProps) {
    return <FactChoice {...props} pair={pair} fact={fact} />
  }
}

function FactChoice({ id, texts, isFirst, onChange, pair, fact }: FormControlProps & { pair: Pair; fact: MergedFact }) {
  const { t } = useText()
  const format = useFormat()
  const textOf = (partner: Partner): string => {
    const said = fieldsOfFact(fact).map((field) =>
      field.kind.shown(valuesOf(partner, field), { t, format, record: partner }),
    )
    const plain = said.length > 0 ? said : MERGED_FACTS[fact].map((prop) => String(partner[prop] ?? ''))
    return plain.filter((text) => text !== '' && text !== NOTHING).join(', ')
  }
  return (
    <SelectField
      name={id}
      label={t(factLabel(fact))}
      value={texts[id] ?? ''}
      {...(isFirst && { 'data-autofocus': true })}
      onChange={(event) => onChange({ [id]: event.target.value })}
    >
      {pair.map((partner) => (
        <option key={partner.id} value={partner.id}>
          {`${textOf(partner)} (${partner.number})`}
        </option>
      ))}
    </SelectField>
  )
}

interface MergeChoiceProps extends FormControlProps {
  pair: Pair
  counts: ReadonlyMap<string, MergeCounts>
}

function MergeChoice({ id, texts, isFirst, onChange, pair, counts }: MergeChoiceProps) {
  const { t } = useText()
  const format = useFormat()
  const [first, second] = pair
  const into = texts[id] === second.id ? second : first
  const from = into === first ? second : first
  const moves = (counts.get(from.id) ?? []).flatMap(({ entity, count }) => {
    const word = KINDS[entity]
    return word === undefined ? [] : [`${t(word)} ${format.number(count, 0)}`]
  })
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        name={id}
        label={t('partners.merge.into')}
        required
        value={into.id}
        {...(isFirst && { 'data-autofocus': true })}
        onChange={(event) => onChange({ [id]: event.target.value })}
      >
        {pair.map((partner) => (
          <option key={partner.id} value={partner.id}>
            {[partner.name, partner.number, placeText(partner)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      <div>
        <h3 className="text-section text-text-2">{t('partners.merge.follows')}</h3>
        <ul className="mt-1 list-disc pl-4">
          <li>{t('partners.merge.moves', { name: into.name, what: moves.join(' · ') || NOTHING })}</li>
          {from.contacts.length > 0 && (
            <li>{t('partners.merge.people', { people: from.contacts.map(({ name }) => name).join(', ') })}</li>
          )}
          <li>{t('partners.merge.gone', { name: from.name, number: from.number })}</li>
        </ul>
      </div>
    </div>
  )
}
