import { useEffect, useRef } from 'react'
import { useLocalKeys } from '#src/commands/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/status-sign.tsx'
import type { FieldReading } from './order-field-check.ts'
import { useFieldPlace } from './order-field-place.tsx'
import type { OpenField } from './order-field-store.ts'
import { sameValues, valuesOf, type OrderField } from './order-fields.ts'

/**
 * What is said below a field: how it was understood, what is wrong or odd, what somebody else made of it, that it was not
 * sent. While somebody types it floats, so that nothing moves; what waits for a decision takes its place.
 */
export function FieldNotes(props: {
  id: string
  field: OrderField
  entry: OpenField
  reading: FieldReading
  error: string | undefined
  isFocused: boolean
  onSave(): void
}) {
  const { id, field, entry, reading, error, isFocused, onSave } = props
  const { t } = useText()
  const place = useFieldPlace()
  if (entry.state === 'conflict') return <Conflict id={id} field={field} entry={entry} />
  const now = valuesOf(place.order, field)
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
          {t('orders.fields.movedOn')} <bdi className="text-text">{field.kind.shown(now, place.words)}</bdi>
        </p>
      )}
      {entry.state === 'failed' && <Failure entry={entry} />}
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-2">
          {entry.state === 'open' && error === undefined && (
            <span className="text-text-2">{t('orders.fields.unsaved')}</span>
          )}
          <Button
            variant={entry.state === 'failed' ? 'primary' : 'secondary'}
            className="h-6 text-chip"
            onClick={onSave}
          >
            {t(entry.state === 'failed' ? 'orders.form.sendNow' : 'commands.form.save')}
          </Button>
          <Button className="h-6 text-chip" onClick={() => place.revert(field)}>
            {t('orders.form.revert')}
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
    <p role="alert" className="flex items-start gap-1.5">
      <StatusSign status={isOffline ? 'warning' : 'failure'} className="mt-px" />
      <span>
        {t(isOffline ? 'orders.form.offline' : 'orders.form.failed')}
        <span className="block text-text-2">{entry.failure?.message}</span>
      </span>
    </p>
  )
}

/**
 * Mine and theirs side by side; neither is lost until the person decides (decision A21). It comes with an answer of the
 * server: the keyboard is on the button that loses neither.
 */
function Conflict({ id, field, entry }: { id: string; field: OrderField; entry: OpenField }) {
  const { t } = useText()
  const place = useFieldPlace()
  const box = useRef<HTMLDivElement>(null)
  const mine = entry.values === undefined ? entry.text : field.kind.shown(entry.values, place.words)
  const theirs = entry.theirs === undefined ? '' : field.kind.shown(valuesOf(entry.theirs, field), place.words)
  const keepMine = () => place.keepMine(field)
  const takeTheirs = () => place.takeTheirs(field)
  const editOn = () => place.type(field, entry.text)
  useLocalKeys(
    box,
    new Map([
      ['1', keepMine],
      ['2', takeTheirs],
    ]),
  )
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      data-own-keys
      data-waits
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        editOn()
      }}
      className="my-1 flex flex-col gap-1 text-left rounded-toast border border-status-amber p-2 text-chip"
    >
      <p className="flex items-start gap-1.5">
        <StatusSign status="warning" className="mt-px" />
        {t('orders.form.conflict')}
      </p>
      <p className="text-text-3">
        {t('orders.form.mine')}: <bdi className="whitespace-pre-wrap text-text">{mine}</bdi>
      </p>
      <p className="text-text-3">
        {t('orders.form.theirs')}: <bdi className="whitespace-pre-wrap text-text">{theirs}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" className="h-6 text-chip" keys="1" onClick={keepMine}>
          {t('orders.form.keepMine')}
        </Button>
        <Button className="h-6 text-chip" keys="2" onClick={takeTheirs}>
          {t('orders.form.takeTheirs')}
        </Button>
        <Button className="h-6 text-chip" keys="Esc" data-harmless onClick={editOn}>
          {t('orders.form.editOn')}
        </Button>
      </div>
    </div>
  )
}
