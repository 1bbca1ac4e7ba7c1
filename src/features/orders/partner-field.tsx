import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePartnerSearch } from '#src/api/partner-search.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { Combobox } from '#src/ui/combobox.tsx'

/** A customer or carrier by name; empty text means none. */
export function PartnerField(props: {
  kind: 'customer' | 'carrier'
  label: string
  id: string | undefined
  onChange(id: string | undefined): void
}) {
  const { kind, label, id, onChange } = props
  const call = useCall()
  const [text, setText] = useState<string>()
  const chosen = useQuery({
    ...queryFor(call, 'partners.get', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const { partners, busy } = usePartnerSearch(kind, text)
  const options = partners.map((partner) => ({
    id: partner.id,
    label: partner.name,
    detail: partner.city,
  }))
  return (
    <Combobox
      label={label}
      value={text ?? (id === undefined ? '' : (chosen.data?.name ?? id))}
      options={options}
      loading={busy}
      onChange={(next) => {
        setText(next)
        if (next.trim() === '') onChange(undefined)
      }}
      onPick={(option) => {
        setText(undefined)
        onChange(option.id)
      }}
      onBlur={() => setText(undefined)}
    />
  )
}
