import { useLayoutEffect, useRef } from 'react'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import type { FilterValues, ListFilters } from './define-filters.ts'
import { FilterFields } from './filter-fields.tsx'
import type { Filter } from './kinds.ts'
import type { ListSearch } from './search.ts'
import { useFilterForm } from './use-filter-form.ts'

/** All filters of a list in one form: Tab and Space, dates as people type them, Enter applies. */
export function FilterDialog(props: {
  filters: ListFilters
  /** Says the kit's words, or the list's own. */
  t: Translate
  search: ListSearch
  /** The param whose field gets the focus; the first one otherwise. */
  field?: string
  onCancel(): void
  onApply(filters: FilterValues): void
}) {
  const { filters, t, search, field, onCancel, onApply } = props
  const { role } = useSession()
  const element = useRef<HTMLFormElement>(null)
  const form = useFilterForm(filters, search)
  const rows = filters.rows
    .map((row) => row.filter((filter) => isOffered(filter, role, search)))
    .filter((row) => row.length > 0)
  const params = rows.flat().flatMap((filter) => [...filter.params])
  const focused = params.find((param) => param === field) ?? params[0] ?? ''
  useLayoutEffect(() => {
    const active = document.activeElement
    if (active instanceof HTMLInputElement && active.type === 'text') active.select()
  }, [])
  useFocusOnError(element, form.attempts)

  const submit = () => {
    const result = form.submit()
    if (result !== undefined) onApply(result)
  }
  return (
    <FormDialog
      ref={element}
      title={t('list.filters.title')}
      placement="top"
      width={680}
      confirm={t('list.filters.apply')}
      onCancel={onCancel}
      onSubmit={submit}
    >
      {rows.map((row) => (
        <div key={row[0]?.params[0]} className="grid gap-x-4 gap-y-3 sm:grid-cols-4">
          {row.map((filter) => (
            <FilterFields
              key={filter.params[0]}
              {...{ filters, filter, form, focused }}
              onTake={(values) => {
                const result = form.submitWith(values)
                if (result !== undefined) onApply(result)
              }}
            />
          ))}
        </div>
      ))}
    </FormDialog>
  )
}

/** Whether a filter has a field for this person, at this address. */
function isOffered(filter: Filter, role: Role, search: ListSearch): boolean {
  if (filter.kind === 'record') return may(role, filter.of.permission)
  return filter.kind !== 'text' || filter.former !== true || search[filter.params[0]] !== undefined
}

/** After an attempt that failed the keyboard is on the first field that has to be mended. */
function useFocusOnError(form: { current: HTMLFormElement | null }, attempts: number): void {
  useLayoutEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempts])
}
