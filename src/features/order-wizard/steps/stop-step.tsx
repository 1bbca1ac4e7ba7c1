import { DraftDate, DraftWindow } from './typed-fields.tsx'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { elsewhere, LoadingPointField } from './loading-point-field.tsx'
import { DraftLines, DraftText } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
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
      <PlaceFields kind={kind} stop={stop} onChange={change} />
      <FieldGrid>
        <DraftDate
          path={`${kind}.date`}
          label={t('wizard.date')}
          required
          hint={t('wizard.date.hint')}
          value={stop.date}
          loaded={kind === 'delivery' ? context.data.pickup.date : undefined}
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
          label={t('orders.label.bookingNumber')}
          value={stop.bookingNumber}
          onEdit={(bookingNumber) => change({ bookingNumber })}
        />
      </FieldGrid>
      {kind === 'delivery' && <FurtherLines stop={stop} onChange={change} />}
      <CheckboxField
        label={t('wizard.fixed')}
        checked={stop.fixed ?? false}
        onChange={(event) => change({ fixed: event.target.checked })}
      />
    </>
  )
}

/** Places between the first and the last, and which goods go from where to where: a line each. */
function FurtherLines({ stop, onChange }: { stop: StopDraft; onChange(values: StopDraft): void }) {
  const { t } = useText()
  return (
    <>
      <DraftLines
        path="delivery.furtherStops"
        label={t('orders.field.furtherStops')}
        hint={t('issue.stopLine')}
        value={stop.furtherStops}
        onEdit={(furtherStops) => onChange({ furtherStops })}
      />
      <DraftLines
        path="delivery.goodsLines"
        label={t('orders.field.goodsLines')}
        hint={t('issue.goodsLine')}
        value={stop.goodsLines}
        onEdit={(goodsLines) => onChange({ goodsLines })}
      />
    </>
  )
}
