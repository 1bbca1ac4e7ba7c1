import { useState } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { BLOCK_KINDS, type BlockKind } from '#src/domain/vehicles/vehicles.ts'
import { checkBlock } from '#src/domain/vehicles/checks.ts'
import { readDay } from '#src/i18n/typed-dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import { todayNow } from '../vehicle-columns.tsx'
import { useSending } from './use-sending.ts'
import { blockVehicle } from './vehicle-changes.late.ts'

/** How long and why a vehicle cannot be planned. */
export function BlockDialog(props: { context: CommandContext; vehicle: Vehicle; onClose(): void }) {
  const { context, vehicle, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const [typed, setTyped] = useState({ kind: 'workshop' as BlockKind, from: 'heute', to: '', reason: '' })
  const today = todayNow()
  // What is no day stays as it is typed, and is refused as such.
  const dayOf = (text: string) => (text.trim() === '' ? undefined : (readDay(text, today) ?? text))
  const [from, to] = [dayOf(typed.from), dayOf(typed.to)]
  const draft = { from, to, reason: typed.reason }
  const send = () => {
    const body = { kind: typed.kind, from: from ?? '', reason: typed.reason, ...(to !== undefined && { to }) }
    return blockVehicle(context, vehicle, body, format.date(from))
  }
  const { submit, isSending, failure, errorAt } = useSending(() => checkBlock(draft), send, onClose)
  const understood = (day: string | undefined, text: string) =>
    day === undefined || day === text ? undefined : format.dateWithYear(day)
  return (
    <FormDialog
      title={`${plainTitle(t('vehicles.block.title'))}: ${vehicle.licencePlate}`}
      confirm={plainTitle(t('vehicles.block.title'))}
      width={440}
      onCancel={onClose}
      onSubmit={submit}
    >
      <SelectField
        name="kind"
        label={t('vehicles.block.kind')}
        value={typed.kind}
        onChange={({ target }) =>
          setTyped({ ...typed, kind: BLOCK_KINDS.find((kind) => kind === target.value) ?? 'other' })
        }
      >
        {BLOCK_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`vehicles.block.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3">
        <WithCalendar
          day={isPlainDate(from) ? from : undefined}
          readOnly={isSending}
          onPick={(day) => setTyped({ ...typed, from: day })}
        >
          {(calendar) => (
            <TextField
              name="from"
              unit={calendar}
              label={t('vehicles.block.from')}
              required
              data-autofocus
              hint={understood(from, typed.from) ?? t('list.filter.date.hint')}
              maxLength={20}
              readOnly={isSending}
              value={typed.from}
              error={errorAt('from')}
              onChange={({ target }) => setTyped({ ...typed, from: target.value })}
            />
          )}
        </WithCalendar>
        <WithCalendar
          day={isPlainDate(to) ? to : undefined}
          readOnly={isSending}
          onPick={(day) => setTyped({ ...typed, to: day })}
        >
          {(calendar) => (
            <TextField
              name="to"
              unit={calendar}
              label={t('vehicles.block.to')}
              hint={understood(to, typed.to) ?? t('vehicles.block.to.hint')}
              maxLength={20}
              readOnly={isSending}
              value={typed.to}
              error={errorAt('to')}
              onChange={({ target }) => setTyped({ ...typed, to: target.value })}
            />
          )}
        </WithCalendar>
      </div>
      <TextField
        name="reason"
        label={t('vehicles.block.reason')}
        required
        maxLength={200}
        readOnly={isSending}
        value={typed.reason}
        error={errorAt('reason')}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
      />
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-chip">
          <StatusSign status="failure" className="mt-px" />
          {failure}
        </p>
      )}
    </FormDialog>
  )
}
