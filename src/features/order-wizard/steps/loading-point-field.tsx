import type { StopDraft } from '#src/domain/stops/draft.ts'
import { placeLine, useStopPlaces } from '#src/entities/stops/stop-places.ts'
import type { StopPlace } from '#src/contract/loading-points.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { openingHoursText } from '#src/entities/places/opening-hours-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useAsking } from '#src/records/form/suggested-field.tsx'
import type { ComboboxOption } from '#src/ui/form/combobox.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { DraftSuggested } from './suggested.tsx'

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
  const { context } = useWizard()
  const asking = useAsking()
  const text = stop.company ?? ''
  const isAsked = asking.isAsking && may(role, 'partners.read')
  const { customerId } = context.data.customer
  const { places, busy } = useStopPlaces(kind, customerId, asking.isTyped ? text : '', isAsked)
  const about = [stop.ramp, openingHoursText(stop.openingHours, format), stop.driverHints].filter(Boolean).join(' · ')
  return (
    <DraftSuggested
      path={`${kind}.company`}
      first
      hint={about || undefined}
      label={t(`wizard.${kind}.company`)}
      maxLength={400}
      value={stop.company}
      asking={asking}
      asks={text === '' && places.some(({ own }) => own)}
      offered={{ options: places.map(optionOf), busy }}
      isOpen
      onEdit={(company) => onChange(elsewhere(stop, { company }))}
      onTake={(taken) => taken && onChange(stopAt(taken.place, stop))}
    />
  )
}

/** A place as a row: one without a name goes by its street. */
function optionOf(place: StopPlace): ComboboxOption & { place: StopPlace } {
  const { id, company, street = '', postalCode = '', city = '' } = place
  return company === undefined
    ? { id, label: street, detail: `${postalCode} ${city}`.trim(), place }
    : { id, label: company, detail: placeLine(place), place }
}

/** A stop at a place: what that does not know of whom to ask stays as it was typed. */
function stopAt({ id: _id, own: _own, ...place }: StopPlace, { contactPerson, phone, email }: StopDraft): StopDraft {
  return {
    ...UNKNOWN,
    ...place,
    contactPerson: place.contactPerson ?? contactPerson,
    phone: place.phone ?? phone,
    email: place.email ?? email,
  }
}
