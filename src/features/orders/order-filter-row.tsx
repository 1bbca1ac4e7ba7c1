import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { keyOf, useCommands } from '#src/commands/commands-provider.tsx'
import { displayKeys } from '#src/commands/keys.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AddChip, Chip } from '#src/ui/chip.tsx'
import { FilterRow } from '#src/ui/page-header.tsx'
import {
  FILTER_STATUSES,
  hasFilters,
  statusesIn,
  wholeWeeks,
  type OrderFilters,
  type OrderSearch,
} from './order-filters.ts'

interface RowProps {
  search: OrderSearch
  onChange(values: Partial<OrderSearch>): void
  onOpen(): void
  onClear(): void
}

/** The filters that are set, as chips, and the way to more. */
export function OrderFilterRow({ search, onChange, onOpen, onClear }: RowProps) {
  const { t } = useText()
  const format = useFormat()
  const { keymap, mac } = useCommands()
  const keys = (id: string) => {
    const key = keyOf(keymap, id)
    return key === undefined ? undefined : displayKeys(key, { mac, t })
  }
  const chip = (label: string, value: ReactNode, names: readonly (keyof OrderFilters)[]) => (
    <Chip
      key={names[0]}
      label={label}
      value={value}
      onEdit={onOpen}
      onRemove={() =>
        onChange({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined, row: undefined })
      }
    />
  )
  const { q, status, customer, carrier, from, to, plz, unassigned } = search
  return (
    <FilterRow
      label={t('orders.filters')}
      {...(hasFilters(search) && {
        reset: { title: t('ui.resetFilters'), keys: keys('list.clearFilters'), onReset: onClear },
      })}
    >
      {q && chip(t('orders.filter.text'), q, ['q'])}
      {status && chip(t('orders.column.status'), statusText(status, t), ['status'])}
      {unassigned && chip(t('orders.filter.assignment'), t('orders.filter.unassigned'), ['unassigned'])}
      {customer && chip(t('orders.customer'), <PartnerName id={customer} />, ['customer'])}
      {carrier && chip(t('orders.carrier'), <PartnerName id={carrier} />, ['carrier'])}
      {(from || to) && chip(t('orders.column.pickup'), periodText(from, to, t, format), ['from', 'to'])}
      {plz && chip(t('orders.filter.areas'), t('orders.filter.areas.value', { areas: areasText(plz) }), ['plz'])}
      <AddChip keys={keys('list.filter')} onClick={onOpen}>
        {t('orders.filter')}
      </AddChip>
    </FilterRow>
  )
}

function statusText(text: string, t: Translate): string {
  const chosen = statusesIn(text)
  if (chosen.length <= 2) return chosen.map((status) => t(`order.status.${status}`)).join(', ')
  return t('orders.filter.some', { some: chosen.length, all: FILTER_STATUSES.length })
}

const areasText = (plz: string) => plz.replaceAll('-', '–').replaceAll(',', ', ')

function periodText(from: string | undefined, to: string | undefined, t: Translate, format: Format): string {
  const weeks = wholeWeeks(from, to)
  if (weeks) return weeks[0] === weeks[1] ? format.week(from) : `${format.week(from)}–${weeks[1]}`
  if (from === to) return format.date(from)
  if (to === undefined) return t('orders.filter.from', { date: format.date(from) })
  if (from === undefined) return t('orders.filter.to', { date: format.date(to) })
  return `${format.date(from)}–${format.date(to)}`
}

/** The name behind an id in the URL; the id itself until it is known or where it may not be read. */
function PartnerName({ id }: { id: string }) {
  const call = useCall()
  const { data } = useQuery({ ...queryFor(call, 'partners.get', { params: { id } }), retry: false })
  return <bdi>{data?.name ?? id}</bdi>
}
