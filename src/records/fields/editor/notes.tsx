import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { FieldReading } from '../saving/check.ts'
import { FieldConflict } from './conflict.tsx'
import { sameValues, valuesOf, type Field } from '../field.ts'
import { useFieldPlace } from './place.tsx'
import type { OpenField } from '../saving/store.ts'

/**
 * What is said below a field: how it was understood, what is wrong or odd, what somebody else made of it, that it was not
 * sent. While somebody types it floats, so that nothing moves; what waits for a decision takes its place.
 */
export function FieldNotes(props: {
  id: string
  field: Field
  entry: OpenField
  reading: FieldReading
  error: string | undefined
  isFocused: boolean
  onSave(): void
}) {
  const { id, field, entry, reading, error, isFocused, onSave } = props
  const { t } = useText()
  const place = useFieldPlace()
  if (entry.state === 'conflict') return <FieldConflict id={id} field={field} entry={entry} />
  const now = valuesOf(place.record, field)
  const isMovedOn = !sameValues(now, entry.base) && !sameValues(now, reading.values ?? [])
  const warnings = reading.error === undefined && !reading.isUnchanged ? reading.warnings : []
  const isWaiting = entry.state === 'failed' || (!isFocused && !entry.isFresh)
  const isEmpty = error === undefined && !reading.understood && !isMovedOn && warnings.length === 0 && !isWaiting
  if (isEmpty) return null
  return (
    <div
      id={id}
      data-waits={isWaiting || undefined}
      className={classes(
        'flex flex-col gap-1 text-left text-chip font-normal',
        isWaiting
          ? 'py-1'
          : 'absolute inset-x-0 top-full z-10 mt-0.5 rounded-toast border border-line-strong bg-raised px-2 py-1 shadow-float',
      )}
    >
      {error !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-status-red">
          <StatusSign status="failure" className="mt-px" />
          {error}
        </p>
      )}
      {reading.understood !== undefined && (
        <p className="text-text-2">{t('ui.understood', { value: reading.understood })}</p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-1.5">
          <StatusSign status="warning" className="mt-px" />
          {warning}
        </p>
      ))}
      {isMovedOn && (
        <p className="text-text-2">
          {t('fields.movedOn')} <bdi className="text-text">{field.kind.shown(now, place.words)}</bdi>
        </p>
      )}
      {entry.state === 'failed' && <Failure entry={entry} />}
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-2">
          {entry.state === 'open' && error === undefined && <span className="text-text-2">{t('fields.unsaved')}</span>}
          <Button
            variant={entry.state === 'failed' ? 'primary' : 'secondary'}
            className="h-6 text-chip"
            onClick={onSave}
          >
            {t(entry.state === 'failed' ? 'fields.sendNow' : 'commands.form.save')}
          </Button>
          <Button className="h-6 text-chip" onClick={() => place.revert(field)}>
            {t('fields.revert')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Failure({ entry }: { entry: OpenField }) {
  const { t } = useText()
  const isOffline = entry.failure?.isOffline === true
  return (
    <FormFailure status={isOffline ? 'warning' : 'failure'} detail={entry.failure?.message}>
      {t(isOffline ? 'fields.offline' : 'fields.failed')}
    </FormFailure>
  )
}
