import type { StopDraft } from '#src/domain/order-draft.ts'
import { findPlace } from '#src/domain/places.ts'
import type { StopKind } from '#src/domain/stop-window.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/field.tsx'
import { CountrySelect } from './customer-step.tsx'
import { elsewhere, LoadingPointField } from './loading-point-field.tsx'
import { DraftDate, DraftText, DraftWindow } from '../draft/fields.tsx'
import { FieldGrid } from './step-frame.tsx'
import { useWizard } from '../session/use-wizard.tsx'

/** Where and when is loaded or unloaded. */
export function StopStep({ kind }: { kind: StopKind }) {
  const { t } = useText()
  const { context, edit } = useWizard()
  const stop = context.data[kind]
  const change = (values: StopDraft) => edit({ step: kind, values })
  return (
    <>
      <LoadingPointField kind={kind} stop={stop} onChange={change} />
      <DraftText
        path={`${kind}.street`}
        label={t('wizard.street')}
        value={stop.street}
        onEdit={(street) => change(elsewhere(stop, { street }))}
      />
      <div className="grid grid-cols-[88px_1fr] gap-3">
        <DraftText
          path={`${kind}.postalCode`}
          label={t('wizard.postalCode')}
          value={stop.postalCode}
          onEdit={(postalCode) => change(elsewhere(stop, withCity({ ...stop, postalCode }, stop)))}
        />
        <DraftText
          path={`${kind}.city`}
          label={t('wizard.city')}
          required
          value={stop.city}
          onEdit={(city) => change(elsewhere(stop, { city }))}
        />
      </div>
      <CountrySelect
        path={`${kind}.country`}
        value={stop.country}
        onEdit={(country) => change(elsewhere(stop, withCity({ ...stop, country }, stop)))}
      />
      <FieldGrid>
        <DraftDate
          path={`${kind}.date`}
          label={t('wizard.date')}
          required
          hint={t('wizard.date.hint')}
          value={stop.date}
          onEdit={(date) => change({ date })}
        />
        <DraftWindow
          path={`${kind}.timeFrom`}
          label={t('wizard.window')}
          hint={t('wizard.window.hint')}
          kind={kind}
          stop={stop}
          onEdit={change}
        />
        <DraftText
          path={`${kind}.contactPerson`}
          label={t('wizard.contactPerson')}
          value={stop.contactPerson}
          onEdit={(contactPerson) => change({ contactPerson })}
        />
        <DraftText
          path={`${kind}.phone`}
          label={t('wizard.phone')}
          value={stop.phone}
          onEdit={(phone) => change({ phone })}
        />
        <DraftText
          path={`${kind}.reference`}
          label={t(`orders.field.${kind}Reference`)}
          value={stop.reference}
          onEdit={(reference) => change({ reference })}
        />
        <DraftText
          path={`${kind}.bookingNumber`}
          label={t('wizard.bookingNumber')}
          value={stop.bookingNumber}
          onEdit={(bookingNumber) => change({ bookingNumber })}
        />
      </FieldGrid>
      <CheckboxField
        label={t('wizard.fixed')}
        checked={stop.fixed ?? false}
        onChange={(event) => change({ fixed: event.target.checked })}
      />
    </>
  )
}

/** The town of a known postal code is filled in, unless the person typed another one. */
function withCity(stop: StopDraft, before: StopDraft): StopDraft {
  const typed = stop.city?.trim() ?? ''
  if (typed !== '' && typed !== townOf(before)) return stop
  const town = townOf(stop)
  return town === undefined ? stop : { ...stop, city: town }
}

/** The town with exactly this postal code. */
function townOf({ country, postalCode = '' }: StopDraft): string | undefined {
  const place = postalCode.trim() === '' ? undefined : findPlace(country, postalCode)
  return place && place.postalCode.replace(/[\s-]/g, '') === postalCode.replace(/[\s-]/g, '') ? place.city : undefined
}
