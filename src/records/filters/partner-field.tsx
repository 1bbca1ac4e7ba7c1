import { useQuery } from '@tanstack/react-query'
import { usePartnerSearch } from '#src/api/partner-search.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { Combobox } from '#src/ui/combobox.tsx'

/** What stands in the field: a partner that was picked, and text that is no partner yet. */
export interface PartnerValue {
  id: string | undefined
  typed?: string
}

/** A customer or carrier by name; empty text means none. What was typed but not picked stays, so that nothing is lost. */
export function PartnerField(props: {
  kind: 'customer' | 'carrier'
  label: string
  value: PartnerValue
  error?: string
  /** Gets the focus when the dialog opens. */
  focused?: boolean
  onChange(value: PartnerValue): void
}) {
  const { kind, label, value, error, focused, onChange } = props
  const { id, typed } = value
  const call = useCall()
  const chosen = useQuery({
    ...queryFor(call, 'partners.get', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const { partners, busy } = usePartnerSearch(kind, typed)
  const options = partners.map((partner) => ({
    id: partner.id,
    label: partner.name,
    detail: partner.city,
  }))
  const pickTyped = () => {
    const named = options.filter((option) => option.label.toLowerCase() === typed?.trim().toLowerCase())
    if (named[0] !== undefined && named.length === 1) onChange({ id: named[0].id })
  }
  return (
    <Combobox
      label={label}
      value={typed ?? (id === undefined ? '' : (chosen.data?.name ?? id))}
      options={options}
      loading={busy}
      error={error}
      data-autofocus={focused ? '' : undefined}
      onChange={(next) => onChange(next.trim() === '' ? { id: undefined, typed: next } : { id, typed: next })}
      onPick={(option) => onChange({ id: option.id })}
      onBlur={pickTyped}
    />
  )
}
