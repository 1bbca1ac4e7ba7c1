import { ORDER_EVENT_TYPES, type OrderEvent } from '#src/contract/orders/events.ts'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/form/field.tsx'

/** What of a history is shown: one kind of event, one person, one day; what is empty leaves nothing out. */
export interface EventFilter {
  kind: string
  person: string
  day: string
}

export const allEvents: EventFilter = { kind: '', person: '', day: '' }

/** The kind of an event; one that is not known counts as a change. */
export const kindOf = ({ type }: OrderEvent) => ORDER_EVENT_TYPES.find((known) => known === type) ?? 'updated'

/** The day of an event in Europe/Berlin. */
export const dayOf = ({ createdAt }: OrderEvent): PlainDate => epochToZoned(Date.parse(createdAt)).date

/** Pure: whether an event is among those that are wanted. */
export function isWanted(event: OrderEvent, { kind, person, day }: EventFilter): boolean {
  return (
    (kind === '' || kindOf(event) === kind) &&
    (person === '' || event.actorName === person) &&
    (day === '' || dayOf(event) === day)
  )
}

/** What a kind of event is called where no event of it is meant. */
export const kindText = (kind: ReturnType<typeof kindOf>, t: Translate) => t(`orders.event.${kind}`, { to: '…' })

/** Kind, person and day to choose from: what there is in the history, and no more. */
export function EventFilterFields(props: {
  events: readonly OrderEvent[]
  filter: EventFilter
  onChange(filter: EventFilter): void
}) {
  const { events, filter, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const choices = {
    kind: [...new Set(events.map(kindOf))].map((kind) => [kind, kindText(kind, t)] as const),
    person: [...new Set(events.map(({ actorName }) => actorName))].toSorted().map((name) => [name, name] as const),
    day: [...new Set(events.map(dayOf))].map((day) => [day, format.date(day)] as const),
  }
  const names = ['kind', 'person', 'day'] as const
  return (
    <div role="group" aria-label={t('orders.events.filter')} className="mb-2 grid grid-cols-3 gap-2">
      {names.map((name) => (
        <SelectField
          key={name}
          label={t(`orders.events.filter.${name}`)}
          value={filter[name]}
          onChange={({ target }) => onChange({ ...filter, [name]: target.value })}
        >
          <option value="">{t('orders.events.filter.all')}</option>
          {choices[name].map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}
