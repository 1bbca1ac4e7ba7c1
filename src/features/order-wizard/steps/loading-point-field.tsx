import { useState } from 'react'
import { pointPlace, useLoadingPointSearch } from '#src/api/loading-point-search.ts'
import type { LoadingPoint } from '#src/contract/loading-points.ts'
import type { StopDraft } from '#src/domain/order-draft.ts'
import { may } from '#src/domain/roles.ts'
import type { StopKind } from '#src/domain/stop-window.ts'
import { openingHoursText } from '#src/i18n/opening-hours-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { useFieldProps } from '../draft/fields.tsx'
import { useWizard } from '../session/use-wizard.tsx'

/** The row that leaves a name as it is typed, where loading points stand beside it. */
const AS_TYPED = 'as-typed'

/** What only a loading point knows of a place. */
const UNKNOWN = { loadingPointId: undefined, ramp: undefined, openingHours: undefined, driverHints: undefined }

/** Another name or address is another place: what the loading point said of itself does not hold there. */
export function elsewhere(stop: StopDraft, values: StopDraft): StopDraft {
  return stop.loadingPointId === undefined ? values : { ...values, ...UNKNOWN }
}

/** The company where is loaded or unloaded: a known loading point with all that belongs to it, or any other name. */
export function LoadingPointField(props: { kind: StopKind; stop: StopDraft; onChange(values: StopDraft): void }) {
  const { kind, stop, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const { context, typing, leave, acted, keepKeys } = useWizard()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState(false)
  const path = `${kind}.company`
  const text = stop.company ?? ''
  const isAsked = asking && may(role, 'partners.read')
  const { points, busy } = useLoadingPointSearch(context.data.customer.customerId, typed ? text : '', isAsked)
  const isKnown = points.some(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  const isOwn = typed && text.trim() !== '' && points.length > 0 && !isKnown
  const about = [stop.ramp, openingHoursText(stop.openingHours, format), stop.driverHints].filter(Boolean).join(' · ')
  const { onBlur, ...words } = useFieldProps({ path, first: true, hint: about || undefined })
  return (
    <Combobox
      {...words}
      label={t(`wizard.${kind}.company`)}
      maxLength={400}
      value={text}
      loading={busy}
      sent={acted}
      keepKeys={keepKeys}
      options={[
        ...points.map((point) => ({ id: point.id, label: point.name, detail: pointPlace(point) })),
        ...(isOwn ? [{ id: AS_TYPED, label: t('fields.asTyped', { text: text.trim() }) }] : []),
      ]}
      onFocus={() => setAsking(true)}
      onBlur={() => {
        setAsking(false)
        setTyped(false)
        onBlur()
      }}
      onChange={(company) => {
        typing(path)
        setTyped(true)
        onChange(elsewhere(stop, { company: company === '' ? undefined : company }))
      }}
      onPick={({ id }) => {
        const point = points.find((one) => one.id === id)
        if (point) onChange(stopAt(point, stop))
        leave(path)
      }}
    />
  )
}

/** A stop at a loading point: what that does not know of whom to ask stays as it was typed. */
function stopAt(point: LoadingPoint, { contactPerson, phone }: StopDraft): StopDraft {
  return {
    loadingPointId: point.id,
    company: point.name,
    street: point.street,
    postalCode: point.postalCode,
    city: point.city,
    country: point.country,
    contactPerson: point.contactPerson ?? contactPerson,
    phone: point.phone ?? phone,
    ramp: point.ramp,
    openingHours: point.openingHours,
    driverHints: point.driverHints,
  }
}
