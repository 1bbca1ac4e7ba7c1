import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { Combobox } from '#src/ui/combobox.tsx'

/** Pause in ms after typing before the server is asked. Source: specification 9, search debounce */
const PAUSE = 300

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
  const asked = usePaused(text ?? '')
  const chosen = useQuery({
    ...queryFor(call, 'partners.get', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const found = useQuery({
    ...queryFor(call, 'partners.list', { query: { kind, limit: 10, ...(asked && { q: asked }) } }),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  })
  const options = (text === undefined ? [] : (found.data?.data ?? [])).map((partner) => ({
    id: partner.id,
    label: partner.name,
    detail: partner.city,
  }))
  return (
    <Combobox
      label={label}
      value={text ?? (id === undefined ? '' : (chosen.data?.name ?? id))}
      options={options}
      loading={found.isFetching}
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

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
