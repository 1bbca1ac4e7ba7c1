import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { keyOf, useCommands } from '#src/commands/commands-provider.tsx'
import { displayKeys } from '#src/commands/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AddChip, Chip } from '#src/ui/chip.tsx'
import { FilterRow } from '#src/ui/page-header.tsx'
import { filterFacts } from './order-filter-words.ts'
import { hasFilters, type FilterKey, type OrderSearch } from './order-filters.ts'

interface RowProps {
  search: OrderSearch
  onChange(values: Partial<OrderSearch>): void
  /** Opens the dialog, on the field of this filter where one is named. */
  onOpen(field?: FilterKey): void
  onClear(): void
}

/** The filters that are set, as chips: Enter changes one, Entf takes it away, and the way to more. */
export function OrderFilterRow({ search, onChange, onOpen, onClear }: RowProps) {
  const { t } = useText()
  const format = useFormat()
  const { keymap, mac } = useCommands()
  const keys = (id: string) => {
    const key = keyOf(keymap, id)
    return key === undefined ? undefined : displayKeys(key, { mac, t })
  }
  const facts = filterFacts(search, t, format)
  const { chips, removed } = useFocusAfterRemoval(facts.map(({ names }) => names[0]))
  return (
    <FilterRow
      label={t('orders.filters')}
      {...(hasFilters(search) && {
        reset: { title: t('ui.resetFilters'), keys: keys('list.clearFilters'), onReset: onClear },
      })}
    >
      <span ref={chips} className="contents">
        {facts.map(({ names, label, value, partner }, index) => (
          <Chip
            key={names[0]}
            label={label}
            value={partner === undefined ? <bdi>{value}</bdi> : <PartnerName id={partner} />}
            onEdit={() => onOpen(names[0])}
            onRemove={() => {
              removed(names[0], index)
              onChange({
                ...Object.fromEntries(names.map((name) => [name, undefined])),
                page: undefined,
                row: undefined,
              })
            }}
          />
        ))}
        <AddChip keys={keys('list.filter')} onClick={() => onOpen()}>
          {t('orders.filter')}
        </AddChip>
      </span>
    </FilterRow>
  )
}

/** A chip that is taken away hands the focus to the one that takes its place, the last one to the button behind it. */
function useFocusAfterRemoval(names: readonly FilterKey[]) {
  const chips = useRef<HTMLSpanElement>(null)
  const waiting = useRef<{ name: FilterKey; index: number }>(undefined)
  useLayoutEffect(() => {
    const last = waiting.current
    if (last === undefined || names.includes(last.name)) return
    waiting.current = undefined
    const next = chips.current?.children[last.index]
    const target = next instanceof HTMLButtonElement ? next : next?.querySelector('button')
    target?.focus({ preventScroll: true })
  })
  const removed = (name: FilterKey, index: number) => {
    waiting.current = { name, index }
  }
  return { chips, removed }
}

/** The name behind an id in the URL; the id itself until it is known or where it may not be read. */
export function PartnerName({ id }: { id: string }) {
  const call = useCall()
  const { data } = useQuery({ ...queryFor(call, 'partners.get', { params: { id } }), retry: false })
  return <bdi>{data?.name ?? id}</bdi>
}
