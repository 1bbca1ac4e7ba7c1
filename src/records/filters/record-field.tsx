import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePartnerSearch } from '#src/api/partner-search.ts'
import { usePaused } from '#src/api/paused.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { useRecordName, type NamedRecord } from './named-record.ts'

/** What stands in the field: a record that was picked, and text that is none yet. */
export interface RecordValue {
  id: string | undefined
  typed?: string
}

/** Most that are offered. */
const MOST = 10

/** A record by its name; empty text means none. What was typed but not picked stays, so that nothing is lost. */
export function RecordField(props: {
  of: NamedRecord
  label: string
  value: RecordValue
  error?: string
  /** Gets the focus when the dialog opens. */
  focused?: boolean
  onChange(value: RecordValue): void
}) {
  const { of, label, value, error, focused, onChange } = props
  const { id, typed } = value
  const name = useRecordName(of, id)
  const { options, busy } = useFound(of, typed)
  const pickTyped = () => {
    const named = options.filter((option) => option.label.toLowerCase() === typed?.trim().toLowerCase())
    if (named[0] !== undefined && named.length === 1) onChange({ id: named[0].id })
  }
  return (
    <Combobox
      label={label}
      value={typed ?? (id === undefined ? '' : (name ?? id))}
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

interface Found {
  options: { id: string; label: string; detail: string }[]
  busy: boolean
}

/** What fits what is typed; undefined asks nobody. */
function useFound(of: NamedRecord, typed: string | undefined): Found {
  const isPartner = of === 'customer' || of === 'carrier'
  const found = usePartnerSearch(of === 'customer' ? of : 'carrier', isPartner ? typed : undefined)
  const others = useFleetFound(of, isPartner ? undefined : typed)
  if (!isPartner) return others
  return { options: found.partners.map(({ id, name, city }) => ({ id, label: name, detail: city })), busy: found.busy }
}

/** Vehicles by plate, drivers by name. Until the answer to the text is there nothing is offered: Enter must not take a stranger. */
function useFleetFound(of: NamedRecord, typed: string | undefined): Found {
  const call = useCall()
  const asked = usePaused(typed ?? '')
  const q = asked.trim().slice(0, 200)
  const query = { limit: MOST, ...(q !== '' && { q }) }
  const is = (kind: NamedRecord) => of === kind && typed !== undefined
  const held = { placeholderData: keepPreviousData } as const
  const vehicles = useQuery({ ...queryFor(call, 'vehicles.list', { query }), ...held, enabled: is('vehicle') })
  const drivers = useQuery({ ...queryFor(call, 'drivers.list', { query }), ...held, enabled: is('driver') })
  const { isFetching, isPlaceholderData } = of === 'vehicle' ? vehicles : drivers
  if (typed === undefined) return { options: [], busy: false }
  const all =
    of === 'vehicle'
      ? (vehicles.data?.data ?? []).map(({ id, licencePlate, currentCity }) => ({
          id,
          label: licencePlate,
          detail: currentCity,
        }))
      : (drivers.data?.data ?? []).map(({ id, name, phone }) => ({ id, label: name, detail: phone }))
  return { options: asked === typed && !isPlaceholderData ? all : [], busy: isFetching || asked !== typed }
}
