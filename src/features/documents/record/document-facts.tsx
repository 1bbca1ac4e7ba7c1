import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { retainedUntil } from '#src/domain/documents/retention.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { DOCUMENT_FIELDS, editableDocument } from '../fields/document-fields.ts'

/** What a document is and belongs to, each edited in place; who brought it and when. Stands within its `FieldsOf`. */
export function DocumentFacts() {
  const { t } = useText()
  const format = useFormat()
  const { shown: document } = useFieldPlaceOf(editableDocument)
  const { transportId, vehicleId, driverId, orderId } = document
  const retained = retainedUntil(document)
  return (
    <Section
      title={t('records.document.facts')}
      fact={<CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />}
    >
      <dl>
        <FieldLines fields={DOCUMENT_FIELDS} />
        {transportId !== undefined && (
          <Fact label={t('orders.transport')}>
            <RecordLink kind="transport" id={transportId} label={orderId ?? transportId} />
          </Fact>
        )}
        {vehicleId !== undefined && (
          <Fact label={t('records.vehicle')}>
            <RecordLink kind="vehicle" id={vehicleId} label={vehicleId} />
          </Fact>
        )}
        {driverId !== undefined && (
          <Fact label={t('records.driver')}>
            <RecordLink kind="driver" id={driverId} label={driverId} />
          </Fact>
        )}
        <Fact label={t('records.document.uploaded')}>{format.stamp(document.uploadedAt)}</Fact>
        <Fact label={t('records.document.by')}>{document.uploadedBy ?? '–'}</Fact>
        {retained !== undefined && <Fact label={t('records.document.retained')}>{format.dateWithYear(retained)}</Fact>}
        <Fact label={t('records.document.size')}>{format.fileSize(document.size)}</Fact>
        {Object.entries(document.metadata ?? {}).map(([name, value]) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Section>
  )
}
