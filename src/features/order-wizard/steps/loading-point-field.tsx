import type { StopDraft } from '#src/domain/stops/draft.ts'
import { useState } from 'react'
import { placeLine, useStopPlaces } from '#src/entities/stops/stop-places.ts'
import type { StopPlace } from '#src/contract/loading-points.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { openingHoursText } from '#src/entities/places/opening-hours-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Combobox, type ComboboxOption } from '#src/ui/form/combobox.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useFieldProps } from './fields.tsx'
import { useWizard } from '../session/use-wizard.tsx'

/** The row that leaves a name as it is typed, where places stand beside it. */
const AS_TYPED = 'as-typed'

/** What only a loading point knows of a place. */
const UNKNOWN = { loadingPointId: undefined, ramp: undefined, openingHours: undefined, driverHints: undefined }

/** Another name or address is another place: what the loading point said of itself does not hold there. */
export function elsewhere(stop: StopDraft, values: StopDraft): StopDraft {
  return stop.loadingPointId === undefined ? values : { ...values, ...UNKNOWN }
}

/**
 * The company where is loaded or unloaded: a known place with all that belongs to it, or any other name. The customer's own places
 * are shown before anything is typed.
 */
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
  const { places, busy } = useStopPlaces(kind, context.data.customer.customerId, typed ? text : '', isAsked)
  const isKnown = places.some(({ company = '' }) => company.toLowerCase() === text.trim().toLowerCase())
  const isOwn = typed && text.trim() !== '' && places.length > 0 && !isKnown
  const about = [stop.ramp, openingHoursText(stop.openingHours, format), stop.driverHints].filter(Boolean).join(' · ')
  const { onBlur, ...words } = useFieldProps({ path, first: true, hint: about || undefined })
  return (
    <Combobox
      {...words}
      label={t(`wizard.${kind}.company`)}
      maxLength={400}
      value={text}
      loading={busy}
      asks={text === '' && places.some(({ own }) => own)}
      sent={acted}
      keepKeys={keepKeys}
      options={[
        ...places.map(optionOf),
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
        const place = places.find((one) => one.id === id)
        if (place) onChange(stopAt(place, stop))
        leave(path)
      }}
    />
  )
}

/** A place as a row: one without a name goes by its street. */
function optionOf(place: StopPlace): ComboboxOption {
  const { id, company, street = '', postalCode = '', city = '' } = place
  return company === undefined
    ? { id, label: street, detail: `${postalCode} ${city}`.trim() }
    : { id, label: company, detail: placeLine(place) }
}

/** A stop at a place: what that does not know of whom to ask stays as it was typed. */
function stopAt({ id: _id, own: _own, ...place }: StopPlace, { contactPerson, phone }: StopDraft): StopDraft {
  return {
    ...UNKNOWN,
    ...place,
    contactPerson: place.contactPerson ?? contactPerson,
    phone: place.phone ?? phone,
  }
}
