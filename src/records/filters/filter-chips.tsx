import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { AddChip, Chip } from '#src/ui/buttons/chip.tsx'
import { FilterRow } from '#src/ui/page/page-header.tsx'
import { filterFacts } from './words.ts'
import type { FilterValues, ListFilters } from './define-filters.ts'
import type { NamedRecords } from './named-record.ts'
import type { ListSearch } from './search.ts'

interface ChipsProps {
  filters: ListFilters
  search: ListSearch
  onChange(values: FilterValues): void
  /** Opens the dialog, on the field of this filter where one is named. */
  onOpen(field?: string): void
  onClear(): void
  /** Stands in front of them: the views of a screen with several lists. */
  lead?: ReactNode
}

/** The filters that are set, as chips: Enter changes one, Entf takes it away, and the way to more. */
export function FilterChips({ filters, search, onChange, onOpen, onClear, lead }: ChipsProps) {
  const { t } = useText()
  const keys = useKeyLookup()
  return (
    <FilterRow
      label={t('list.filters')}
      lead={lead}
      {...(filters.has(search) && {
        reset: { title: t('ui.resetFilters'), keys: keys('list.clearFilters'), onReset: onClear },
      })}
    >
      <FilterChipList filters={filters} search={search} onChange={onChange} onOpen={onOpen} />
    </FilterRow>
  )
}

interface ChipListProps extends Pick<ChipsProps, 'filters' | 'search' | 'onChange' | 'onOpen'> {
  /** Of what holds the chips that are set, without the way to more. */
  className?: string
  /** Stands in the way to more where the chips have no room. */
  narrow?: ReactNode
}

/** The chips alone, for a head that has other things beside them. */
export function FilterChipList({ filters, search, onChange, onOpen, className = 'contents', narrow }: ChipListProps) {
  const { t } = useText()
  const format = useFormat()
  const keys = useKeyLookup()
  const facts = filterFacts(filters, search, { t, format })
  const { chips, removed } = useFocusAfterRemoval(facts.map(({ names }) => names[0]))
  return (
    <span ref={chips} className="contents">
      <span className={className}>
        {facts.map(({ names, label, value, of }, index) => (
          <Chip
            key={names[0]}
            label={label}
            value={of === undefined ? <bdi>{value}</bdi> : <RecordName of={of} id={value} />}
            onEdit={() => onOpen(names[0])}
            onRemove={() => {
              removed(names[0], index)
              onChange(Object.fromEntries(names.map((name) => [name, undefined])))
            }}
          />
        ))}
      </span>
      <AddChip keys={keys('list.filter')} onClick={() => onOpen()}>
        {t('list.filter')}
        {narrow}
      </AddChip>
    </span>
  )
}

/** A chip that is taken away hands the focus to the one that takes its place, the last one to the button behind it. */
function useFocusAfterRemoval(names: readonly string[]) {
  const chips = useRef<HTMLSpanElement>(null)
  const waiting = useRef<{ name: string; index: number }>(undefined)
  useLayoutEffect(() => {
    const last = waiting.current
    if (last === undefined || names.includes(last.name)) return
    waiting.current = undefined
    // What is set stands in an element of its own, the way to more behind that.
    const [set, more] = chips.current?.children ?? []
    const target =
      set?.children[last.index]?.querySelector('button') ?? (more instanceof HTMLElement ? more : undefined)
    target?.focus({ preventScroll: true })
  })
  const removed = (name: string, index: number) => {
    waiting.current = { name, index }
  }
  return { chips, removed }
}

/** The name behind an id in the URL; the id itself until it is known or where it may not be read. */
export function RecordName({ of, id }: { of: NamedRecords; id: string }) {
  const { useName } = of
  return <bdi>{useName(id) ?? id}</bdi>
}
